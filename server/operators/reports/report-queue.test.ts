import { expect, test } from "vitest";
import { OperatorReportsDocument } from "../../../web/generated/operators/reports/reports.ts";
import type { ReportKind } from "../../generated/prisma/enums.ts";
import { everyPage } from "../../testing/every-page.ts";
import { FACTORY_PASSWORD, graphql, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const OTHERS = graphql(
  `query OtherReportsInTest($targetId: ID) { operatorReports(targetId: $targetId) { nodes { otherReports } } }`,
);
const explanation = "It asks for money before an interview.";
const report = (by: Pick<Person, "cookie">, kind: ReportKind, id: string, note = "") =>
  app.perform("report", { input: { kind, id, reason: "FRAUD", note } }, by);
async function queueOf(operator: Person, targetId: string, state: "WAITING" | "DECIDED" = "WAITING") {
  const { operatorReports } = await app.expectOk(OperatorReportsDocument, { state, targetId }, operator);
  return operatorReports?.edges.map(({ node }) => node) ?? [];
}
const take = (operator: Person, reportId: string) => app.outcomeOf("takeReport", { input: { reportId } }, operator);
const decide = (operator: Person, reportId: string, decision: "DISMISS" | "WARN" | "REMOVE", why = explanation) =>
  app.outcomeOf("decideReport", { input: { reportId, decision, explanation: why } }, operator);

/** Returns a job that a seeker has reported, with the operator to whom the report is assigned. */
async function takenJobReport() {
  const [reporter, operator] = [await app.signedInSeeker(), await app.signedInOperator("MODERATOR")];
  const job = await app.build.job({ title: "Welder", description: "Pay us first." });
  await report(reporter, "JOB", job.id, "They want money");
  const [waiting] = await queueOf(operator, job.id);
  const reportId = waiting?.id ?? "";
  expect(await take(operator, reportId)).toBe("yes");
  return { reporter, operator, job, reportId };
}

test("the queue shows the thing as it was when reported, the reporter's note and the number of other reports", async () => {
  const [ada, grace] = [await app.signedInSeeker(), await app.signedInSeeker()];
  const support = await app.signedInOperator("SUPPORT");
  const job = await app.build.job({ title: "Welder", description: "Pay us first." });
  await report(ada, "JOB", job.id, "They want money");
  await app.db.prisma.job.update({ where: { id: job.id }, data: { description: "All is well." } });
  await report(grace, "JOB", job.id);
  const [first, second, ...others] = await queueOf(support, job.id);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ kind: "JOB", reason: "FRAUD", note: "They want money", reporterName: ada.name });
  expect(first).toMatchObject({ takenBy: null, isTakenByViewer: false, outcome: null });
  expect((await app.expectOk(OTHERS, { targetId: job.id }, support)).operatorReports?.nodes[0]?.otherReports).toBe(1);
  expect(first?.evidence).toContain("Pay us first.");
  expect(first?.evidenceHtml).toContain("<p>Pay us first.</p>");
  expect(second?.evidence).toContain("All is well.");
});

test("the queue continues after a cursor, oldest report first", async () => {
  const [reporter, support] = [await app.signedInSeeker(), await app.signedInOperator("SUPPORT")];
  await app.db.prisma.report.deleteMany();
  const jobs = [await app.build.job(), await app.build.job(), await app.build.job()];
  for (const { id } of jobs) await report(reporter, "JOB", id);
  const waiting = await everyPage(
    2,
    async (page) =>
      (await app.expectOk(OperatorReportsDocument, { state: "WAITING", ...page }, support)).operatorReports,
  );
  expect(waiting.map(({ targetId }) => targetId)).toEqual(jobs.map(({ id }) => id));
});

test("a job is taken down with a reason that is mailed to both sides, and its company does not learn who reported it", async () => {
  const { reporter, operator, job, reportId } = await takenJobReport();
  await app.build.application({ jobId: job.id });
  expect(await decide(operator, reportId, "REMOVE")).toBe("yes");
  expect((await app.db.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).deletedAt).not.toBeNull();
  const text = expect.stringContaining(explanation);
  expect(await app.mailsTo(reporter)).toEqual([expect.objectContaining({ text })]);
  const toCompany = await app.mailsTo({ id: job.companyId });
  expect(toCompany).toEqual([expect.objectContaining({ subject: "We took down one of your jobs", text })]);
  expect(toCompany[0]?.text).not.toContain(reporter.name);
  const decided = { outcome: "REMOVED", explanation, decidedBy: operator.email };
  expect(await queueOf(operator, job.id, "DECIDED")).toMatchObject([decided]);
  expect(await queueOf(operator, job.id)).toEqual([]);
  const events = await app.db.prisma.auditEvent.findMany({
    where: { subjectId: job.id },
    orderBy: { createdAt: "asc" },
  });
  expect(events).toMatchObject([
    { operation: "OPERATOR_REPORT_TAKEN", accountId: operator.id },
    { operation: "OPERATOR_REPORT_UPHELD", accountId: operator.id },
  ]);
});

