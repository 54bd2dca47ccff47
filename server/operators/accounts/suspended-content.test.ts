import { describe, expect, test } from "vitest";
import {
  buildApplication,
  buildJob,
  buildMember,
  buildRecruiter,
  buildSeeker,
} from "../../../prisma/factories/index.ts";
import { jobPath } from "../../../shared/public-addresses.ts";
import { openScheduledJobs } from "../../jobs/lifecycle/job-opening.store.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { JOB_INPUT } from "../../testing/job-input.ts";
import { signedInOperator } from "../../testing/operators.ts";
import { signedInRecruiter, signedInSeeker } from "../../testing/people.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const SUSPEND = graphql(
  `mutation SuspendContentInTest($input: SuspensionInput!) { suspendAccount(input: $input) { message } }`,
);
const LIFT = graphql(
  `mutation LiftContentInTest($input: SuspensionInput!) { liftSuspension(input: $input) { message } }`,
);
const FOUND = graphql(
  `query FoundInSuspensionTest($keyword: String!) { jobs(filter: { keyword: $keyword }) { edges { node { id } } } }`,
);
const PEERS = graphql(
  `query PeersInSuspensionTest($keyword: String!) { peers(filter: { keyword: $keyword }) { edges { node { id } } } }`,
);
const CANDIDATES = graphql(
  `query CandidatesInSuspensionTest($keyword: String!) { candidates(filter: { keyword: $keyword }) { edges { node { id } } } }`,
);
const SEEKER = graphql(`query SeekerInSuspensionTest($id: ID!) { seeker(id: $id) { id } }`);
const STATUS = graphql(
  `mutation StatusInSuspensionTest($input: SetJobStatusInput!) { setJobStatus(input: $input) { job { status } } }`,
);

const POST = graphql(`mutation PostInSuspensionTest($input: JobInput!) { postJob(input: $input) { job { id } } }`);
const UPSERT = graphql(`mutation UpsertInSuspensionTest($input: UpsertJobsInput!) {
  upsertJobs(input: $input) { results { outcome userErrors { message } } }
}`);

const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] | undefined }) =>
  String(errors?.[0]?.extensions.code ?? "yes");
