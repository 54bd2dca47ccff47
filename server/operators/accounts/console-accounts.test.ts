import { expect, test } from "vitest";
import { OperatorAccountsDocument } from "../../../web/generated/operators/accounts/console-accounts.ts";
import { OperatorAuditEventsDocument } from "../../../web/generated/operators/audit/audit.ts";
import { bearer, forEachTest, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const support = forEachTest(() => app.signedInOperator("SUPPORT"));
const moderator = forEachTest(() => app.signedInOperator("MODERATOR"));
const find = async (operator: Person, search?: string) =>
  (await app.expectOk(OperatorAccountsDocument, { search: search ?? null }, operator)).operatorAccounts;
test("an account is found by its id, its full address and a part of its seeker's name", async () => {
  const seeker = await app.signedInSeeker({ name: "Wilhelmina Quux", location: "Oslo" });
  await app.withPasskey(seeker.id);
  const { email } = seeker;
  for (const search of [seeker.id, email, ` ${email.toUpperCase()} `, "mina quu"]) {
    expect(await find(support, search)).toMatchObject([
      { id: seeker.id, role: "SEEKER", email, hasSecondFactor: true, sessions: 1, keys: 0, suspendedAt: null },
    ]);
  }
  for (const search of [email.slice(0, -1), "quux oslo", "w%a", "no such person"])
    expect(await find(support, search)).toEqual([]);
  const { id, email: recruiters } = await app.signedInRecruiter();
  expect(await find(support, recruiters)).toMatchObject([{ id, role: "RECRUITER" }]);
});
test("without a search the newest accounts are listed, and recorded as one event", async () => {
  const older = await app.signedInSeeker();
  const newer = await app.signedInRecruiter();
  const found = (await find(support)).map(({ id }) => id);
  expect(found.slice(0, 2)).toEqual([newer.id, older.id]);
  const search = { accountId: support.id, operation: "OPERATOR_ACCOUNT_READ" };
  const { operatorAuditEvents } = await app.expectOk(OperatorAuditEventsDocument, { search }, moderator);
  expect(operatorAuditEvents?.edges.map(({ node }) => node.people?.length)).toEqual([found.length]);
});
test("the log records whose account an operator saw, and too short a search is refused", async () => {
  const seeker = await app.signedInSeeker();
  await find(support, seeker.id);
  const noted = { where: { operation: "OPERATOR_ACCOUNT_READ", accountId: support.id } };
  expect(await app.db.prisma.auditEvent.findMany(noted)).toMatchObject([{ subjectId: seeker.id }]);
  expect(await app.outcomeOf("operatorAccounts", { search: " a " }, support)).toBe("BAD_USER_INPUT");
});

const explanation = "Somebody else seems to be in your account.";
const end = (operator: Person, accountId: string, keys = false) =>
  app.outcomeOf("endAccountSessions", { input: { accountId, keys, explanation } }, operator);
test("all sessions of an account end at once, keys if requested, and its owner is mailed and sees it", async () => {
  const person = await app.signedInRecruiter();
  const { id } = person;
  const { key } = await app.build.app({ accountId: id, companyId: id, scopes: ["jobs:read"] });
  const withKey = () => app.outcomeOf("viewer", {}, bearer(key));
  expect(await app.viewerId(person)).toBe(id);
  expect([await end(moderator, id), await withKey(), await app.viewerId(person)]).toEqual(["yes", "yes", null]);
  expect([await end(moderator, id, true), await withKey()]).toEqual(["yes", "UNAUTHENTICATED"]);
  const mail = { subject: "We logged you out everywhere", text: expect.stringContaining(explanation) };
  expect(await app.mailsTo(person, "sessions-ended")).toMatchObject([mail, mail]);
  const acts = await app.db.prisma.auditEvent.findMany({ where: { subjectId: id, operation: "SESSIONS_ENDED" } });
  expect(acts).toMatchObject([{ accountId: moderator.id }, { accountId: moderator.id }]);
});
test("moderators cannot end those of operators, and nobody their own here", async () => {
  const administrator = await app.signedInOperator("ADMINISTRATOR");
  expect([await end(moderator, administrator.id), await end(moderator, moderator.id)]).toEqual([
    "FORBIDDEN",
    "CONFLICT",
  ]);
  expect([await end(administrator, moderator.id), await app.viewerId(moderator)]).toEqual(["yes", null]);
});
