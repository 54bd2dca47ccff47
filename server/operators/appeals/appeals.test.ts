import { beforeEach, describe, expect, test } from "vitest";
import { buildConversation, buildJob, buildMessage, FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";
import { APPEAL_DAYS } from "../../../shared/operators.ts";
import { DeleteAccountDocument, ReportDocument } from "../../../web/generated/privacy/privacy.ts";
import type { ReportKind } from "../../generated/prisma/enums.ts";
import { logInByPassword, type Owner, owner } from "../../testing/factors.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signedInOperator } from "../../testing/operators.ts";
import { type Person, signedInRecruiter, signedInSeeker } from "../../testing/people.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const OWN = graphql(`
  query OwnMeasuresInTest { viewerMeasures { edges { node { id kind about title explanation canAppeal appeal outcome answer endedAt } } } }
`);
const BY_TOKEN = graphql(
  `query MeasureByTokenInTest($token: String!) { measureByToken(token: $token) { kind explanation canAppeal } }`,
);
const APPEAL = graphql(`mutation AppealInTest($input: AppealInput!) { appeal(input: $input) { message } }`);
const APPEAL_BY_TOKEN = graphql(
  `mutation AppealByTokenInTest($input: AppealByTokenInput!) { appealByToken(input: $input) { message } }`,
);
const QUEUE = graphql(`
  query OperatorAppealsInTest($state: ReportState!) {
    operatorAppeals(state: $state, first: 50) { edges { node { id kind ownerName appeal appellant decidedBy isOwnDecision viewerCanDecide outcome answer answeredBy reports } } }
  }
`);
const DECIDE_APPEAL = graphql(
  `mutation DecideAppealInTest($input: DecideAppealInput!) { decideAppeal(input: $input) { message } }`,
);
const SUSPEND = graphql(
  `mutation SuspendForAppeal($input: SuspensionInput!) { suspendAccount(input: $input) { message } }`,
);
const LIFT = graphql(`mutation LiftForAppeal($input: SuspensionInput!) { liftSuspension(input: $input) { message } }`);
const TAKE_DOWN = graphql(
  `mutation TakeDownForAppeal($input: TakeDownJobInput!) { takeDownJob(input: $input) { message } }`,
);
const WAITING = graphql(
  `query WaitingForAppeal($targetId: ID!) { operatorReports(state: WAITING, targetId: $targetId) { edges { node { id } } } }`,
);
const TAKE = graphql(`mutation TakeForAppeal($input: ReportIdInput!) { takeReport(input: $input) { message } }`);
const DECIDE = graphql(
  `mutation DecideForAppeal($input: DecideReportInput!) { decideReport(input: $input) { message } }`,
);

const explanation = "It is spam.";
const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] | undefined }) =>
  String(errors?.[0]?.extensions.code ?? "yes");
const emailOf = async (id: string) => (await app.db.prisma.account.findUniqueOrThrow({ where: { id } })).email;
const mailsTo = async (id: string) =>
  app.db.prisma.mail.findMany({ where: { to: await emailOf(id) }, orderBy: { id: "asc" } });
/** Returns the token of the latest appeal link that a person was mailed. */
async function tokenOf(id: string): Promise<string> {
  const links = (await mailsTo(id)).flatMap(({ text }) => /\/appeal\/([\w-]{43})/.exec(text)?.[1] ?? []);
  return links.at(-1) ?? "";
}
const suspend = (operator: Person, { id: accountId }: { id: string }) =>
  app.expectOk(SUSPEND, { input: { accountId, explanation } }, operator);
const appealWith = async (token: string, text = "It was not me.") =>
  codeOf(await app.execute(APPEAL_BY_TOKEN, { input: { token, text } }));
const byToken = async (token: string) => codeOf(await app.execute(BY_TOKEN, { token }));
const own = async (person: Pick<Person, "cookie">) =>
  (await app.expectOk(OWN, {}, person)).viewerMeasures?.edges.map(({ node }) => node) ?? [];
const queue = async (operator: Person, state: "WAITING" | "DECIDED" = "WAITING") =>
  (await app.expectOk(QUEUE, { state }, operator)).operatorAppeals?.edges.map(({ node }) => node) ?? [];
const decide = async (operator: Person, appealId: string, outcome: "GRANTED" | "REFUSED", why = "We looked again.") =>
  codeOf(await app.execute(DECIDE_APPEAL, { input: { appealId, outcome, explanation: why } }, operator));
const codeOfLogIn = async (person: Owner) => (await logInByPassword(app, person))?.code ?? "yes";

/** Reports a thing and decides on it. @returns the reporter */
async function decided(
  operator: Person,
  kind: ReportKind,
  id: string,
  decision: "WARN" | "REMOVE" | "SUSPEND",
  by?: Person,
) {
  const reporter = by ?? (await signedInSeeker(app.db));
  await app.expectOk(ReportDocument, { input: { kind, id, reason: "SPAM" } }, reporter);
  const reportId = (await app.expectOk(WAITING, { targetId: id }, operator)).operatorReports?.edges[0]?.node.id ?? "";
  await app.expectOk(TAKE, { input: { reportId } }, operator);
  await app.expectOk(DECIDE, { input: { reportId, decision, explanation } }, operator);
  return reporter;
}

let first: Person;
let second: Person;
beforeEach(async () => {
  await app.db.prisma.operator.deleteMany();
  await app.db.prisma.measure.deleteMany();
  first = await signedInOperator(app.db, "MODERATOR");
  second = await signedInOperator(app.db, "MODERATOR");
});

describe("a person whose account is suspended", () => {
  test("appeals with the mailed link; when granted, the account is reinstated, and those concerned are mailed", async () => {
    const person = await owner(app);
    await suspend(first, person);
    expect(await codeOfLogIn(person)).toBe("ACCOUNT_SUSPENDED");
    const token = await tokenOf(person.id);
    expect((await app.expectOk(BY_TOKEN, { token })).measureByToken).toEqual({
      kind: "SUSPENSION",
      explanation,
      canAppeal: true,
    });
    expect(await queue(first)).toEqual([]);
    expect(await appealWith(token)).toBe("yes");
    const [waiting] = await queue(second);
    const { name } = await app.db.prisma.seeker.findUniqueOrThrow({ where: { id: person.id } });
    expect(waiting).toMatchObject({
      kind: "SUSPENSION",
      ownerName: name,
      appeal: "It was not me.",
      isOwnDecision: false,
      viewerCanDecide: true,
      outcome: null,
    });
    const support = await signedInOperator(app.db, "SUPPORT");
    for (const other of [first, support]) expect(await queue(other)).toMatchObject([{ viewerCanDecide: false }]);

    expect(await decide(first, waiting?.id ?? "", "GRANTED")).toBe("CONFLICT");
    expect(await codeOfLogIn(person)).toBe("ACCOUNT_SUSPENDED");
    expect(await decide(second, waiting?.id ?? "", "GRANTED")).toBe("yes");
    expect(await codeOfLogIn(person)).toBe("yes");
    expect(
      (await mailsTo(person.id)).filter(({ cause }) => !cause.startsWith("new-device")).map(({ subject }) => subject),
    ).toEqual(["Your account is suspended", "Your appeal is granted"]);
    const signedIn = { cookie: await signIn(app.db, person) };
    expect(await own(signedIn)).toMatchObject([{ outcome: "GRANTED", answer: "We looked again.", canAppeal: false }]);
    expect(await queue(second)).toEqual([]);
    expect(await queue(first, "DECIDED")).toMatchObject([{ outcome: "GRANTED", viewerCanDecide: false }]);
    const acts = await app.db.prisma.auditEvent.findMany({
      where: { subjectId: person.id },
      orderBy: { createdAt: "asc" },
    });
    expect(acts.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(["ACCOUNT_SUSPENDED", "APPEAL_MADE", "SUSPENSION_LIFTED", "OPERATOR_APPEAL_GRANTED"]),
    );
  });

  test("when refused, the suspension stays, and there is no second appeal", async () => {
    const person = await owner(app);
    await suspend(first, person);
    const token = await tokenOf(person.id);
    expect(await appealWith(token, "  ")).toBe("BAD_USER_INPUT");
    expect(await appealWith(token)).toBe("yes");
    expect(await appealWith(token)).toBe("INVALID_TOKEN");
    expect(await byToken(token)).toBe("INVALID_TOKEN");
    const [waiting] = await queue(second);
    expect(await decide(second, waiting?.id ?? "", "REFUSED")).toBe("yes");
    expect(await codeOfLogIn(person)).toBe("ACCOUNT_SUSPENDED");
    expect(await decide(second, waiting?.id ?? "", "GRANTED")).toBe("NOT_FOUND");
    expect((await mailsTo(person.id)).at(-1)).toMatchObject({ subject: "Your appeal is refused" });
  });

  test("can do so only within the time limit, and not after the suspension was lifted", async () => {
    const [late, lifted] = [await owner(app), await owner(app)];
    await suspend(first, late);
    await suspend(first, lifted);
    const tokens = [await tokenOf(late.id), await tokenOf(lifted.id)];
    const createdAt = new Date(Date.now() - APPEAL_DAYS * 86_400_000);
    await app.db.prisma.measure.updateMany({ where: { targetId: late.id }, data: { createdAt } });
    expect(await byToken(tokens[0] ?? "")).toBe("INVALID_TOKEN");
    expect(await appealWith(tokens[0] ?? "")).toBe("CONFLICT");
    await app.expectOk(LIFT, { input: { accountId: lifted.id, explanation } }, second);
    expect(await appealWith(tokens[1] ?? "")).toBe("INVALID_TOKEN");
  });

  test("has a pending appeal granted when an operator lifts the suspension", async () => {
    const person = await owner(app);
    await suspend(first, person);
    await appealWith(await tokenOf(person.id));
    await app.expectOk(LIFT, { input: { accountId: person.id, explanation } }, second);
    expect(await queue(first)).toEqual([]);
    expect(await queue(first, "DECIDED")).toMatchObject([{ outcome: "GRANTED" }]);
    const mail = (await mailsTo(person.id)).at(-1);
    expect(mail).toMatchObject({ subject: "Your account is open again" });
    expect(mail?.text).toContain("Your appeal is granted with it.");
  });
});

test("of concurrent appeals one is stored, and of concurrent decisions one is made", async () => {
  const person = await owner(app);
  await suspend(first, person);
  const token = await tokenOf(person.id);
  const times = Array.from({ length: 10 }, (_, n) => `No. ${n}`);
  const sent = await Promise.all(times.map((text) => appealWith(token, text)));
  expect(sent.toSorted()).toEqual([...times.slice(1).map(() => "INVALID_TOKEN"), "yes"]);
  const third = await signedInOperator(app.db, "ADMINISTRATOR");
  const [waiting] = await queue(second);
  const answers = await Promise.all([
    decide(second, waiting?.id ?? "", "GRANTED"),
    decide(third, waiting?.id ?? "", "REFUSED"),
  ]);
  expect(answers.toSorted()).toEqual(["NOT_FOUND", "yes"]);
});

test("of concurrent appeals by a logged-in person all but one are refused as duplicates", async () => {
  const company = await signedInRecruiter(app.db);
  const job = await buildJob(app.db.prisma, { companyId: company.id });
  await app.expectOk(TAKE_DOWN, { input: { jobId: job.id, explanation } }, first);
  const measureId = (await own(company))[0]?.id ?? "";
  const times = Array.from({ length: 10 }, (_, n) => `No. ${n}`);
  const sent = await Promise.all(
    times.map(async (text) => codeOf(await app.execute(APPEAL, { input: { measureId, text } }, company))),
  );
  expect(sent.toSorted()).toEqual([...times.slice(1).map(() => "CONFLICT"), "yes"]);
});

test("any owner of a company can appeal for a job that was taken down; when granted, the job is restored and the reporter notified", async () => {
  const company = await signedInRecruiter(app.db);
  const job = await buildJob(app.db.prisma, { companyId: company.id, title: "Welder" });
  const reporter = await decided(first, "JOB", job.id, "REMOVE");
  const [measure] = await own(company);
  expect(measure).toMatchObject({ kind: "JOB_TAKEN_DOWN", title: "Welder", explanation, canAppeal: true });
  expect(await own(reporter)).toEqual([]);
  const input = { measureId: measure?.id ?? "", text: "We never ask for money." };
  for (const stranger of [reporter, await signedInRecruiter(app.db)])
    expect(codeOf(await app.execute(APPEAL, { input }, stranger))).toBe("NOT_FOUND");
  expect(codeOf(await app.execute(APPEAL, { input }, company))).toBe("yes");
  expect(codeOf(await app.execute(APPEAL, { input }, company))).toBe("CONFLICT");
  expect(await appealWith(await tokenOf(company.id))).toBe("INVALID_TOKEN");
  const [waiting] = await queue(second);
  const { name } = await app.db.prisma.company.findUniqueOrThrow({ where: { id: company.id } });
  expect(waiting).toMatchObject({ kind: "JOB_TAKEN_DOWN", ownerName: name, reports: 1 });
  expect(await decide(second, waiting?.id ?? "", "GRANTED")).toBe("yes");
  expect(await app.db.prisma.job.findUnique({ where: { id: job.id } })).toMatchObject({
    status: "OPEN",
    deletedAt: null,
  });
  expect((await mailsTo(reporter.id)).map(({ subject }) => subject)).toEqual([
    "The outcome of your report",
    "We have looked again at what you reported",
  ]);
});

test("a message that was taken down shows its text again when the appeal is granted", async () => {
  const [me, other] = [await signedInSeeker(app.db), await signedInSeeker(app.db)];
  const { id: conversationId } = await buildConversation(app.db.prisma, [me.id, other.id]);
  const { id } = await buildMessage(app.db.prisma, { conversationId, senderId: other.id, content: "Lend me a hand" });
  await decided(first, "MESSAGE", id, "REMOVE", me);
  expect(await appealWith(await tokenOf(other.id), "It is a saying.")).toBe("yes");
  const [waiting] = await queue(second);
  expect(await decide(second, waiting?.id ?? "", "GRANTED")).toBe("yes");
  expect((await app.db.prisma.message.findUniqueOrThrow({ where: { id } })).content).toBe("Lend me a hand");
});

test("the only deciding operator decides on appeals too", async () => {
  const person = await owner(app);
  await suspend(first, person);
  await appealWith(await tokenOf(person.id));
  await app.db.prisma.operator.delete({ where: { accountId: second.id } });
  await signedInOperator(app.db, "SUPPORT");
  const [waiting] = await queue(first);
  expect(waiting).toMatchObject({ isOwnDecision: true, viewerCanDecide: true });
  expect(await decide(first, waiting?.id ?? "", "GRANTED")).toBe("yes");
});

test("an operator cannot decide on their own company's case, or on one they reported", async () => {
  const job = await buildJob(app.db.prisma, { companyId: second.id });
  await app.expectOk(TAKE_DOWN, { input: { jobId: job.id, explanation } }, first);
  expect(await appealWith(await tokenOf(second.id), "It is mine.")).toBe("yes");
  const [waiting] = await queue(second);
  expect(await decide(second, waiting?.id ?? "", "GRANTED")).toBe("FORBIDDEN");

  const reported = await buildJob(app.db.prisma);
  await app.expectOk(ReportDocument, { input: { kind: "JOB", id: reported.id, reason: "SPAM" } }, second);
  const reports = (await app.expectOk(WAITING, { targetId: reported.id }, second)).operatorReports?.edges;
  expect(codeOf(await app.execute(TAKE, { input: { reportId: reports?.[0]?.node.id ?? "" } }, second))).toBe(
    "FORBIDDEN",
  );
});

test("deleting the account deletes the measures against it and the appeal", async () => {
  const person = await signedInSeeker(app.db);
  await decided(first, "PERSON", person.id, "WARN");
  expect(await appealWith(await tokenOf(person.id))).toBe("yes");
  await app.expectOk(DeleteAccountDocument, { input: { password: FACTORY_PASSWORD } }, person);
  expect(await app.db.prisma.measure.count({ where: { targetId: person.id } })).toBe(0);
  expect(await queue(second)).toEqual([]);
});
