import { expect, test } from "vitest";
import { SetJobStatusDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import { codeOf } from "../../applications/testing/scene.testing.ts";
import { forEachTest, graphql, type Person, testApp } from "../../testing/test-app.ts";
import { UPSERTS_BY_COMPANY } from "../jobs.rate-limits.ts";

const app = testApp();
const UPSERT = graphql(`mutation UpsertInTest($input: UpsertJobsInput!) {
  upsertJobs(input: $input) { results { outcome jobId status takesApplications userErrors { code message path } } rateLimit { limit remaining } }
}`);
const owner = forEachTest<Person>(() => app.signedInRecruiter());

const job = (externalId: string, more: object = {}) => ({
  ...{ externalId, title: "Welder", industry: "OTHER", description: "You weld.", jobType: "FULL_TIME" },
  ...{ workMode: "ONSITE", country: "IN", city: "Pune", ...more },
});
async function upsert(jobs: object[], by = owner) {
  const { data, errors } = await app.execute(UPSERT, { input: { jobs } }, by);
  expect(errors).toBeUndefined();
  return data?.upsertJobs?.results ?? [];
}
const outcomes = async (jobs: object[]) => (await upsert(jobs)).map(({ outcome }) => outcome);
const stored = () => app.db.prisma.job.findMany({ where: { companyId: owner.id }, orderBy: { externalId: "asc" } });

test("posts new jobs at one moment, updates changed ones, and leaves the rest", async () => {
  const first = await upsert([job("1"), job("2", { payMin: 10, payCurrency: "EUR", payUnit: "HOUR" })]);
  expect(first.map(({ outcome }) => outcome)).toEqual(["CREATED", "CREATED"]);
  for (const { createdAt, updatedAt } of await stored()) expect(createdAt).toEqual(updatedAt);
  expect(await stored()).toMatchObject([
    {
      ...{ id: first[0]?.jobId, title: "Welder", location: "Pune, India", salaryLabel: "" },
      ...{ postedById: owner.id, status: "OPEN" },
    },
    { id: first[1]?.jobId, salaryLabel: expect.stringContaining("10") },
  ]);

  const again = await upsert([job("1", { title: "Head welder" }), job("2"), job("3")]);
  expect(again.map(({ outcome }) => outcome)).toEqual(["UPDATED", "UPDATED", "CREATED"]);
  expect(again.slice(0, 2).map(({ jobId }) => jobId)).toEqual(first.map(({ jobId }) => jobId));
  expect(await stored()).toMatchObject([{ title: "Head welder" }, { salaryLabel: "", payMin: null }, {}]);
  const events = await app.db.prisma.companyEvent.findMany({ where: { companyId: owner.id, actorId: owner.id } });
  expect(events.map(({ kind }) => kind).sort()).toEqual([
    ...["JOB_EDITED", "JOB_EDITED", "JOB_POSTED", "JOB_POSTED", "JOB_POSTED"],
  ]);
});

test("a second call changes nothing and notifies nobody", async () => {
  const paid = { payMin: 4, payCurrency: "INR", payUnit: "YEAR" };
  const jobs = [job("1", paid), job("2", { requirements: " A torch\r\n" })];
  await upsert(jobs);
  const changes = async () => [
    await stored(),
    await app.db.prisma.jobChange.count(),
    await app.db.prisma.companyEvent.count(),
  ];
  const before = await changes();
  expect(await outcomes(jobs)).toEqual(["UNCHANGED", "UNCHANGED"]);
  expect(await changes()).toEqual(before);
});

test("an invalid job reports what to fix, and does not stop the others", async () => {
  const results = await upsert([
    ...[job("1"), job("2", { title: "" }), job(" "), job("1", { title: "Again" })],
    ...[job("4", { applicationDeadline: "2020-01-01" }), job("5", { payMin: 5 }), job("x".repeat(201)), job("8")],
    ...[job("9\u0000"), job("9\ud800"), job("9\u202e1"), job("9\u200b")],
  ]);
  expect(
    results.map(({ outcome, userErrors }) => [outcome, ...userErrors.map(({ path }) => path.at(-1))].join(" ")),
  ).toEqual([
    ...["CREATED", "REFUSED title", "REFUSED externalId", "REFUSED externalId", "REFUSED applicationDeadline"],
    ...["REFUSED payMin", "REFUSED externalId", "CREATED", ...Array.from({ length: 4 }, () => "REFUSED externalId")],
  ]);
  const path = ["input", "jobs", "1", "title"];
  const message = "Please fill in all required fields.";
  expect(results[1]?.userErrors).toEqual([{ code: "BAD_USER_INPUT", message, path }]);
  expect((await stored()).map(({ externalId, title }) => [externalId, title])).toEqual([
    ["1", "Welder"],
    ["8", "Welder"],
  ]);
});

test("a closed job stays closed, a deleted one deleted, and a passed deadline passed; the result says which are open", async () => {
  const past = new Date("2026-01-01T00:00:00Z");
  const common = { companyId: owner.id } as const;
  await app.build.job({ ...common, externalId: "1", status: "CLOSED" });
  await app.build.job({ ...common, externalId: "2", deletedAt: new Date(), status: "CLOSED" });
  await app.build.job({ ...common, externalId: "3", applicationDeadline: past });
  const jobs = [job("1"), job("2"), job("3", { applicationDeadline: "2026-01-01" }), job("new"), job("")];
  const results = await upsert(jobs);
  expect(results.map(({ outcome }) => outcome)).toEqual(["UPDATED", "REFUSED", "UPDATED", "CREATED", "REFUSED"]);
  expect(results[1]?.userErrors).toMatchObject([
    { message: expect.stringMatching(/deleted here/), path: ["input", "jobs", "1"] },
  ]);
  expect((await stored()).map(({ status }) => status)).toEqual(["CLOSED", "CLOSED", "OPEN", "OPEN"]);
  for (const changes of [results, await upsert(jobs)])
    expect(changes.map(({ status, takesApplications }) => `${status} ${takesApplications}`)).toEqual([
      ...["CLOSED false", "null null", "OPEN false", "OPEN true", "null null"],
    ]);
});

test("an id is unique per company; two concurrent calls create one job", async () => {
  await upsert([job("1")]);
  await upsert([job("1")], await app.signedInRecruiter());
  expect(await app.db.prisma.job.count({ where: { externalId: "1" } })).toBeGreaterThanOrEqual(2);
  const jobs = Array.from({ length: 20 }, (_, index) => job(`at once ${index}`));
  await Promise.all([upsert(jobs), upsert([...jobs].reverse()), upsert(jobs)]);
  expect(await stored()).toHaveLength(21);
});

test("accepts at most 500, with long texts", async () => {
  const jobs = Array.from({ length: 501 }, (_, n) => job(`${n}`));
  expect(await codeOf(app.execute(UPSERT, { input: { jobs } }, owner))).toBe("BAD_USER_INPUT");
  const long = job("long", { description: "You weld. ".repeat(2900) });
  expect(await outcomes([long, ...many(100, 29_000)])).toHaveLength(101);
});

const many = (count: number, characters: number) =>
  Array.from({ length: count }, (_, n) => job(`many ${n}`, { description: `${n} `.padEnd(characters, "weld ") }));

test("only jobs that are posted or changed count against the limit, and a call that does not fit says what is left", async () => {
  const { limits } = app.app.platform;
  await limits.take(UPSERTS_BY_COMPANY, owner.id, UPSERTS_BY_COMPANY.points - 3);
  const send = (...jobs: object[]) => app.execute(UPSERT, { input: { jobs } }, owner);
  const left = async (...jobs: object[]) => (await send(...jobs)).data?.upsertJobs?.rateLimit;
  for (let call = 0; call < 2; call++)
    expect(await left(job("1"), job("2", { title: "" }))).toEqual({ limit: 6000, remaining: 2 });
  const { errors } = await send(job("1"), job("2"), job("3"), job("4"));
  expect(errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfter: expect.any(Number) });
  expect(errors?.[0]?.message).toMatch(
    /^A company can post or change 6,000 jobs an hour through upsertJobs\. .* This call writes 3, but your limit allows 2 more\.$/,
  );
  expect(await stored()).toHaveLength(1);
  for (let call = 0; call < 2; call++)
    expect(await left(job("1"), job("2"), job("3"))).toEqual({ limit: 6000, remaining: 0 });
});

