import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { graphql } from "../testing/generated/gql.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";
import { openScheduledJobs } from "./lifecycle/job-opening.store.ts";

const app = testApp();
const JOB = {
  title: "Secret welder",
  industry: "IT",
  description: "You weld in secret.",
  jobType: "FULL_TIME",
  workMode: "REMOTE",
  location: "Hiddenville",
} as const;
const POST = graphql(`mutation PostDraft($input: JobInput!) { postJob(input: $input) { job { id status opensAt } } }`);
const STATUS = graphql(`mutation TurnDraft($input: SetJobStatusInput!) {
  setJobStatus(input: $input) { job { id status opensAt createdAt } }
}`);
const OWN = graphql(`query OwnDrafts($status: JobStatus, $title: String, $order: PostedJobOrder) {
  postedJobs(status: $status, title: $title, order: $order) { totalCount nodes { id owner waitingSince answerDueOn job { status } } }
}`);
const CLOSE = graphql(
  `mutation CloseSome($input: CloseJobsInput!) { closeJobs(input: $input) { jobs { id status } notClosed { jobId code } } }`,
);

let company: { id: string; slug: string };
let cookie: string;
let seeker: string;
const opensAt = new Date(Date.now() + 3_600_000).toISOString();

beforeAll(async () => {
  company = await buildRecruiter(app.db.prisma, { name: "Quiet Works" });
  cookie = await signIn(app.db, { id: company.id, role: "RECRUITER" });
  seeker = await signIn(app.db, { id: (await buildSeeker(app.db.prisma)).id, role: "SEEKER" });
});

const post = async (when: { isDraft?: boolean; opensAt?: string }, title: string = JOB.title) =>
  (await app.expectOk(POST, { input: { ...JOB, title, ...when } }, { cookie })).postJob.job;
const turn = (jobId: string, status: "OPEN" | "CLOSED" | "DRAFT" | "SCHEDULED", at: string | null = null) =>
  app.execute(STATUS, { input: { jobId, status, opensAt: at } }, { cookie });

describe.each([
  ["a draft", { isDraft: true }, "DRAFT"],
  ["a scheduled job", { opensAt }, "SCHEDULED"],
] as const)("%s", (_, when, status) => {
  let id: string;
  beforeAll(async () => {
    const job = await post(when);
    expect(job).toMatchObject({ status, opensAt: status === "SCHEDULED" ? opensAt : null });
    id = job.id;
  });

  test.each([
    "/jobs?keyword=secret",
    "/jobs.atom?keyword=secret",
    "/feeds/jobs.json",
    "/feeds/job-changes.atom",
    "/sitemap.xml",
    "/api/seeker/getjobs",
    "/seeker/getjobs",
  ])("is not in %s", async (path) => {
    for (const as of [undefined, seeker]) {
      const answer = await fetch(app.url + path, { headers: as ? { cookie: as } : {} });
      const text = await answer.text();
      expect(text).not.toContain("Secret welder");
      expect(text).not.toContain(id);
    }
  });

  test("has no page, and gives its company's name none either", async () => {
    expect((await fetch(`${app.url}/jobs/${id}`)).status).toBe(404);
    const page = await (await fetch(`${app.url}/companies/${company.slug}`)).text();
    expect(page).not.toContain("Secret welder");
    expect((await fetch(`${app.url}/jobs/in/hiddenville`)).status).toBe(404);
  });

  test("is invisible to seekers, to others, and to anonymous visitors", async () => {
    const JOB_OF = graphql(`query DraftOf($id: ID!) { job(id: $id) { title } }`);
    const other = await signIn(app.db, { id: (await buildRecruiter(app.db.prisma)).id, role: "RECRUITER" });
    for (const as of [undefined, seeker, other]) {
      const { errors } = await app.execute(JOB_OF, { id }, as ? { cookie: as } : {});
      expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    }
    const APPLY = graphql(`mutation ApplyToDraft($input: JobIdInput!) { applyToJob(input: $input) { job { id } } }`);
    const SAVE = graphql(`mutation SaveDraft($input: JobIdInput!) { saveJob(input: $input) { job { id } } }`);
    for (const act of [APPLY, SAVE])
      expect((await app.execute(act, { input: { jobId: id } }, { cookie: seeker })).errors?.length).toBe(1);
    const FOUND = graphql(`query FindDrafts { jobs(filter: { keyword: "secret welder" }) { totalCount } }`);
    expect((await app.expectOk(FOUND, {}, {})).jobs.totalCount).toBe(0);
    const SUGGEST = graphql(`query SuggestDrafts { jobSuggestions(prefix: "secret wel") { text } }`);
    expect(JSON.stringify(await app.expectOk(SUGGEST, {}, {}))).not.toContain("Secret");
  });

  test("belongs to its company, but is not counted as posted by legacy clients or the dashboard", async () => {
    const { postedJobs } = await app.expectOk(OWN, { status }, { cookie });
    expect(postedJobs.nodes.map((node) => node.id)).toContain(id);
    const legacy = await fetch(`${app.url}/recruiter/postedjobs`, { headers: { cookie } });
    expect(await legacy.text()).not.toContain(id);
    const COUNTS = graphql(
      `query DashboardOfDrafts { recruiterDashboard { counters { jobsPosted } recentJobs { id } } }`,
    );
    const { recruiterDashboard } = await app.expectOk(COUNTS, {}, { cookie });
    expect(recruiterDashboard).toEqual({ counters: { jobsPosted: 0 }, recentJobs: [] });
  });
});