const explanation = "It asks for money before an interview.";
async function change(document: typeof SUSPEND | typeof LIFT, accountId: string) {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  await app.expectOk(document, { input: { accountId, explanation } }, moderator);
}
/** Returns a word that occurs nowhere else in the database. */
const ownWord = () => `w${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
const textOf = async (path: string) => (await fetch(app.url + path)).text();

/** Looks a job up in the search, the feed, the sitemap and on its public page. */
async function placesOf({ id, title }: { id: string; title: string }) {
  const { jobs } = await app.expectOk(FOUND, { keyword: title }, await signedInSeeker(app.db));
  const sitemaps = [...(await textOf("/sitemap.xml")).matchAll(/<loc>(.*?\/sitemaps\/jobs\/.*?)<\/loc>/g)];
  const listed = await Promise.all(sitemaps.map(([, url = ""]) => textOf(new URL(url).pathname)));
  const { changes } = JSON.parse(await textOf("/feeds/jobs.json?first=50")) as {
    changes: { jobId: string; job: object | null }[];
  };
  return {
    search: jobs?.edges.length,
    feed: changes.findLast(({ jobId }) => jobId === id)?.job != null,
    sitemap: listed.join().includes(id),
    page: (await fetch(app.url + jobPath({ id, title }))).status,
  };
}
const SHOWN = { search: 1, feed: true, sitemap: true, page: 200 };
const HIDDEN = { search: 0, feed: false, sitemap: false, page: 410 };

describe("the jobs of a company whose only owner is suspended", () => {
  test("are hidden everywhere until the suspension is lifted; those closed before stay closed", async () => {
    const { id } = await buildRecruiter(app.db.prisma);
    const job = await buildJob(app.db.prisma, { companyId: id, title: ownWord() });
    const closed = await buildJob(app.db.prisma, { companyId: id, title: ownWord(), status: "CLOSED" });
    expect(await placesOf(job)).toEqual(SHOWN);
    await change(SUSPEND, id);
    expect(await placesOf(job)).toEqual(HIDDEN);
    await change(LIFT, id);
    expect(await placesOf(job)).toEqual(SHOWN);
    expect((await placesOf(closed)).search).toBe(0);
  });

  test("cannot be opened by a colleague", async () => {
    const colleague = await signedInRecruiter(app.db);
    const poster = await buildRecruiter(app.db.prisma);
    await app.db.prisma.companyMember.create({
      data: { accountId: poster.id, companyId: colleague.id, role: "RECRUITER" },
    });
    const job = await buildJob(app.db.prisma, { companyId: colleague.id, postedById: poster.id, title: ownWord() });
    const other = await buildJob(app.db.prisma, { companyId: colleague.id, postedById: colleague.id });
    await change(SUSPEND, poster.id);
    const open = (jobId: string) => app.execute(STATUS, { input: { jobId, status: "OPEN" } }, colleague);
    expect(codeOf(await open(job.id))).toBe("CONFLICT");
    expect((await app.db.prisma.job.findUniqueOrThrow({ where: { id: other.id } })).status).toBe("OPEN");
    await change(LIFT, poster.id);
    expect((await app.db.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).status).toBe("OPEN");
  });

  test("are joined by no new ones: colleagues and imports open none, and scheduled ones wait", async () => {
    const { prisma } = app.db;
    const { id: companyId } = await buildRecruiter(prisma);
    const { accountId } = await buildMember(prisma, { companyId, role: "RECRUITER" });
    const colleague = { id: accountId, cookie: await signIn(app.db, { id: accountId, role: "RECRUITER" }) };
    const closed = await buildJob(prisma, { companyId, postedById: colleague.id, status: "CLOSED" });
    const due = {
      companyId,
      postedById: colleague.id,
      status: "SCHEDULED",
      opensAt: new Date(Date.now() - 60_000),
    } as const;
    const scheduled = await buildJob(prisma, due);
    const statusOf = async (id: string) => (await prisma.job.findUniqueOrThrow({ where: { id } })).status;
    const open = () => app.execute(STATUS, { input: { jobId: closed.id, status: "OPEN" } }, colleague);
    const post = () => app.execute(POST, { input: JOB_INPUT }, colleague);
    const upsert = (externalId: string) =>
      app.expectOk(UPSERT, { input: { jobs: [{ externalId, ...JOB_INPUT }] } }, colleague);
    await change(SUSPEND, companyId);
    expect([await open(), await post()].map(codeOf)).toEqual(["CONFLICT", "CONFLICT"]);
    expect((await upsert("A")).upsertJobs?.results).toMatchObject([
      {
        outcome: "REFUSED",
        userErrors: [{ message: "A company cannot open jobs while all of its owners are suspended." }],
      },
    ]);
    await openScheduledJobs(app.db, false);
    expect(await statusOf(scheduled.id)).toBe("SCHEDULED");

    await change(LIFT, companyId);
    await openScheduledJobs(app.db, false);
    expect(await statusOf(scheduled.id)).toBe("OPEN");
    expect([await open(), await post()].map(codeOf)).toEqual(["yes", "yes"]);
    expect((await upsert("A")).upsertJobs?.results).toMatchObject([{ outcome: "CREATED" }]);
  });

  test("reopen only when nobody withholds them: with two owners, both suspended, when one is reinstated", async () => {
    const { id: companyId } = await buildRecruiter(app.db.prisma);
    const second = await buildRecruiter(app.db.prisma);
    await app.db.prisma.companyMember.create({ data: { accountId: second.id, companyId, role: "OWNER" } });
    const job = await buildJob(app.db.prisma, { companyId, postedById: second.id, title: ownWord() });
    const statusOf = async () => (await app.db.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).status;
    await change(SUSPEND, companyId);
    expect(await statusOf()).toBe("OPEN");
    await change(SUSPEND, second.id);
    await change(LIFT, companyId);
    expect(await statusOf()).toBe("CLOSED");
    await change(LIFT, second.id);
    expect(await statusOf()).toBe("OPEN");
  });
});

test("a suspended seeker is in no list and visible only to companies that they applied to, until the suspension is lifted", async () => {
  const name = ownWord();
  const { id } = await buildSeeker(app.db.prisma, { name, browsable: true });
  const [peer, stranger] = [await signedInSeeker(app.db), await signedInRecruiter(app.db)];
  const company = await signedInRecruiter(app.db);
  const job = await buildJob(app.db.prisma, { companyId: company.id });
  await buildApplication(app.db.prisma, { jobId: job.id, seekerId: id });
  const seen = async () => ({
    peers: (await app.expectOk(PEERS, { keyword: name }, peer)).peers?.edges.length,
    candidates: (await app.expectOk(CANDIDATES, { keyword: name }, stranger)).candidates?.edges.length,
    byPeer: codeOf(await app.execute(SEEKER, { id }, peer)),
    byStranger: codeOf(await app.execute(SEEKER, { id }, stranger)),
    byCompany: codeOf(await app.execute(SEEKER, { id }, company)),
  });
  const everywhere = { peers: 1, candidates: 1, byPeer: "yes", byStranger: "yes", byCompany: "yes" };
  expect(await seen()).toEqual(everywhere);
  await change(SUSPEND, id);
  expect(await seen()).toEqual({
    ...everywhere,
    peers: 0,
    candidates: 0,
    byPeer: "NOT_FOUND",
    byStranger: "NOT_FOUND",
  });
  await change(LIFT, id);
  expect(await seen()).toEqual(everywhere);
});