const BY_EXTERNAL_ID = graphql(`query PostedByExternalId($externalId: ID) {
  postedJobs(first: 10, externalId: $externalId) { nodes { id externalId job { status } } }
}`);
const CLOSE = graphql(`mutation CloseByExternalId($input: CloseJobsInput!) {
  closeJobs(input: $input) { jobs { id } notClosed { jobId code reason } }
}`);
const DELETE = graphql(`mutation DeleteByExternalId($input: JobIdInput, $externalId: ID) {
  deleteJob(input: $input, externalId: $externalId) { id }
}`);

test("a job is found, closed, reopened and deleted by its id in the source system", async () => {
  const [one, other] = await upsert([job("ref 1"), job("ref 2")]);
  await upsert([job("ref 1")], await app.signedInRecruiter());
  const read = async (externalId?: string) =>
    (await app.expectOk(BY_EXTERNAL_ID, { externalId }, owner)).postedJobs.nodes.map(({ id, externalId, job }) => [
      ...[id, externalId, job.status],
    ]);
  expect(await read("ref 1")).toEqual([[one?.jobId, "ref 1", "OPEN"]]);
  expect(await read("ref")).toEqual([]);
  expect(await read()).toHaveLength(2);

  const { closeJobs } = await app.expectOk(CLOSE, { input: { externalIds: ["ref 1", "ref 3"] } }, owner);
  expect(closeJobs).toEqual({
    jobs: [{ id: one?.jobId }],
    notClosed: [{ jobId: "ref 3", code: "NOT_FOUND", reason: expect.stringMatching(/not found/i) }],
  });
  const { setJobStatus } = await app.expectOk(
    SetJobStatusDocument,
    { input: { externalId: "ref 1", status: "OPEN" } },
    owner,
  );
  expect(setJobStatus.job).toMatchObject({ id: one?.jobId, status: "OPEN" });
  expect((await app.expectOk(DELETE, { externalId: "ref 1" }, owner)).deleteJob.id).toBe(one?.jobId);
  expect(await read()).toEqual([[other?.jobId, "ref 2", "OPEN"]]);

  const close = (input: object) =>
    codeOf(app.execute(SetJobStatusDocument, { input: { status: "CLOSED", ...input } }, owner));
  expect(await close({ externalId: "ref 1" })).toBe("NOT_FOUND");
  expect(await close({})).toBe("BAD_USER_INPUT");
  const both = { jobId: other?.jobId, externalId: "ref 2" };
  expect(await close(both)).toBe("BAD_USER_INPUT");
  const byBoth = { input: { jobId: both.jobId }, externalId: both.externalId };
  expect(await codeOf(app.execute(DELETE, byBoth, owner))).toBe("BAD_USER_INPUT");
});
