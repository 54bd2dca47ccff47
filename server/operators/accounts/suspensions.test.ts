import { expect, test } from "vitest";
import { OperatorAccountsDocument } from "../../../web/generated/operators/accounts/console-accounts.ts";
import { addPasskey, beginPasskeyLogIn, finishLogIn, logInByPassword } from "../../testing/factors.ts";
import { bearer, FACTORY_PASSWORD, forEachTest, LegacyClient, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const explanation = "You sent the same advertisement to forty people.";

const moderator = forEachTest(() => app.signedInOperator("MODERATOR"));
const suspend = ({ id: accountId }: { id: string }, by = moderator) =>
  app.outcomeOf("suspendAccount", { input: { accountId, explanation } }, by);
const lift = ({ id: accountId }: { id: string }) =>
  app.outcomeOf("liftSuspension", { input: { accountId, explanation } }, moderator);
const suspensionOf = async ({ id }: { id: string }, by: Person = moderator) =>
  (await app.expectOk(OperatorAccountsDocument, { search: id }, by)).operatorAccounts?.[0]?.suspension;
const logIn = async (person: Person) => (await logInByPassword(app, person))?.code ?? "yes";
/** Reports something and decides to suspend. @returns the report and what became of the decision */
async function suspendFor(kind: "PERSON" | "JOB", id: string, reporter: Person) {
  await app.perform("report", { input: { kind, id, reason: "SPAM" } }, reporter);
  const { id: reportId } = await app.db.prisma.report.findFirstOrThrow({ where: { targetId: id } });
  await app.perform("takeReport", { input: { reportId } }, moderator);
  const input = { reportId, decision: "SUSPEND", explanation };
  return { reportId, outcome: await app.outcomeOf("decideReport", { input }, moderator) };
}

test("a suspension ends the account's pending invitations, which its end does not bring back", async () => {
  const company = await app.signedInRecruiter();
  await app.perform("inviteMember", { input: { email: "invited@example.com", role: "OWNER" } }, company);
  expect([await suspend(company), await lift(company)]).toEqual(["yes", "yes"]);
  expect(await app.db.prisma.companyInvitation.count({ where: { companyId: company.id } })).toBe(0);
});

test("a suspension ends the account's sessions and keys at once, and logins are told the reason, until it is lifted", async () => {
  const person = await app.signedInRecruiter();
  const { id } = person;
  const { key } = await app.build.app({ accountId: id, companyId: id, scopes: ["jobs:read"] });
  const withKey = () => app.outcomeOf("viewer", {}, bearer(key));
  expect([await app.viewerId(person), await withKey()]).toEqual([id, "yes"]);

  expect([await suspend(person), await suspend(person)]).toEqual(["yes", "CONFLICT"]);
  expect([await app.viewerId(person), await withKey()]).toEqual([null, "UNAUTHENTICATED"]);
  expect(await logIn(person)).toBe("ACCOUNT_SUSPENDED");
  const input = { email: person.email, password: FACTORY_PASSWORD };
  expect((await new LegacyClient(app.url).post("/auth/login-recruiter", input)).status).toBe(403);

  expect([await lift(person), await lift(person)]).toEqual(["yes", "CONFLICT"]);
  expect([await logIn(person), await app.viewerId(person)]).toEqual(["yes", null]);
  const mails = (await app.mailsTo(person)).filter(({ cause }) => !cause.startsWith("new-device:"));
  expect(mails.map(({ subject }) => subject)).toEqual(["Your account is suspended", "Your account has been restored"]);
  for (const { text } of mails) expect(text).toContain(explanation);
  const events = await app.db.prisma.auditEvent.findMany({ where: { subjectId: id, accountId: moderator.id } });
  expect(events.map(({ operation }) => operation).sort()).toEqual(["ACCOUNT_SUSPENDED", "SUSPENSION_LIFTED"]);
});

test("a wrong password does not reveal that the account is suspended", async () => {
  const { id, role, email } = await app.signedInSeeker();
  await suspend({ id });
  expect(await app.outcomeOf("logIn", { input: { role, email, password: "a wrong password" } })).toBe("WRONG_PASSWORD");
});

test("a passkey does not log in to a suspended account, nor does a session opened during the suspension", async () => {
  const person = await app.signedInSeeker();
  const { device } = await addPasskey(app, person);
  await suspend(person);
  const { challenge, options } = await beginPasskeyLogIn(app, person.role);
  const refused = { refused: "ACCOUNT_SUSPENDED", cookies: [] };
  expect(await finishLogIn(app, { challenge, passkey: device.logIn(options) })).toMatchObject(refused);
  expect(await app.viewerId({ cookie: await app.signIn(person) })).toBeNull();
});

test("operators cannot be suspended", async () => {
  const administrator = await app.signedInOperator("ADMINISTRATOR");
  expect(await suspend(administrator)).toBe("CONFLICT");
  expect(await app.viewerId(administrator)).toBe(administrator.id);
});

test("a decision on a report suspends the account concerned, and both sides are mailed the reason", async () => {
  const [reporter, other] = [await app.signedInSeeker(), await app.signedInSeeker()];
  const { reportId, outcome } = await suspendFor("PERSON", other.id, reporter);
  expect([outcome, await logIn(other)]).toEqual(["yes", "ACCOUNT_SUSPENDED"]);
  expect(await app.db.prisma.report.findUnique({ where: { id: reportId } })).toMatchObject({ outcome: "SUSPENDED" });
  expect(await suspensionOf(other, await app.signedInOperator("SUPPORT"))).toMatchObject({
    ...{ explanation, decidedBy: moderator.email },
    reportedThing: { kind: "PERSON", id: other.id },
  });
  expect(await app.subjectsTo(other)).toEqual(["Your account is suspended"]);
  expect(await app.subjectsTo(reporter)).toEqual(["The outcome of your report"]);
});

test("a suspension without a report says by whom and why, until it is lifted", async () => {
  const seeker = await app.signedInSeeker();
  expect(await suspensionOf(seeker)).toBeNull();
  expect(await suspend(seeker)).toBe("yes");
  const shown = { explanation, decidedBy: moderator.email, reportedThing: null };
  expect(await suspensionOf(seeker)).toMatchObject(shown);
  expect(await lift(seeker)).toBe("yes");
  expect(await suspensionOf(seeker)).toBeNull();
});

test("a report on a job suspends nobody", async () => {
  const [reporter, job] = [await app.signedInSeeker(), await app.build.job()];
  expect((await suspendFor("JOB", job.id, reporter)).outcome).toBe("BAD_USER_INPUT");
});