test("one decision closes all reports of the thing, and only the reporters learn of a dismissal", async () => {
  const { reporter, operator, job, reportId } = await takenJobReport();
  const grace = await app.signedInSeeker();
  await report(grace, "JOB", job.id);
  expect(await decide(operator, reportId, "DISMISS")).toBe("yes");
  expect(await queueOf(operator, job.id)).toEqual([]);
  for (const person of [reporter, grace]) expect(await app.subjectsTo(person)).toEqual(["The outcome of your report"]);
  expect(await app.subjectsTo({ id: job.companyId })).toEqual([]);
  expect(await decide(operator, reportId, "DISMISS")).toBe("NOT_FOUND");
});

test("of two concurrent decisions one is made", async () => {
  const { reporter, operator, reportId } = await takenJobReport();
  const answers = await Promise.all([decide(operator, reportId, "WARN"), decide(operator, reportId, "DISMISS")]);
  expect(answers.toSorted()).toEqual(["NOT_FOUND", "yes"]);
  expect(await app.subjectsTo(reporter)).toHaveLength(1);
});

test("a message is replaced and its sender mailed; a person is warned and not taken down", async () => {
  const [me, other] = [await app.signedInSeeker(), await app.signedInSeeker()];
  const operator = await app.signedInOperator("MODERATOR");
  const { id: conversationId } = await app.build.conversation([me.id, other.id]);
  const message = await app.build.message({ conversationId, senderId: other.id, content: "Send me money" });
  await report(me, "MESSAGE", message.id);
  await report(me, "PERSON", other.id);
  const [ofMessage] = await queueOf(operator, message.id);
  expect(ofMessage?.evidence).toContain("Send me money");
  expect(ofMessage?.evidenceHtml).toBeNull();
  const [ofPerson] = await queueOf(operator, other.id);
  for (const { id = "" } of [ofMessage ?? {}, ofPerson ?? {}]) expect(await take(operator, id)).toBe("yes");
  expect(await decide(operator, ofMessage?.id ?? "", "REMOVE")).toBe("yes");
  const { content } = await app.db.prisma.message.findUniqueOrThrow({ where: { id: message.id } });
  expect(content).toBe("This message was removed by the operator.");
  expect(await decide(operator, ofPerson?.id ?? "", "REMOVE")).toBe("BAD_USER_INPUT");
  expect(await decide(operator, ofPerson?.id ?? "", "WARN", "  ")).toBe("BAD_USER_INPUT");
  expect(await decide(operator, ofPerson?.id ?? "", "WARN")).toBe("yes");
  expect(await app.subjectsTo(other)).toEqual(["We took down one of your messages", "A warning from Worklane"]);
});

test("deleting the reported account deletes the evidence, and the report stays", async () => {
  const [me, other] = [await app.signedInSeeker(), await app.signedInSeeker()];
  const support = await app.signedInOperator("SUPPORT");
  await report(me, "PERSON", other.id);
  expect((await queueOf(support, other.id))[0]?.evidence).toContain(other.name);
  await app.perform("deleteAccount", { input: { password: FACTORY_PASSWORD } }, other);
  expect(await queueOf(support, other.id)).toMatchObject([{ evidence: null }]);
});

test("a false offer is reported by its applicant only, with its versions, and withdrawn with the account of who sent it", async () => {
  const [operator, reporter] = [await app.signedInOperator("MODERATOR"), await app.signedInSeeker()];
  const company = await app.signedInRecruiter({ name: "Acme" });
  const { id: jobId } = await app.build.job({ companyId: company.id, title: "Welder" });
  for (const decision of ["WARN", "REMOVE", "SUSPEND"] as const) {
    const applicant = decision === "SUSPEND" ? reporter : await app.signedInSeeker();
    const { id: applicationId } = await app.build.application({ jobId, seekerId: applicant.id });
    const about = { applicationId, sentById: company.id };
    await app.build.offer({ ...about, status: "REPLACED", endedAt: new Date(), text: "Pay a deposit." });
    const { id } = await app.build.offer({ ...about, version: 2, text: "Pay us later." });
    for (const other of [company, await app.signedInSeeker()])
      expect(await app.outcomeOf("report", { input: { kind: "OFFER", id, reason: "FRAUD" } }, other)).toBe("NOT_FOUND");
    await report(applicant, "OFFER", id);
    const [{ id: reportId, evidence } = { id: "", evidence: "" }] = await queueOf(operator, id);
    expect(evidence).toMatch(
      /^Welder, Acme\s+Version 2, offered\n(.|\n)+Pay us later\.\s+Version 1, replaced\n(.|\n)+Pay a deposit\.$/,
    );
    await take(operator, reportId);
    const decide = { input: { reportId, decision, explanation } };
    if (decision === "REMOVE") {
      await app.db.prisma.offer.update({ where: { id }, data: { status: "ACCEPTED", endedAt: new Date() } });
      expect(await app.outcomeOf("decideReport", decide, operator)).toBe("CONFLICT");
      await app.db.prisma.offer.update({ where: { id }, data: { status: "OFFERED", endedAt: null } });
    }
    await app.perform("decideReport", decide, operator);
    const { status } = await app.db.prisma.offer.findUniqueOrThrow({ where: { id } });
    expect(status).toBe(decision === "WARN" ? "OFFERED" : "WITHDRAWN");
    expect((await app.mailsTo(applicant))[0]?.text).toContain("You reported an offer.");
  }
  expect((await app.mailsTo(company)).map(({ subject }) => subject)).toEqual([
    ...["A warning from Worklane", "We withdrew one of your offers", "Your account is suspended"],
  ]);
});
