import { DEMO_LOG_INS } from "../../prisma/demo/demo-log-ins.ts";
import { loadDemo } from "../../prisma/demo/load-demo.ts";
import { tokenHash } from "../../server/accounts/tokens.ts";
import type { TestApp } from "../../server/testing/test-app.ts";

/** The data of the pages: the demo, and additions. */
export interface World {
  readonly seeker: string;
  readonly recruiter: string;
  readonly operator: string;
  /** A job of the recruiter, with applicants. */
  readonly job: { readonly id: string; readonly title: string };
  readonly application: string;
  /** A job with questions, to which the seeker has not applied. */
  readonly asking: { readonly id: string; readonly title: string };
  readonly companySlug: string;
  /** A person with whom the seeker is connected and has exchanged messages. */
  readonly friend: string;
  /** Tokens of mails that were never sent. */
  readonly tokens: { readonly reset: string; readonly invitation: string };
}

const TOKENS = { reset: "a-link-to-set-a-password-anew", invitation: "a-link-into-a-company" };

/** Fills the database of a test server. */
export async function makeWorld(app: TestApp): Promise<World> {
  const { prisma } = app.db;
  await loadDemo(app.app.platform);
  const idOf = async (email: string) => (await prisma.account.findFirstOrThrow({ where: { email } })).id;
  const seeker = await idOf(DEMO_LOG_INS.seeker);
  const recruiter = await idOf(DEMO_LOG_INS.recruiter);
  const open = { deletedAt: null, listed: true };
  const application = await prisma.application.findFirstOrThrow({
    where: { job: { companyId: recruiter, ...open }, status: "APPLIED" },
    include: { job: true },
    orderBy: { job: { applications: { _count: "desc" } } },
  });
  const asking = await prisma.job.findFirstOrThrow({
    where: { ...open, questions: { not: [] }, applications: { none: { seekerId: seeker } } },
  });
  const { slug } = await prisma.company.findUniqueOrThrow({ where: { id: recruiter } });
  const conversation = await prisma.conversation.findFirstOrThrow({
    where: { members: { some: { seekerId: seeker } } },
  });
  const friend = [conversation.lowId, conversation.highId].find((id) => id !== seeker) ?? "";
  await app.build.message({ conversationId: conversation.id, senderId: friend });

  const as = await app.signedInAs(seeker);
  await app.perform("createJobAlert", { input: { filter: { keyword: "engineer" }, frequency: "DAILY" } }, as);
  const report = { kind: "JOB", id: asking.id, reason: "FRAUD", note: "They want money first." };
  await app.perform("report", { input: report }, as);
  for (const [accountId, title, path] of [
    [seeker, "You were accepted for Field Botanist", "/main/appliedjobs"],
    [seeker, "Somebody wants to connect", "/main/allusers"],
    [recruiter, "Three people applied to your job", "/main-recruiter/view-jobs"],
  ] as const)
    await prisma.notice.create({
      data: { accountId, kind: "APPLICATION_DECIDED", cause: crypto.randomUUID(), title, path },
    });

  const later = new Date(Date.now() + 60 * 60 * 1000);
  const secret = { accountId: seeker, purpose: "RESET_PASSWORD" as const, expiresAt: later };
  await prisma.emailToken.create({ data: { ...secret, tokenHash: tokenHash(TOKENS.reset) } });
  const invited = { companyId: recruiter, email: "new@example.com", role: "RECRUITER" as const, expiresAt: later };
  const sent = { invitedById: recruiter, tokenHash: tokenHash(TOKENS.invitation) };
  await prisma.companyInvitation.create({ data: { ...invited, ...sent } });
  const operator = await app.signedInOperator("ADMINISTRATOR");
  return {
    ...{ seeker, recruiter, operator: operator.id, friend, tokens: TOKENS, companySlug: slug },
    job: { id: application.jobId, title: application.job.title },
    application: application.id,
    asking: { id: asking.id, title: asking.title },
  };
}
