import { expect, test } from "vitest";
import { graphql } from "../../testing/generated/gql.ts";
import { signedInOperator, withPasskey } from "../../testing/operators.ts";
import { type Person, signedInRecruiter, signedInSeeker } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const FIND = graphql(`
  query OperatorAccountsInTest($search: String!) {
    operatorAccounts(search: $search) { id role email name isEmailVerified suspendedAt hasSecondFactor sessions keys }
  }
`);
const find = async (operator: Person, search: string) =>
  (await app.expectOk(FIND, { search }, operator)).operatorAccounts;
const emailOf = async ({ id }: { id: string }) =>
  (await app.db.prisma.account.findUniqueOrThrow({ where: { id } })).email;

test("an account is found by its id, its full address and a part of its seeker's name", async () => {
  const support = await signedInOperator(app.db, "SUPPORT");
  const seeker = await signedInSeeker(app.db, { name: "Wilhelmina Quux", location: "Oslo" });
  await withPasskey(app.db, seeker.id);
  const email = await emailOf(seeker);
  for (const search of [seeker.id, email, ` ${email.toUpperCase()} `, "mina quu"]) {
    expect(await find(support, search)).toMatchObject([
      { id: seeker.id, role: "SEEKER", email, hasSecondFactor: true, sessions: 1, keys: 0, suspendedAt: null },
    ]);
  }
  for (const search of [email.slice(0, -1), "quux oslo", "w%a", "no such person"])
    expect(await find(support, search)).toEqual([]);
  const recruiter = await signedInRecruiter(app.db);
  expect(await find(support, await emailOf(recruiter))).toMatchObject([{ id: recruiter.id, role: "RECRUITER" }]);
});

test("the log records whose account an operator saw, and too short a search is refused", async () => {
  const support = await signedInOperator(app.db, "SUPPORT");
  const [seeker, other] = [await signedInSeeker(app.db), await signedInSeeker(app.db)];
  await find(support, seeker.id);
  const noted = { where: { operation: "OPERATOR_ACCOUNT_READ", accountId: support.id } };
  expect(await app.db.prisma.auditEvent.findMany(noted)).toMatchObject([{ subjectId: seeker.id }]);
  const { errors } = await app.execute(FIND, { search: " a " }, support);
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect((await app.execute(FIND, { search: seeker.id }, other)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});
