import { describe, expect, test } from "vitest";
import { jobPath } from "../../../shared/public-paths.ts";
import { openScheduledJobs } from "../../jobs/lifecycle/job-opening.store.ts";
import { graphql, JOB_INPUT, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const FOUND = graphql(
  `query FoundInSuspensionTest($keyword: String!) { jobs(filter: { keyword: $keyword }) { edges { node { id } } } }`,
);
const PEERS = graphql(
  `query PeersInSuspensionTest($keyword: String!) { peers(filter: { keyword: $keyword }) { edges { node { id } } } }`,
);
const CANDIDATES = graphql(
  `query CandidatesInSuspensionTest($keyword: String!) { candidates(filter: { keyword: $keyword }) { edges { node { id } } } }`,
);
const UPSERT = graphql(`mutation UpsertInSuspensionTest($input: UpsertJobsInput!) {
  upsertJobs(input: $input) { results { outcome userErrors { message } } }
}`);

async function change(operation: "suspendAccount" | "liftSuspension", accountId: string) {
  const moderator = await app.signedInOperator("MODERATOR");
  await app.perform(operation, { input: { accountId, explanation: "It asks for money." } }, moderator);
}
const suspend = (accountId: string) => change("suspendAccount", accountId);
const lift = (accountId: string) => change("liftSuspension", accountId);
const open = (jobId: string, as: Person) => app.outcomeOf("setJobStatus", { input: { jobId, status: "OPEN" } }, as);
const statusOf = async ({ id }: { id: string }) =>
  (await app.db.prisma.job.findUniqueOrThrow({ where: { id } })).status;
/** Returns a word that occurs nowhere else in the database. */
const ownWord = () => `w${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
const textOf = async (path: string) => (await fetch(app.url + path)).text();

/** Looks a job up in the search, the feed, the sitemap and on its public page. */
async function placesOf({ id, title }: { id: string; title: string }) {
  const { jobs } = await app.expectOk(FOUND, { keyword: title }, await app.signedInSeeker());
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
    const { id } = await app.build.recruiter();
    const job = await app.build.job({ companyId: id, title: ownWord() });
    const closed = await app.build.job({ companyId: id, title: ownWord(), status: "CLOSED" });
    expect(await placesOf(job)).toEqual(SHOWN);
    await suspend(id);
    expect(await placesOf(job)).toEqual(HIDDEN);
    await lift(id);
    expect(await placesOf(job)).toEqual(SHOWN);
    expect((await placesOf(closed)).search).toBe(0);
  });

  test("cannot be opened by a colleague", async () => {
    const colleague = await app.signedInRecruiter();
    const poster = await app.build.recruiter();
    await app.build.member({ accountId: poster.id, companyId: colleague.id });
    const job = await app.build.job({ companyId: colleague.id, postedById: poster.id, title: ownWord() });
    const other = await app.build.job({ companyId: colleague.id, postedById: colleague.id });
    await suspend(poster.id);
    expect(await open(job.id, colleague)).toBe("CONFLICT");
    expect(await statusOf(other)).toBe("OPEN");
    await lift(poster.id);
    expect(await statusOf(job)).toBe("OPEN");
  });

  test("are joined by no new ones: colleagues and imports open none, and scheduled ones wait", async () => {
    const { id: companyId } = await app.build.recruiter();
    const colleague = await app.signedInMember({ companyId });
    const own = { companyId, postedById: colleague.id };
    const closed = await app.build.job({ ...own, status: "CLOSED" });
    const scheduled = await app.build.job({ ...own, status: "SCHEDULED", opensAt: new Date(Date.now() - 60_000) });
    const openings = async () => [
      await open(closed.id, colleague),
      await app.outcomeOf("postJob", { input: JOB_INPUT }, colleague),
    ];
    const upsert = async () => {
      const input = { jobs: [{ externalId: "A", ...JOB_INPUT }] };
      return (await app.expectOk(UPSERT, { input }, colleague)).upsertJobs?.results;
    };
    await suspend(companyId);
    expect(await openings()).toEqual(["CONFLICT", "CONFLICT"]);
    const message = "A company cannot open jobs while all of its owners are suspended.";
    expect(await upsert()).toMatchObject([{ outcome: "REFUSED", userErrors: [{ message }] }]);
    await openScheduledJobs(app.db, false);
    expect(await statusOf(scheduled)).toBe("SCHEDULED");

    await lift(companyId);
    await openScheduledJobs(app.db, false);
    expect(await statusOf(scheduled)).toBe("OPEN");
    expect(await openings()).toEqual(["yes", "yes"]);
    expect(await upsert()).toMatchObject([{ outcome: "CREATED" }]);
  });

  test("reopen only when nobody withholds them: with two owners, both suspended, when one is reinstated", async () => {
    const { id: companyId } = await app.build.recruiter();
    const second = await app.build.recruiter();
    await app.build.member({ accountId: second.id, companyId, role: "OWNER" });
    const job = await app.build.job({ companyId, postedById: second.id, title: ownWord() });
    await suspend(companyId);
    expect(await statusOf(job)).toBe("OPEN");
    await suspend(second.id);
    await lift(companyId);
    expect(await statusOf(job)).toBe("CLOSED");
    await lift(second.id);
    expect(await statusOf(job)).toBe("OPEN");
  });
});

test("a suspended seeker is in no list and visible only to companies that they applied to, until the suspension is lifted", async () => {
  const name = ownWord();
  const { id } = await app.build.seeker({ name, browsable: true });
  const [peer, stranger] = [await app.signedInSeeker(), await app.signedInRecruiter()];
  const company = await app.signedInRecruiter();
  const job = await app.build.job({ companyId: company.id });
  await app.build.application({ jobId: job.id, seekerId: id });
  const seen = async () => ({
    peers: (await app.expectOk(PEERS, { keyword: name }, peer)).peers?.edges.length,
    candidates: (await app.expectOk(CANDIDATES, { keyword: name }, stranger)).candidates?.edges.length,
    byPeer: await app.outcomeOf("seeker", { id }, peer),
    byStranger: await app.outcomeOf("seeker", { id }, stranger),
    byCompany: await app.outcomeOf("seeker", { id }, company),
  });
  const everywhere = { peers: 1, candidates: 1, byPeer: "yes", byStranger: "yes", byCompany: "yes" };
  expect(await seen()).toEqual(everywhere);
  await suspend(id);
  const hidden = { peers: 0, candidates: 0, byPeer: "NOT_FOUND", byStranger: "NOT_FOUND" };
  expect(await seen()).toEqual({ ...hidden, byCompany: "yes" });
  await lift(id);
  expect(await seen()).toEqual(everywhere);
});