test("is posted when opened, and cannot become a draft again", async () => {
  const { id } = await post({ isDraft: true });
  await app.db.pool.query("update jobs set created_at = now() - interval '5 days' where id = $1", [id]);
  expect((await turn(id, "CLOSED")).errors?.[0]?.extensions?.code).toBe("CONFLICT");
  const { data } = await turn(id, "OPEN");
  expect(Date.now() - new Date(data?.setJobStatus?.job.createdAt ?? 0).getTime()).toBeLessThan(60_000);
  expect((await turn(id, "DRAFT")).errors?.[0]?.extensions?.code).toBe("CONFLICT");
  expect((await fetch(`${app.url}/jobs/${id}`)).ok).toBe(true);
  await turn(id, "CLOSED");
});

test("a scheduled job opens automatically at its time, not earlier; a time in the past is refused", async () => {
  const { id } = await post({ opensAt });
  const { id: draft } = await post({ isDraft: true });
  for (const at of [null, "2020-01-01T00:00:00Z", "2999-01-01T00:00:00Z"])
    expect((await turn(draft, "SCHEDULED", at)).errors?.[0]?.extensions?.fields).toHaveProperty("opensAt");
  await openScheduledJobs(app.db, false);
  const stored = () => app.db.prisma.job.findUniqueOrThrow({ where: { id } });
  expect((await stored()).status).toBe("SCHEDULED");
  const moment = new Date(Date.now() - 60_000);
  await app.db.prisma.job.update({ where: { id }, data: { opensAt: moment } });
  expect(await openScheduledJobs(app.db, false)).toBe(1);
  expect(await stored()).toMatchObject({ status: "OPEN", opensAt: null, createdAt: moment });
  expect((await fetch(`${app.url}/jobs/${id}`)).ok).toBe(true);
});

test("a company's jobs are found by title, in an order, and closed together; another company's stay open", async () => {
  const { id: companyId } = await buildRecruiter(app.db.prisma, { name: "Many Works" });
  const as = { cookie: await signIn(app.db, { id: companyId, role: "RECRUITER" }) };
  const deadline = (day: string) => new Date(`2099-01-0${day}`);
  const first = await buildJob(app.db.prisma, { companyId, title: "Red baker", applicationDeadline: deadline("2") });
  const second = await buildJob(app.db.prisma, { companyId, title: "Blue Baker", applicationDeadline: deadline("1") });
  const third = await buildJob(app.db.prisma, { companyId, title: "Cook", postedById: companyId });
  const ids = async (variables: object) =>
    (await app.expectOk(OWN, variables, as)).postedJobs.nodes.map(({ id }) => id);
  expect(await ids({ title: "BAKER" })).toEqual([second.id, first.id]);
  expect(await ids({ order: "DEADLINE" })).toEqual([second.id, first.id, third.id]);
  expect(await ids({ order: "OLDEST" })).toEqual([first.id, second.id, third.id]);
  for (const [job, appliedAt, answerDueOn, status] of [
    [first, "2026-01-01", "2026-02-03", "APPLIED"],
    [second, "2026-01-02", "2026-01-09", "APPLIED"],
    [second, "2026-01-03", "2026-01-08", "APPLIED"],
    [third, "2026-01-01", "2026-01-02", "ACCEPTED"],
  ] as const)
    await buildApplication(app.db.prisma, {
      jobId: job.id,
      appliedAt: new Date(appliedAt),
      answerDueOn: new Date(answerDueOn),
      status,
    });
  expect(await ids({ order: "WAITING" })).toEqual([first.id, second.id, third.id]);
  expect(await ids({ order: "DUE" })).toEqual([second.id, first.id, third.id]);
  const due = await app.expectOk(OWN, { order: "DUE" }, as);
  expect(due.postedJobs.nodes.map(({ answerDueOn }) => answerDueOn)).toEqual(["2026-01-08", "2026-02-03", null]);
  const { postedJobs } = await app.expectOk(OWN, { title: "Cook" }, as);
  expect(postedJobs.nodes[0]?.owner).toMatch(/@/);
  const imported = await app.expectOk(OWN, { title: "Red" }, as);
  expect(imported.postedJobs.nodes[0]?.owner).toBe("Many Works");
  const foreign = await buildJob(app.db.prisma);
  const unknown = randomUUID();
  const input = { jobIds: [first.id, third.id, foreign.id, unknown, "nonsense"] };
  const { closeJobs } = await app.expectOk(CLOSE, { input }, as);
  expect(closeJobs.jobs.map(({ id }) => id).toSorted()).toEqual([first.id, third.id].toSorted());
  expect(closeJobs.notClosed).toEqual([foreign.id, unknown, "nonsense"].map((jobId) => ({ jobId, code: "NOT_FOUND" })));
  expect((await app.db.prisma.job.findUniqueOrThrow({ where: { id: foreign.id } })).status).toBe("OPEN");
  expect(await ids({ status: "OPEN" })).toEqual([second.id]);
});
