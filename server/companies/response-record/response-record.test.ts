import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { ApplicationEventKind, ApplicationStatus } from "../../generated/prisma/enums.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { daysAgo } from "../../testing/days.ts";
import { statementsOf } from "../../testing/statements.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { graphql, testApp } from "../../testing/test-app.ts";

const app = testApp();
const RECORD = graphql(`query ResponseRecordOf($slug: String!) { company(slug: $slug) { responseRecord {
  sample answered shareAnswered answeredTogether late interim medianDays since formula eventsUrl
} } }`);

const JOBS = graphql(`query JobsWithRecords { jobs(first: 50) { nodes {
  company { name responseRecord { sample answered medianDays } } } } }`);

const folder = temporaryFolder();
let slug = "";
let name = "";
let jobId = "";
beforeEach(async () => {
  const company = await app.build.recruiter();
  slug = company.slug;
  name = company.name;
  jobId = (await app.build.job({ companyId: company.id, answerWithinDays: 10 })).id;
});

type Happened = readonly [kind: ApplicationEventKind, daysAgo: number, bulk?: boolean];

/** Creates an application sent a number of days ago, with its events since. */
async function sent(age: number, events: readonly Happened[] = [], fields: { status?: ApplicationStatus } = {}) {
  const { prisma } = app.db;
  const { id: seekerId } = await app.build.seeker();
  const actorId = seekerId;
  const history = [["APPLIED", age] as Happened, ...events].map(([kind, days, bulk = false]) => ({
    ...{ kind, bulk, createdAt: daysAgo(days) },
    ...(kind !== "UNANSWERED" && { actorId }),
  }));
  const data = { jobId, seekerId, appliedAt: daysAgo(age), ...fields, events: { create: history } };
  return prisma.application.create({ data });
}
const many = async (count: number, make: () => Promise<unknown>) => {
  for (let n = 0; n < count; n++) await make();
};
const record = async () => (await app.expectOk(RECORD, { slug })).company.responseRecord;

/** Returns the record as everybody can recompute it from the download. */
function recomputed(csv: string): unknown {
  const file = join(folder, "answers.csv");
  writeFileSync(file, csv);
  const script = join(packageRoot, "docs/response-record.mjs");
  return JSON.parse(execFileSync(process.execPath, [script, file], { encoding: "utf8" }));
}
const events = () => fetch(`${app.url}/companies/${slug}/answers.csv`);

test("no record is shown for fewer than 20 applications, nor a download", async () => {
  await many(19, () => sent(30));
  await sent(5, [["ACCEPTED", 4]]);
  expect(await record()).toBeNull();
  expect((await events()).status).toBe(404);
  await sent(30);
  expect(await record()).toMatchObject({ sample: 20, answered: 0, shareAnswered: 0, medianDays: null });
});

test("the jobs of a page show the records of their companies, read in one statement", async () => {
  await many(23, () => sent(30, [["ACCEPTED", 24]]));
  await many(4, () => sent(30));
  const other = await app.build.recruiter();
  await app.build.job({ companyId: other.id });
  const read = () => app.expectOk(JOBS);
  expect(await statementsOf(read)).toHaveLength(2);
  // The records are cached.
  expect(await statementsOf(read)).toHaveLength(1);
  const companies = (await read()).jobs.nodes.map(({ company }) => company);
  const recordOf = (name: string) => companies.find((company) => company.name === name)?.responseRecord;
  expect(recordOf(name)).toEqual({ sample: 27, answered: 23, medianDays: 6 });
  expect(recordOf(other.name)).toBeNull();
});

test("an interim answer in time counts separately until its day has passed, and only a decision as an answer", async () => {
  await many(19, () => sent(30));
  const interim = async (age: number, move: number, wasDue: number, due: number, status: ApplicationStatus) => {
    const { id } = await sent(age, status === "APPLIED" ? [] : [[status as "ACCEPTED", 1]], { status });
    const days = { answerWasDueOn: daysAgo(wasDue), answerDueOn: daysAgo(due) };
    const event = {
      kind: "INTERIM_ANSWER" as const,
      stage: "Interview",
      actorId: id,
      createdAt: daysAgo(move),
      ...days,
    };
    await app.db.prisma.application.update({
      where: { id },
      data: { answerDueOn: days.answerDueOn, events: { create: event } },
    });
  };
  await interim(15, 6, 5, -4, "APPLIED");
  // In time, answered, and its renewed day has passed: not late.
  await interim(25, 16, 15, 1, "ACCEPTED");
  // After the promised day: that promise stays broken, whether or not the new day has passed.
  await interim(15, 2, 5, -8, "APPLIED");
  await interim(15, 2, 5, -8, "REJECTED");
  // Decided before the renewed day: counts once that day has passed, as every early answer.
  await interim(15, 6, 5, -4, "REJECTED");
  const found = await record();
  expect(found).toMatchObject({ sample: 22, answered: 2, late: 1, interim: 1 });
  const { formula: _, eventsUrl: _url, ...figures } = found ?? {};
  expect(recomputed(await (await events()).text())).toEqual(figures);
});

test("the record counts unanswered applications, and can be recomputed from the events", async () => {
  await many(9, () => sent(30));
  await many(5, () => sent(30, [["REJECTED", 26, true]]));
  await many(4, () => sent(29, [["ACCEPTED", 22]]));
  await many(3, () =>
    sent(40, [
      ["UNANSWERED", 29],
      ["REJECTED", 12],
    ]),
  );
  // Undone at once: not an answer. Reverted later: an answer all the same.
  await sent(30, [
    ["REJECTED", 20],
    ["REMOVED", 20],
  ]);
  await sent(30, [
    ["REJECTED", 25],
    ["REMOVED", 24],
  ]);
  // Withdrawn before the day had passed: not the company's fault. After it: it is.
  await sent(30, [["WITHDRAWN", 28]], { status: "WITHDRAWN" });
  const silent = await sent(
    30,
    [
      ["UNANSWERED", 19],
      ["WITHDRAWN", 18],
    ],
    { status: "WITHDRAWN" },
  );
  await app.db.prisma.application.update({ where: { id: silent.id }, data: { unansweredAt: daysAgo(19) } });

  const found = await record();
  expect(found).toMatchObject({ sample: 24, answered: 13, shareAnswered: 13 / 24, answeredTogether: 5, late: 3 });
  expect(found).toMatchObject({ medianDays: 7, since: daysAgo(40).toISOString().slice(0, 10) });

  const csv = await (await events()).text();
  const { rows } = await app.db.pool.query<{ id: string }>("select id from applications union select id from seekers");
  for (const { id } of rows) expect(csv).not.toContain(id);
  const { formula: _, eventsUrl, ...figures } = found ?? {};
  expect(recomputed(csv)).toEqual(figures);
  expect(eventsUrl).toBe(`http://worklane.test/companies/${slug}/answers.csv`);
});
