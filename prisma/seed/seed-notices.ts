import { randomUUID } from "node:crypto";
import { NOTICE_KINDS, type NoticeKindName } from "../../server/notices/kinds/all-kinds.ts";
import type { NoticeDraft } from "../../server/notices/notice-kind.ts";
import type { Platform } from "../../server/platform/platform.ts";
import { serverSecrets } from "../../server/platform/secrets/server-secrets.ts";
import { daysFrom } from "./random.ts";

/** A cause of notices, with its time. */
interface ToldCause {
  readonly kind: NoticeKindName;
  readonly cause: object;
  readonly at: Date;
}

/** Number of unread notices per person: the newest. */
const UNREAD = 2;

/** Saves the notices of the demo's first seeker and company, with their usual texts; nothing is mailed or pushed. */
export async function seedNotices(platform: Platform, seekerId: string, companyId: string): Promise<void> {
  const { db, events } = platform;
  const now = platform.clock();
  const causes = [...(await causesOfSeeker(platform, seekerId)), ...(await causesOfCompany(platform, companyId, now))];
  // None of these kinds signs a link.
  const context = { now, events, secrets: serverSecrets({ current: randomUUID() }) };
  await db.transaction(async (tx) => {
    const notices = [];
    const told = new Map<string, number>();
    for (const { kind, cause, at } of causes.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
      const drafts: readonly NoticeDraft[] = await NOTICE_KINDS[kind].read(tx, cause, context);
      for (const { mail: _, ...notice } of drafts) {
        const newer = told.get(notice.accountId) ?? 0;
        told.set(notice.accountId, newer + 1);
        notices.push({ ...notice, kind, createdAt: at, readAt: newer < UNREAD ? null : daysFrom(at, 0.2) });
      }
    }
    await tx.notice.createMany({ data: notices, skipDuplicates: true });
  });
}

async function causesOfSeeker({ db: { prisma } }: Platform, seekerId: string): Promise<ToldCause[]> {
  const events = await prisma.applicationEvent.findMany({
    where: { application: { seekerId }, kind: { in: ["ACCEPTED", "REJECTED", "UNANSWERED"] } },
    orderBy: { createdAt: "asc" },
  });
  const requests = await prisma.connection.findMany({ where: { addresseeId: seekerId, status: "REQUESTED" } });
  return [
    ...events.map(({ kind, applicationId, createdAt }) => ({
      kind: kind === "UNANSWERED" ? ("UNANSWERED" as const) : ("DECISION" as const),
      cause: { applicationId },
      at: createdAt,
    })),
    ...requests.map(({ requesterId, addresseeId, createdAt }) => ({
      kind: "CONNECTION_REQUEST" as const,
      cause: { requesterId, addresseeId },
      at: createdAt,
    })),
  ];
}

/** Returns each job's latest day with applications, and the answers due. */
async function causesOfCompany({ db: { prisma } }: Platform, companyId: string, now: Date): Promise<ToldCause[]> {
  const jobs = await prisma.application.groupBy({
    by: ["jobId"],
    where: { job: { companyId }, status: { not: "WITHDRAWN" } },
    _max: { appliedAt: true },
  });
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const told = jobs.flatMap(({ jobId, _max: { appliedAt } }) => {
    const at = appliedAt && daysFrom(appliedAt, 1);
    return at && at < now ? [{ kind: "NEW_APPLICATIONS" as const, cause: { jobId, day: day(appliedAt) }, at }] : [];
  });
  const tomorrow = day(daysFrom(now, 1));
  return [...told, { kind: "ANSWERS_DUE", cause: { companyId, day: tomorrow }, at: daysFrom(now, -0.05) }];
}
