import { beforeEach, expect, test } from "vitest";
import { buildJob } from "../../../prisma/factories/index.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { type Person, signedInRecruiter } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const UPSERT = graphql(`mutation UpsertInTest($input: UpsertJobsInput!) {
  upsertJobs(input: $input) { results { externalId outcome jobId userErrors { code message path } } }
}`);
const CHANGES = graphql(`query ChangesAfterUpsert { jobChanges(first: 50) { nodes { __typename } } }`);
let owner: Person;
beforeEach(async () => {
  owner = await signedInRecruiter(app.db);
});

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

test("posts new jobs, updates changed ones, and leaves the rest", async () => {
  const first = await upsert([job("1"), job("2", { payMin: 10, payCurrency: "EUR", payUnit: "HOUR" })]);
  expect(first.map(({ outcome }) => outcome)).toEqual(["CREATED", "CREATED"]);
  expect(await stored()).toMatchObject([
    {
      id: first[0]?.jobId,
      title: "Welder",
      location: "Pune, India",
      salaryLabel: "",
      postedById: owner.id,
      status: "OPEN",
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
  const jobs = [
    job("1", { payMin: 4, payCurrency: "INR", payUnit: "YEAR" }),
    job("2", { requirements: " A torch\r\n" }),
  ];
  await upsert(jobs);
  const told = async () => [
    await stored(),
    await app.db.prisma.jobChange.count(),
    await app.db.prisma.companyEvent.count(),
    (await app.expectOk(CHANGES)).jobChanges,
  ];
  const before = await told();
  expect(await outcomes(jobs)).toEqual(["UNCHANGED", "UNCHANGED"]);
  expect(await told()).toEqual(before);
});

test("an invalid job reports what to fix, and does not stop the others", async () => {
  const results = await upsert([
    ...[job("1"), job("2", { title: "" }), job(" "), job("1", { title: "Again" })],
    ...[job("4", { applicationDeadline: "2020-01-01" }), job("5", { payMin: 5 }), job("x".repeat(201)), job("8")],
    ...[job("9\u0000"), job("9\ud800")],
  ]);
  expect(results.map(({ outcome, userErrors }) => [outcome, userErrors.map(({ path }) => path.at(-1)).join()])).toEqual(
    [
      ...[
        ["CREATED", ""],
        ["REFUSED", "title"],
        ["REFUSED", "externalId"],
        ["REFUSED", "externalId"],
      ],
      ...[
        ["REFUSED", "applicationDeadline"],
        ["REFUSED", "payMin"],
        ["REFUSED", "externalId"],
        ["CREATED", ""],
      ],
      ...[
        ["REFUSED", "externalId"],
        ["REFUSED", "externalId"],
      ],
    ],
  );
  expect(results[1]?.userErrors).toEqual([
    {
      code: "BAD_USER_INPUT",
      message: "Please fill in all required fields.",
      path: ["input", "jobs", "1", "title"],
    },
  ]);
  expect((await stored()).map(({ externalId, title }) => [externalId, title])).toEqual([
    ["1", "Welder"],
    ["8", "Welder"],
  ]);
});

test("a closed job stays closed, a deleted one stays deleted, and a deadline that has passed since stays", async () => {
  const past = new Date("2026-01-01T00:00:00Z");
  const common = { companyId: owner.id } as const;
  await buildJob(app.db.prisma, { ...common, externalId: "1", status: "CLOSED" });
  await buildJob(app.db.prisma, { ...common, externalId: "2", deletedAt: new Date(), status: "CLOSED" });
  await buildJob(app.db.prisma, { ...common, externalId: "3", applicationDeadline: past });
  const results = await upsert([job("1"), job("2"), job("3", { applicationDeadline: "2026-01-01" })]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["UPDATED", "REFUSED", "UPDATED"]);
  expect(results[1]?.userErrors).toMatchObject([
    { message: expect.stringMatching(/deleted here/), path: ["input", "jobs", "1"] },
  ]);
  expect((await stored()).map(({ status }) => status)).toEqual(["CLOSED", "CLOSED", "OPEN"]);
});

test("an id is unique per company; two concurrent calls create one job", async () => {
  await upsert([job("1")]);
  await upsert([job("1")], await signedInRecruiter(app.db));
  expect(await app.db.prisma.job.count({ where: { externalId: "1" } })).toBeGreaterThanOrEqual(2);
  const jobs = Array.from({ length: 20 }, (_, index) => job(`at once ${index}`));
  await Promise.all([upsert(jobs), upsert([...jobs].reverse()), upsert(jobs)]);
  expect(await stored()).toHaveLength(21);
});

test("accepts at most 500, with long texts", async () => {
  const { errors } = await app.execute(
    UPSERT,
    { input: { jobs: Array.from({ length: 501 }, (_, n) => job(`${n}`)) } },
    owner,
  );
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect(await outcomes([job("long", { description: "You weld. ".repeat(2900) }), ...many(100, 29_000)])).toHaveLength(
    101,
  );
});

const many = (count: number, characters: number) =>
  Array.from({ length: count }, (_, n) => job(`many ${n}`, { description: `${n} `.padEnd(characters, "weld ") }));
