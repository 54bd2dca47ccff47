import { beforeEach, expect, test } from "vitest";
import type { ReportCaseSearchInput } from "../../../web/generated/graphql.ts";
import { OperatorReportCasesDocument } from "../../../web/generated/operators/reports/report-cases.ts";
import type { ReportKind, ReportReason } from "../../generated/prisma/enums.ts";
import { explain, scansWhole } from "../../testing/explain.ts";
import { sentDuring } from "../../testing/statements.ts";
import { forEachTest, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const support = forEachTest(() => app.signedInOperator("SUPPORT"));
const moderator = forEachTest(() => app.signedInOperator("MODERATOR"));
const report = (by: Pick<Person, "cookie">, kind: ReportKind, id: string, reason: ReportReason = "FRAUD", note = "") =>
  app.perform("report", { input: { kind, id, reason, note } }, by);
async function listOf(
  operator: Person,
  search: ReportCaseSearchInput | null = null,
  after?: string | null,
  first = 50,
) {
  const variables = { search, first, after: after ?? null };
  const { operatorReportCases } = await app.expectOk(OperatorReportCasesDocument, variables, operator);
  if (!operatorReportCases) throw new Error("No list of cases.");
  return operatorReportCases;
}
const casesOf = async (...question: Parameters<typeof listOf>) =>
  (await listOf(...question)).edges.map(({ node }) => node);
const targetsOf = async (...question: Parameters<typeof listOf>) =>
  (await casesOf(...question)).map(({ targetId }) => targetId);
const take = (operator: Person, reportId = "") => app.refusalOf("takeReport", { input: { reportId } }, operator);
const dismiss = (operator: Person, reportId = "") =>
  app.outcomeOf("decideReport", { input: { reportId, decision: "DISMISS", explanation: "It is fine." } }, operator);

beforeEach(async () => {
  await app.db.prisma.report.deleteMany();
});

/** A job that each of these reasons was given for, by a seeker each, oldest first. */
async function reportedJob(title: string, ...reasons: ReportReason[]) {
  const job = await app.build.job({ title });
  for (const reason of reasons) await report(await app.signedInSeeker(), "JOB", job.id, reason, `About ${title}`);
  return job;
}

test("a job that many people reported is one case, which says what it is, the reasons and the oldest report", async () => {
  const job = await reportedJob("Welder", "SPAM", "FRAUD", "FRAUD");
  const [first, ...others] = await casesOf(support);
  expect(others).toEqual([]);
  const oldest = await app.db.prisma.report.findFirstOrThrow({ orderBy: { createdAt: "asc" } });
  expect(first).toMatchObject({
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
  const [me, ada] = [await app.signedInSeeker(), await app.build.seeker({ name: "Ada Lovelace" })];
  const { id: conversationId } = await app.build.conversation([me.id, ada.id]);
  const message = await app.build.message({ conversationId, senderId: ada.id, content: "Send me money" });
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
  const one = await reportedJob("One", "FRAUD");
  const three = await reportedJob("Three", "FRAUD", "SPAM", "OTHER");
  const two = await reportedJob("Two", "FRAUD", "SPAM");
  await report(await app.signedInSeeker(), "JOB", one.id, "FAKE");
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
  const two = await reportedJob("Two", "FRAUD", "SPAM");
  const one = await reportedJob("One", "FRAUD");
  const orders = ["OLDEST", "MOST_REPORTS"] as const;
  const starts = await Promise.all(orders.map((order) => listOf(moderator, { order }, null, 1)));
  const [decided] = await casesOf(moderator, { targetId: two.id });
  await take(moderator, decided?.id);
  expect(await dismiss(moderator, decided?.id)).toBe("yes");
  for (const [n, order] of orders.entries())
    expect(await targetsOf(moderator, { order }, starts[n]?.pageInfo.endCursor)).toEqual([one.id]);
});

test("they are found by title, company or name, by kind, by reason and by the thing", async () => {
  const welder = await reportedJob("100% Welder", "SPAM", "FRAUD");
  const baker = await reportedJob("Baker", "OTHER");
  await app.db.prisma.job.update({ where: { id: baker.id }, data: { companyName: "Tidewater Bread" } });
  const ada = await app.build.seeker({ name: "Ada Lovelace" });
  await report(await app.signedInSeeker(), "PERSON", ada.id, "ABUSE");
  for (const [search, found] of [
    [{ words: "wELD" }, [welder.id]],
    [{ words: "0% w" }, [welder.id]],
    [{ words: "a%r" }, []],
    [{ words: " tidewater " }, [baker.id]],
    [{ words: "lovelace", kind: "PERSON" }, [ada.id]],
    [{ words: "lovelace", kind: "JOB" }, []],
    [{ reason: "FRAUD" }, [welder.id]],
    [{ targetId: baker.id }, [baker.id]],
  ] as const)
    expect([search, await targetsOf(support, search)]).toEqual([search, found]);
  expect(await listOf(support, { reason: "FRAUD", words: "weld" })).toMatchObject({ totalCount: 1 });
  expect(await casesOf(support, { reason: "FRAUD" })).toMatchObject([{ reports: 2 }]);
  const nonsense = { search: { targetId: "nonsense" } };
  expect(await app.outcomeOf("operatorReportCases", nonsense, support)).toBe("NOT_FOUND");
});

test("they are filtered by who works on them, for an hour; a report that comes in later belongs to the same operator", async () => {
  const [ada, grace] = [await app.signedInOperator("MODERATOR"), await app.signedInOperator("MODERATOR")];
  const [taken, free] = [await reportedJob("Taken", "FRAUD"), await reportedJob("Free", "FRAUD")];
  const [reportId = ""] = (await casesOf(ada, { targetId: taken.id })).map(({ id }) => id);
  expect(await take(ada, reportId)).toBeUndefined();
  await report(await app.signedInSeeker(), "JOB", taken.id, "SPAM");
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
  for (const id of [reportId, later.id])
    expect(await take(grace, id)).toMatchObject({ code: "CONFLICT", message: expect.stringContaining(ada.email) });
  expect(await dismiss(grace, later.id)).toBe("CONFLICT");
  await app.db.prisma.report.update({ where: { id: reportId }, data: { takenAt: new Date(Date.now() - 3_700_000) } });
  expect(await targetsOf(grace, { assignees: ["NOBODY"] })).toEqual([taken.id, free.id]);
  expect(await casesOf(grace, { targetId: taken.id })).toMatchObject([{ takenBy: null }]);
  expect(await casesOf(ada, { targetId: taken.id })).toMatchObject([{ takenBy: ada.email, isTakenByViewer: true }]);
  expect(await dismiss(ada, later.id)).toBe("yes");
  expect(await targetsOf(ada)).toEqual([free.id]);
});

test("of two operators who take a case at once one gets it, and the other learns who", async () => {
  const [ada, grace] = [await app.signedInOperator("MODERATOR"), await app.signedInOperator("ADMINISTRATOR")];
  await reportedJob("Welder", "FRAUD", "FRAUD");
  const [waiting] = await casesOf(ada);
  const answers = await Promise.all([take(ada, waiting?.id), take(grace, waiting?.id)]);
  const { email } = answers[0] ? grace : ada;
  const conflict = { code: "CONFLICT", message: expect.stringContaining(email) };
  expect(answers.filter((refusal) => refusal !== undefined)).toEqual([expect.objectContaining(conflict)]);
  expect(await casesOf(ada)).toMatchObject([{ takenBy: email }]);
});

test("what one decision closed is one decided case, latest first; a new report opens another", async () => {
  const jobs = [await reportedJob("One", "FRAUD", "SPAM"), await reportedJob("Two", "FRAUD")];
  for (const { id } of await casesOf(moderator)) {
    await take(moderator, id);
    expect(await dismiss(moderator, id)).toBe("yes");
  }
  await report(await app.signedInSeeker(), "JOB", jobs[0]?.id ?? "");
  expect(await casesOf(moderator)).toMatchObject([{ title: "One", reports: 1 }]);
  expect(await casesOf(moderator, { state: "DECIDED" })).toMatchObject([
    { title: "Two", reports: 1, outcome: "DISMISSED", decidedBy: moderator.email },
    { title: "One", reports: 2 },
  ]);
  const first = await listOf(moderator, { state: "DECIDED" }, null, 1);
  expect(first.totalCount).toBe(2);
  expect(await casesOf(moderator, { state: "DECIDED" }, first.pageInfo.endCursor)).toMatchObject([{ title: "One" }]);
});

test("among ten thousand pending and as many decided reports a page is found by indexes, and one ordered by their number reads the pending ones once", async () => {
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
    const sent = await sentDuring(() => app.expectOk(OperatorReportCasesDocument, { search, first: 30 }, support));
    const page = sent.find(({ text }) => text.includes("json_build_object('reason'"));
    if (!page) throw new Error("No statement for the page.");
    const plan = await explain(app.db, page);
    if (search.order !== "MOST_REPORTS") expect(scansWhole(plan, "reports"), JSON.stringify(search)).toBe(false);
    const begun = performance.now();
    await app.db.pool.query(page.text, [...page.values]);
    expect(performance.now() - begun, JSON.stringify(search)).toBeLessThan(2_000);
  }
});
