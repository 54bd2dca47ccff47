import { expect, test } from "vitest";
import { OperatorAccountsDocument } from "../../../web/generated/operators/accounts/console-accounts.ts";
import { signedInOperator, withPasskey } from "../../testing/operators.ts";
import { outcomeOf } from "../../testing/outcomes.ts";
import { emailOf, type Person, signedInRecruiter, signedInSeeker } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const find = async (operator: Person, search: string) =>
  (await app.expectOk(OperatorAccountsDocument, { search }, operator)).operatorAccounts;

test("an account is found by its id, its full address and a part of its seeker's name", async () => {
  const support = await signedInOperator(app.db, "SUPPORT");
  const seeker = await signedInSeeker(app.db, { name: "Wilhelmina Quux", location: "Oslo" });
  await withPasskey(app.db, seeker.id);
  const email = await emailOf(app.db, seeker);
  for (const search of [seeker.id, email, ` ${email.toUpperCase()} `, "mina quu"]) {
    expect(await find(support, search)).toMatchObject([
      { id: seeker.id, role: "SEEKER", email, hasSecondFactor: true, sessions: 1, keys: 0, suspendedAt: null },
    ]);
  }
  for (const search of [email.slice(0, -1), "quux oslo", "w%a", "no such person"])
    expect(await find(support, search)).toEqual([]);
  const { id } = await signedInRecruiter(app.db);
  expect(await find(support, await emailOf(app.db, { id }))).toMatchObject([{ id, role: "RECRUITER" }]);
});

test("the log records whose account an operator saw, and too short a search is refused", async () => {
  const support = await signedInOperator(app.db, "SUPPORT");
  const seeker = await signedInSeeker(app.db);
  await find(support, seeker.id);
  const noted = { where: { operation: "OPERATOR_ACCOUNT_READ", accountId: support.id } };
  expect(await app.db.prisma.auditEvent.findMany(noted)).toMatchObject([{ subjectId: seeker.id }]);
  expect(await outcomeOf(app, "operatorAccounts", { search: " a " }, support)).toBe("BAD_USER_INPUT");
});
