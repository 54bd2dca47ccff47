import { beforeEach, describe, expect, test } from "vitest";
import { buildConversation, buildJob, buildMessage, buildSeeker } from "../../../prisma/factories/index.ts";
import { ReportDocument } from "../../../web/generated/privacy/privacy.ts";
import type { ReportKind, ReportReason } from "../../generated/prisma/enums.ts";
import { explain, scansWhole } from "../../testing/explain.ts";
import { graphql } from "../../testing/generated/gql.ts";
import type { ReportCaseSearchInput } from "../../testing/generated/graphql.ts";
import { signedInOperator } from "../../testing/operators.ts";
import { type Person, signedInRecruiter, signedInSeeker } from "../../testing/people.ts";
import { sentDuring } from "../../testing/statements.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const CASES = graphql(`
  query ReportCasesInTest($search: ReportCaseSearchInput, $first: Int, $after: String) {
    operatorReportCases(search: $search, first: $first, after: $after) {
      edges {
        node {
          id kind targetId title companyName excerpt reports reasons { reason count } reportedAt takenBy isTakenByViewer
          outcome decidedBy
        }
      }
      pageInfo { hasNextPage endCursor }
      totalCount
      totalCountIsCapped
    }
  }
`);
const TAKE = graphql(`mutation TakeCaseInTest($input: ReportIdInput!) { takeReport(input: $input) { message } }`);
const DECIDE = graphql(
  `mutation DecideCaseInTest($input: DecideReportInput!) { decideReport(input: $input) { message } }`,
);

const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] | undefined }) =>
  String(errors?.[0]?.extensions.code ?? "yes");
const report = (by: Pick<Person, "cookie">, kind: ReportKind, id: string, reason: ReportReason = "FRAUD", note = "") =>
  app.expectOk(ReportDocument, { input: { kind, id, reason, note } }, by);
async function listOf(
  operator: Person,
  search: ReportCaseSearchInput | null = null,
  after: string | null = null,
  first = 50,
) {
  const { operatorReportCases } = await app.expectOk(CASES, { search, first, after }, operator);
  if (!operatorReportCases) throw new Error("No list of cases.");
  return operatorReportCases;
}
const casesOf = async (...question: Parameters<typeof listOf>) =>
  (await listOf(...question)).edges.map(({ node }) => node);
const targetsOf = async (...question: Parameters<typeof listOf>) =>
  (await casesOf(...question)).map(({ targetId }) => targetId);
const take = (operator: Person, reportId: string) => app.execute(TAKE, { input: { reportId } }, operator);
const dismiss = async (operator: Person, reportId: string) =>
  codeOf(await app.execute(DECIDE, { input: { reportId, decision: "DISMISS", explanation: "It is fine." } }, operator));

beforeEach(async () => {
  await app.db.prisma.report.deleteMany();
});

/** A job that each of these reasons was given for, by a seeker each, oldest first. */
async function reportedJob(title: string, ...reasons: ReportReason[]) {
  const job = await buildJob(app.db.prisma, { title });
  for (const reason of reasons) await report(await signedInSeeker(app.db), "JOB", job.id, reason, `About ${title}`);
  return job;
}

test("a job that many people reported is one case, which says what it is, the reasons and the oldest report", async () => {
  const support = await signedInOperator(app.db, "SUPPORT");
  const job = await reportedJob("Welder", "SPAM", "FRAUD", "FRAUD");
  const [first, ...others] = await casesOf(support);
  expect(others).toEqual([]);
  const oldest = await app.db.prisma.report.findFirstOrThrow({ orderBy: { createdAt: "asc" } });
  expect(first).toEqual({
    ...{ id: oldest.id, kind: "JOB", targetId: job.id, title: "Welder", companyName: job.companyName },
    reasons: [
      { reason: "FRAUD", count: 2 },
      { reason: "SPAM", count: 1 },
    ],
    ...{ excerpt: "About Welder", reports: 3, reportedAt: oldest.createdAt.toISOString() },
    ...{ takenBy: null, isTakenByViewer: false, outcome: null, decidedBy: null },
  });
});

test("a person and the author of a message are named, and gone ones are not", async () => {
  const support = await signedInOperator(app.db, "SUPPORT");
  const [me, ada] = [await signedInSeeker(app.db), await buildSeeker(app.db.prisma, { name: "Ada Lovelace" })];
  const { id: conversationId } = await buildConversation(app.db.prisma, [me.id, ada.id]);
  const message = await buildMessage(app.db.prisma, { conversationId, senderId: ada.id, content: "Send me money" });
  await report(me, "MESSAGE", message.id);
  await report(me, "PERSON", ada.id);
  const named = [
    { kind: "MESSAGE", title: "Ada Lovelace", companyName: null, excerpt: expect.stringContaining("Send me money") },
    { kind: "PERSON", title: "Ada Lovelace", companyName: null },
  ];
  expect(await casesOf(support)).toMatchObject(named);
  await app.db.prisma.account.delete({ where: { id: ada.id } });
  expect(await casesOf(support)).toMatchObject([{ title: null }, { title: null }]);
});

test("cases are listed by the oldest report or by their number of reports, page by page, with their total", async () => {
  const support = await signedInOperator(app.db, "SUPPORT");
  const one = await reportedJob("One", "FRAUD");
  const three = await reportedJob("Three", "FRAUD", "SPAM", "OTHER");
  const two = await reportedJob("Two", "FRAUD", "SPAM");
  await report(await signedInSeeker(app.db), "JOB", one.id, "FAKE");
  for (const [order, expected] of [
    ["OLDEST", [one.id, three.id, two.id]],
    ["MOST_REPORTS", [three.id, one.id, two.id]],
  ] as const) {
    const first = await listOf(support, { order }, null, 2);
    expect(first).toMatchObject({ totalCount: 3, totalCountIsCapped: false, pageInfo: { hasNextPage: true } });
    const rest = await listOf(support, { order }, first.pageInfo.endCursor ?? "", 2);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect([...first.edges, ...rest.edges].map(({ node }) => node.targetId)).toEqual(expected);
  }
});

test("a list continues after a case that was decided meanwhile", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const two = await reportedJob("Two", "FRAUD", "SPAM");
  const one = await reportedJob("One", "FRAUD");
  const cursors: string[] = [];
  for (const order of ["OLDEST", "MOST_REPORTS"] as const)
    cursors.push((await listOf(moderator, { order }, null, 1)).pageInfo.endCursor ?? "");
  const [decided] = await casesOf(moderator, { targetId: two.id });
  await take(moderator, decided?.id ?? "");
  expect(await dismiss(moderator, decided?.id ?? "")).toBe("yes");
  expect(await targetsOf(moderator, { order: "OLDEST" }, cursors[0])).toEqual([one.id]);
  expect(await targetsOf(moderator, { order: "MOST_REPORTS" }, cursors[1])).toEqual([one.id]);
});

test("they are found by title, company or name, by kind, by reason and by the thing", async () => {
  const support = await signedInOperator(app.db, "SUPPORT");
  const welder = await reportedJob("100% Welder", "SPAM", "FRAUD");
  const baker = await reportedJob("Baker", "OTHER");
  await app.db.prisma.job.update({ where: { id: baker.id }, data: { companyName: "Tidewater Bread" } });
  const ada = await buildSeeker(app.db.prisma, { name: "Ada Lovelace" });
  await report(await signedInSeeker(app.db), "PERSON", ada.id, "ABUSE");
  expect(await targetsOf(support, { words: "wELD" })).toEqual([welder.id]);
  expect(await targetsOf(support, { words: "0% w" })).toEqual([welder.id]);
  expect(await targetsOf(support, { words: "a%r" })).toEqual([]);
  expect(await targetsOf(support, { words: " tidewater " })).toEqual([baker.id]);
  expect(await targetsOf(support, { words: "lovelace", kind: "PERSON" })).toEqual([ada.id]);
  expect(await targetsOf(support, { words: "lovelace", kind: "JOB" })).toEqual([]);
  expect(await listOf(support, { reason: "FRAUD", words: "weld" })).toMatchObject({ totalCount: 1 });
  expect(await targetsOf(support, { reason: "FRAUD" })).toEqual([welder.id]);
  expect(await casesOf(support, { reason: "FRAUD" })).toMatchObject([{ reports: 2 }]);
  expect(await targetsOf(support, { targetId: baker.id })).toEqual([baker.id]);
  const wrong = await app.execute(CASES, { search: { targetId: "nonsense" } }, support);
  expect(codeOf(wrong)).toBe("NOT_FOUND");
});

test("they are filtered by who works on them, for an hour; a report that comes in later belongs to the same operator", async () => {
  const [ada, grace] = [await signedInOperator(app.db, "MODERATOR"), await signedInOperator(app.db, "MODERATOR")];
  const [taken, free] = [await reportedJob("Taken", "FRAUD"), await reportedJob("Free", "FRAUD")];
  const [reportId = ""] = (await casesOf(ada, { targetId: taken.id })).map(({ id }) => id);
  expect(codeOf(await take(ada, reportId))).toBe("yes");
  await report(await signedInSeeker(app.db), "JOB", taken.id, "SPAM");
  const later = await app.db.prisma.report.findFirstOrThrow({ where: { reason: "SPAM" } });
  expect(await targetsOf(ada, { assignees: ["VIEWER"] })).toEqual([taken.id]);
  expect(await listOf(ada, { assignees: ["VIEWER"] })).toMatchObject({ totalCount: 1 });
  expect(await targetsOf(ada, { assignees: ["NOBODY"] })).toEqual([free.id]);
  expect(await targetsOf(ada, { assignees: ["NOBODY", "VIEWER"] })).toEqual([taken.id, free.id]);
  expect(await targetsOf(ada, { assignees: ["OTHERS"] })).toEqual([]);
  expect(await targetsOf(grace, { assignees: ["VIEWER"] })).toEqual([]);
  expect(await casesOf(grace, { assignees: ["OTHERS"] })).toMatchObject([
    { targetId: taken.id, reports: 2, takenBy: ada.email, isTakenByViewer: false },
  ]);
  for (const id of [reportId, later.id]) {
    const refused = await take(grace, id);
    expect(codeOf(refused)).toBe("CONFLICT");
    expect(refused.errors?.[0]?.message).toContain(ada.email);
  }
  expect(await dismiss(grace, later.id)).toBe("CONFLICT");
  await app.db.prisma.report.update({ where: { id: reportId }, data: { takenAt: new Date(Date.now() - 3_700_000) } });
  expect(await targetsOf(grace, { assignees: ["NOBODY"] })).toEqual([taken.id, free.id]);
  expect(await casesOf(grace, { targetId: taken.id })).toMatchObject([{ takenBy: null }]);
  expect(await casesOf(ada, { targetId: taken.id })).toMatchObject([{ takenBy: ada.email, isTakenByViewer: true }]);
  expect(await dismiss(ada, later.id)).toBe("yes");
  expect(await targetsOf(ada)).toEqual([free.id]);
});

test("of two operators who take a case at once one gets it, and the other is told who", async () => {
  const operators = [await signedInOperator(app.db, "MODERATOR"), await signedInOperator(app.db, "ADMINISTRATOR")];
  const job = await reportedJob("Welder", "FRAUD", "FRAUD");
  const [reportId = ""] = (await casesOf(operators[0] as Person)).map(({ id }) => id);
  const answers = await Promise.all(operators.map((operator) => take(operator, reportId)));
  expect(answers.map(codeOf).toSorted()).toEqual(["CONFLICT", "yes"]);
  const winner = operators[answers.findIndex((answer) => codeOf(answer) === "yes")];
  expect(answers.flatMap(({ errors }) => errors ?? [])[0]?.message).toContain(winner?.email);
  expect(await casesOf(operators[0] as Person, { targetId: job.id })).toMatchObject([{ takenBy: winner?.email }]);
});

test("what one decision closed is one decided case, latest first; a new report opens another", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const jobs = [await reportedJob("One", "FRAUD", "SPAM"), await reportedJob("Two", "FRAUD")];
  for (const { id } of await casesOf(moderator)) {
    await take(moderator, id);
    expect(await dismiss(moderator, id)).toBe("yes");
  }
  await report(await signedInSeeker(app.db), "JOB", jobs[0]?.id ?? "");
  expect(await casesOf(moderator)).toMatchObject([{ title: "One", reports: 1 }]);
  expect(await casesOf(moderator, { state: "DECIDED" })).toMatchObject([
    { title: "Two", reports: 1, outcome: "DISMISSED", decidedBy: moderator.email },
    { title: "One", reports: 2 },
  ]);
  const first = await listOf(moderator, { state: "DECIDED" }, null, 1);
  expect(first.totalCount).toBe(2);
  expect(await casesOf(moderator, { state: "DECIDED" }, first.pageInfo.endCursor)).toMatchObject([{ title: "One" }]);
});

test("only operators see cases, with a second factor, and every role does", async () => {
  for (const role of ["SUPPORT", "MODERATOR", "ADMINISTRATOR"] as const)
    expect(codeOf(await app.execute(CASES, {}, await signedInOperator(app.db, role)))).toBe("yes");
  for (const without of ["factor", "new session"] as const)
    expect(codeOf(await app.execute(CASES, {}, await signedInOperator(app.db, "ADMINISTRATOR", without)))).toBe(
      "FORBIDDEN",
    );
  expect(codeOf(await app.execute(CASES, {}, await signedInSeeker(app.db)))).toBe("FORBIDDEN");
  expect(codeOf(await app.execute(CASES, {}, await signedInRecruiter(app.db)))).toBe("FORBIDDEN");
  expect(codeOf(await app.execute(CASES, {}))).toBe("UNAUTHENTICATED");
});

describe("among ten thousand pending reports and as many decided ones", () => {
  test("a page is found by indexes, and one ordered by the number of reports reads the pending ones once", async () => {
    const support = await signedInOperator(app.db, "SUPPORT");
    await app.db.pool.query(`
      insert into reports (id, reporter_id, kind, target_id, reason, created_at, reviewed_at, outcome, evidence)
      select gen_random_uuid(), gen_random_uuid(), 'JOB', md5('job ' || case when n % 10 = 0 then n % 100 else n / 4 end)::uuid,
        (enum_range(null::"ReportReason"))[1 + n % 5], now() - n * interval '1 minute',
        case when decided then now() - (n / 4) * interval '1 minute' end, case when decided then 'DISMISSED'::"ReportOutcome" end,
        repeat('It asks for money. ', 50)
      from generate_series(1, 10000) n, (values (true), (false)) as states (decided)`);
    await app.db.pool.query("vacuum analyze reports");
    for (const search of [
      {},
      { kind: "JOB", reason: "FRAUD" },
      { assignees: ["NOBODY", "VIEWER"] },
      { state: "DECIDED" },
      { order: "MOST_REPORTS" },
    ] satisfies ReportCaseSearchInput[]) {
      const sent = await sentDuring(() => app.expectOk(CASES, { search, first: 30 }, support));
      const page = sent.find(({ text }) => text.includes("json_build_object('reason'"));
      if (!page) throw new Error("No statement for the page.");
      const plan = await explain(app.db, page);
      if (search.order !== "MOST_REPORTS") expect(scansWhole(plan, "reports"), JSON.stringify(search)).toBe(false);
      const begun = performance.now();
      await app.db.pool.query(page.text, [...page.values]);
      expect(performance.now() - begun, JSON.stringify(search)).toBeLessThan(2_000);
    }
  });
});
