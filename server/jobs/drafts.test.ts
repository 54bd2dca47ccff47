import { beforeAll, describe, expect, test } from "vitest";
import { RecruiterDashboardDocument } from "../../web/generated/applications/dashboard/dashboard.ts";
import { ApplyToJobDocument, JobDetailsDocument, SaveJobDocument } from "../../web/generated/jobs/jobs.ts";
import { PostJobDocument, SetJobStatusDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import { JobSuggestionsDocument } from "../../web/generated/jobs/search/search-help.ts";
import { codeOf } from "../applications/testing/scene.testing.ts";
import { forTheFile, graphql, testApp } from "../testing/test-app.ts";
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
const OWN = graphql(`query OwnDrafts($status: JobStatus, $title: String, $order: PostedJobOrder) {
  postedJobs(status: $status, title: $title, order: $order) { totalCount nodes { id owner waitingSince answerDueOn job { status } } }
}`);
const company = forTheFile(() => app.signedInRecruiter({ name: "Quiet Works" }));
const seeker = forTheFile(() => app.signedInSeeker());
const opensAt = new Date(Date.now() + 3_600_000).toISOString();

const post = async (when: { isDraft?: boolean; opensAt?: string }, title: string = JOB.title) =>
  (await app.expectOk(PostJobDocument, { input: { ...JOB, title, ...when } }, company)).postJob.job;
const turn = (jobId: string, status: "OPEN" | "CLOSED" | "DRAFT" | "SCHEDULED", at: string | null = null) =>
  app.execute(SetJobStatusDocument, { input: { jobId, status, opensAt: at } }, company);

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
    for (const cookie of ["", seeker.cookie]) {
      const text = await (await fetch(app.url + path, { headers: { cookie } })).text();
      expect(text).not.toContain("Secret welder");
      expect(text).not.toContain(id);
    }
  });

  test("has no page, and gives its company's name none either", async () => {
    expect((await fetch(`${app.url}/jobs/${id}`)).status).toBe(404);
    const page = await (await fetch(`${app.url}/companies/quiet-works`)).text();
    expect(page).not.toContain("Secret welder");
    expect((await fetch(`${app.url}/jobs/in/hiddenville`)).status).toBe(404);
  });

  test("is invisible to seekers, to others, and to anonymous visitors", async () => {
    for (const as of [{}, seeker, await app.signedInRecruiter()])
      expect(await codeOf(app.execute(JobDetailsDocument, { id }, as))).toBe("NOT_FOUND");
    for (const act of [ApplyToJobDocument, SaveJobDocument])
      expect((await app.execute(act, { input: { jobId: id } }, seeker)).errors).toHaveLength(1);
    const FOUND = graphql(`query FindDrafts { jobs(filter: { keyword: "secret welder" }) { totalCount } }`);
    expect((await app.expectOk(FOUND, {}, {})).jobs.totalCount).toBe(0);
    const { jobSuggestions } = await app.expectOk(JobSuggestionsDocument, { prefix: "secret wel" }, {});
    expect(JSON.stringify(jobSuggestions)).not.toContain("Secret");
  });

  test("belongs to its company, but is not counted as posted by legacy clients or the dashboard", async () => {
    const { postedJobs } = await app.expectOk(OWN, { status }, company);
    expect(postedJobs.nodes.map((node) => node.id)).toContain(id);
    const legacy = await fetch(`${app.url}/recruiter/postedjobs`, { headers: { cookie: company.cookie } });
    expect(await legacy.text()).not.toContain(id);
    const { recruiterDashboard } = await app.expectOk(RecruiterDashboardDocument, {}, company);
    expect(recruiterDashboard).toMatchObject({ counters: { jobsPosted: 0 }, recentJobs: [] });
  });
});

test("is posted when opened, and cannot become a draft again", async () => {
  const { id } = await post({ isDraft: true });
  await app.db.pool.query("update jobs set created_at = now() - interval '5 days' where id = $1", [id]);
  expect(await codeOf(turn(id, "CLOSED"))).toBe("CONFLICT");
  const { data } = await turn(id, "OPEN");
  expect(Date.now() - new Date(data?.setJobStatus?.job.createdAt ?? 0).getTime()).toBeLessThan(60_000);
  expect(await codeOf(turn(id, "DRAFT"))).toBe("CONFLICT");
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

test("a company's jobs are found by title, and in an order", async () => {
  const as = await app.signedInRecruiter({ name: "Many Works" });
  const companyId = as.id;
  const deadline = (day: string) => new Date(`2099-01-0${day}`);
  const first = await app.build.job({ companyId, title: "Red baker", applicationDeadline: deadline("2") });
  const second = await app.build.job({ companyId, title: "Blue Baker", applicationDeadline: deadline("1") });
  const third = await app.build.job({ companyId, title: "Cook", postedById: companyId });
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
    await app.build.application({
      ...{ jobId: job.id, status, appliedAt: new Date(appliedAt), answerDueOn: new Date(answerDueOn) },
    });
  expect(await ids({ order: "WAITING" })).toEqual([first.id, second.id, third.id]);
  expect(await ids({ order: "DUE" })).toEqual([second.id, first.id, third.id]);
  const due = await app.expectOk(OWN, { order: "DUE" }, as);
  expect(due.postedJobs.nodes.map(({ answerDueOn }) => answerDueOn)).toEqual(["2026-01-08", "2026-02-03", null]);
  const ownerOf = async (title: string) => (await app.expectOk(OWN, { title }, as)).postedJobs.nodes[0]?.owner;
  expect([await ownerOf("Cook"), await ownerOf("Red")]).toEqual([expect.stringMatching(/@/), "Many Works"]);
});
