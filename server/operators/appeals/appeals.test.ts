import { beforeEach, describe, expect, test } from "vitest";
import { APPEAL_DAYS } from "../../../shared/operators.ts";
import { MeasureByTokenDocument, OwnMeasuresDocument } from "../../../web/generated/accounts/measures.ts";
import { OperatorAppealsDocument } from "../../../web/generated/operators/appeals/appeals.ts";
import type { ReportKind } from "../../generated/prisma/enums.ts";
import { logInByPassword } from "../../testing/factors.ts";
import { FACTORY_PASSWORD, forEachTest, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const explanation = "It is spam.";
const text = "It was not me.";

beforeEach(async () => {
  await app.db.prisma.operator.deleteMany();
  await app.db.prisma.measure.deleteMany();
});
const first = forEachTest(() => app.signedInOperator("MODERATOR"));
const second = forEachTest(() => app.signedInOperator("MODERATOR"));
const person = forEachTest(() => app.signedInSeeker());

/** The token of the latest appeal link that a person was mailed. */
async function tokenOf(person: { id: string }): Promise<string> {
  const links = (await app.mailsTo(person)).flatMap((mail) => /\/appeal\/([\w-]{43})/.exec(mail.text)?.[1] ?? []);
  return links.at(-1) ?? "";
}
const suspend = ({ id: accountId }: Person) =>
  app.perform("suspendAccount", { input: { accountId, explanation } }, first);
const lift = ({ id: accountId }: Person) =>
  app.perform("liftSuspension", { input: { accountId, explanation } }, second);
const takeDown = (jobId: string) => app.perform("takeDownJob", { input: { jobId, explanation } }, first);
const appealBy = (token: string, words = text) => app.outcomeOf("appealByToken", { input: { token, text: words } });
const appeal = (measureId = "", as: Person, words = text) =>
  app.outcomeOf("appeal", { input: { measureId, text: words } }, as);
const own = async (person: Pick<Person, "cookie">) =>
  (await app.expectOk(OwnMeasuresDocument, {}, person)).viewerMeasures?.edges.map(({ node }) => node) ?? [];
const queue = async (operator: Person, state: "WAITING" | "DECIDED" = "WAITING") =>
  (await app.expectOk(OperatorAppealsDocument, { state }, operator)).operatorAppeals?.edges.map(({ node }) => node) ??
  [];
/** Decides on an appeal, unless it is given: on the only one that waits. */
async function decide(operator: Person, outcome: "GRANTED" | "REFUSED", appealId?: string) {
  const id = appealId ?? (await queue(second))[0]?.id;
  return app.outcomeOf("decideAppeal", { input: { appealId: id, outcome, explanation: "We looked again." } }, operator);
}
const logIn = async (person: Person) => (await logInByPassword(app, person))?.code ?? "yes";

/** Reports a thing and decides on it. @returns the reporter */
async function decided(kind: ReportKind, id: string, decision: "WARN" | "REMOVE", by?: Person) {
  const reporter = by ?? (await app.signedInSeeker());
  await app.perform("report", { input: { kind, id, reason: "SPAM" } }, reporter);
  const { id: reportId } = await app.db.prisma.report.findFirstOrThrow({ where: { targetId: id } });
  await app.perform("takeReport", { input: { reportId } }, first);
  await app.perform("decideReport", { input: { reportId, decision, explanation } }, first);
  return reporter;
}

describe("a person whose account is suspended", () => {
  test("appeals with the mailed link; when granted, the account is reinstated, and those concerned are mailed", async () => {
    await suspend(person);
    expect(await logIn(person)).toBe("ACCOUNT_SUSPENDED");
    const token = await tokenOf(person);
    const measure = { kind: "SUSPENSION", explanation, canAppeal: true };
    expect((await app.expectOk(MeasureByTokenDocument, { token })).measureByToken).toMatchObject(measure);
    expect(await queue(first)).toEqual([]);
    expect(await appealBy(token)).toBe("yes");
    const { name: ownerName } = await app.db.prisma.seeker.findUniqueOrThrow({ where: { id: person.id } });
    const waiting = { kind: "SUSPENSION", ownerName, appeal: text, outcome: null };
    expect(await queue(second)).toMatchObject([{ ...waiting, isOwnDecision: false, viewerCanDecide: true }]);
    for (const other of [first, await app.signedInOperator("SUPPORT")])
      expect(await queue(other)).toMatchObject([{ viewerCanDecide: false }]);

    expect([await decide(first, "GRANTED"), await logIn(person)]).toEqual(["CONFLICT", "ACCOUNT_SUSPENDED"]);
    expect([await decide(second, "GRANTED"), await logIn(person)]).toEqual(["yes", "yes"]);
    const subjects = (await app.subjectsTo(person)).filter((subject) => !subject.startsWith("New login"));
    expect(subjects).toEqual(["Your account is suspended", "Your appeal was granted"]);
    const signedIn = { cookie: await app.signIn(person) };
    expect(await own(signedIn)).toMatchObject([{ outcome: "GRANTED", answer: "We looked again.", canAppeal: false }]);
    expect(await queue(second)).toEqual([]);
    expect(await queue(first, "DECIDED")).toMatchObject([{ outcome: "GRANTED", viewerCanDecide: false }]);
    const acts = await app.db.prisma.auditEvent.findMany({ where: { subjectId: person.id } });
    expect(acts.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(["ACCOUNT_SUSPENDED", "APPEAL_MADE", "SUSPENSION_LIFTED", "OPERATOR_APPEAL_GRANTED"]),
    );
  });

  test("when refused, the suspension stays, and there is no second appeal", async () => {
    await suspend(person);
    const token = await tokenOf(person);
    expect(await appealBy(token, "  ")).toBe("BAD_USER_INPUT");
    expect([await appealBy(token), await appealBy(token)]).toEqual(["yes", "INVALID_TOKEN"]);
    expect(await app.outcomeOf("measureByToken", { token })).toBe("INVALID_TOKEN");
    const [waiting] = await queue(second);
    expect([await decide(second, "REFUSED"), await logIn(person)]).toEqual(["yes", "ACCOUNT_SUSPENDED"]);
    expect(await decide(second, "GRANTED", waiting?.id)).toBe("NOT_FOUND");
    expect((await app.subjectsTo(person)).at(-1)).toBe("Your appeal was rejected");
  });

  test("can do so only within the time limit, and not after the suspension was lifted", async () => {
    const [late, lifted] = [await app.signedInSeeker(), await app.signedInSeeker()];
    for (const person of [late, lifted]) await suspend(person);
    const [lateToken, liftedToken] = [await tokenOf(late), await tokenOf(lifted)];
    const createdAt = new Date(Date.now() - APPEAL_DAYS * 86_400_000);
    await app.db.prisma.measure.updateMany({ where: { targetId: late.id }, data: { createdAt } });
    expect(await app.outcomeOf("measureByToken", { token: lateToken })).toBe("INVALID_TOKEN");
    expect(await appealBy(lateToken)).toBe("CONFLICT");
    await lift(lifted);
    expect(await appealBy(liftedToken)).toBe("INVALID_TOKEN");
  });

  test("has a pending appeal granted when an operator lifts the suspension", async () => {
    await suspend(person);
    await appealBy(await tokenOf(person));
    await lift(person);
    expect(await queue(first)).toEqual([]);
    expect(await queue(first, "DECIDED")).toMatchObject([{ outcome: "GRANTED" }]);
    expect((await app.mailsTo(person)).at(-1)).toMatchObject({
      subject: "Your account has been restored",
      text: expect.stringContaining("This also grants your appeal."),
    });
  });
});

describe("concurrently", () => {
  const times = Array.from({ length: 10 }, (_, n) => `No. ${n}`);
  const oneOf = (refusal: string) => [...times.slice(1).map(() => refusal), "yes"];

  test("one of many appeals by the mailed link is stored, and one of two decisions is made", async () => {
    await suspend(person);
    const token = await tokenOf(person);
    expect((await Promise.all(times.map((words) => appealBy(token, words)))).toSorted()).toEqual(
      oneOf("INVALID_TOKEN"),
    );
    const third = await app.signedInOperator("ADMINISTRATOR");
    const [waiting] = await queue(second);
    const answers = [decide(second, "GRANTED", waiting?.id), decide(third, "REFUSED", waiting?.id)];
    expect((await Promise.all(answers)).toSorted()).toEqual(["NOT_FOUND", "yes"]);
  });

  test("all but one appeal by a logged-in person are refused as duplicates", async () => {
    const company = await app.signedInRecruiter();
    await takeDown((await app.build.job({ companyId: company.id })).id);
    const [measure] = await own(company);
    const sent = await Promise.all(times.map((words) => appeal(measure?.id, company, words)));
    expect(sent.toSorted()).toEqual(oneOf("CONFLICT"));
  });
});

test("any owner of a company can appeal for a job that was taken down; when granted, the job is restored and the reporter notified", async () => {
  const company = await app.signedInRecruiter({ name: "Forge" });
  const job = await app.build.job({ companyId: company.id, title: "Welder" });
  const reporter = await decided("JOB", job.id, "REMOVE");
  const [measure] = await own(company);
  expect(measure).toMatchObject({ kind: "JOB_TAKEN_DOWN", title: "Welder", explanation, canAppeal: true });
  expect(await own(reporter)).toEqual([]);
  for (const stranger of [reporter, await app.signedInRecruiter()])
    expect(await appeal(measure?.id, stranger)).toBe("NOT_FOUND");
  expect([await appeal(measure?.id, company), await appeal(measure?.id, company)]).toEqual(["yes", "CONFLICT"]);
  expect(await appealBy(await tokenOf(company))).toBe("INVALID_TOKEN");
  expect(await queue(second)).toMatchObject([{ kind: "JOB_TAKEN_DOWN", ownerName: "Forge", reports: 1 }]);
  expect(await decide(second, "GRANTED")).toBe("yes");
  const restored = { status: "OPEN", deletedAt: null };
  expect(await app.db.prisma.job.findUnique({ where: { id: job.id } })).toMatchObject(restored);
  expect(await app.subjectsTo(reporter)).toEqual(["The outcome of your report", "We have reviewed your report again"]);
});

test("a message that was taken down shows its text again when the appeal is granted", async () => {
  const [me, other] = [await app.signedInSeeker(), await app.signedInSeeker()];
  const { id: conversationId } = await app.build.conversation([me.id, other.id]);
  const { id } = await app.build.message({ conversationId, senderId: other.id, content: "Lend me a hand" });
  await decided("MESSAGE", id, "REMOVE", me);
  expect(await appealBy(await tokenOf(other))).toBe("yes");
  expect(await decide(second, "GRANTED")).toBe("yes");
  expect((await app.db.prisma.message.findUniqueOrThrow({ where: { id } })).content).toBe("Lend me a hand");
});

test("the only deciding operator decides on appeals too", async () => {
  await suspend(person);
  await appealBy(await tokenOf(person));
  await app.db.prisma.operator.delete({ where: { accountId: second.id } });
  await app.signedInOperator("SUPPORT");
  const [waiting] = await queue(first);
  expect(waiting).toMatchObject({ isOwnDecision: true, viewerCanDecide: true });
  expect(await decide(first, "GRANTED", waiting?.id)).toBe("yes");
});

test("an operator cannot decide on their own company's case, or on one they reported", async () => {
  await takeDown((await app.build.job({ companyId: second.id })).id);
  expect(await appealBy(await tokenOf(second))).toBe("yes");
  expect(await decide(second, "GRANTED")).toBe("FORBIDDEN");

  const { id } = await app.build.job();
  await app.perform("report", { input: { kind: "JOB", id, reason: "SPAM" } }, second);
  const { id: reportId } = await app.db.prisma.report.findFirstOrThrow({ where: { targetId: id } });
  expect(await app.outcomeOf("takeReport", { input: { reportId } }, second)).toBe("FORBIDDEN");
});

test("deleting the account deletes the measures against it and the appeal", async () => {
  await decided("PERSON", person.id, "WARN");
  expect(await appealBy(await tokenOf(person))).toBe("yes");
  await app.perform("deleteAccount", { input: { password: FACTORY_PASSWORD } }, person);
  expect(await app.db.prisma.measure.count({ where: { targetId: person.id } })).toBe(0);
  expect(await queue(second)).toEqual([]);
});
