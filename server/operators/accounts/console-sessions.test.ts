import { expect, test } from "vitest";
import { buildApp } from "../../../prisma/factories/index.ts";
import { ownerOf } from "../../testing/factors.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signedInOperator } from "../../testing/operators.ts";
import { outcomeOf } from "../../testing/outcomes.ts";
import { mailsTo, type Person, signedInRecruiter } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const WHO = graphql(`query WhoInConsoleSessions { viewer { id } }`);
const explanation = "Somebody else seems to be in your account.";
const end = (operator: Person, accountId: string, keys = false) =>
  outcomeOf(app, "endAccountSessions", { input: { accountId, keys, explanation } }, operator);
const whoIs = async (person: Person) => (await app.expectOk(WHO, {}, person)).viewer?.id;

test("all sessions of an account end at once, keys if requested, and its owner is mailed and sees it", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const { id } = await signedInRecruiter(app.db);
  const person = await ownerOf(app, id);
  const { key } = await buildApp(app.db.prisma, { accountId: id, companyId: id, scopes: ["jobs:read"] });
  const withKey = () => outcomeOf(app, "viewer", {}, { headers: { authorization: `Bearer ${key}` } });
  expect(await whoIs(person)).toBe(id);
  expect([await end(moderator, id), await withKey(), await whoIs(person)]).toEqual(["yes", "yes", undefined]);
  expect([await end(moderator, id, true), await withKey()]).toEqual(["yes", "UNAUTHENTICATED"]);
  const mail = { subject: "We logged you out everywhere", text: expect.stringContaining(explanation) };
  expect(await mailsTo(app.db, person, "sessions-ended")).toMatchObject([mail, mail]);
  const acts = await app.db.prisma.auditEvent.findMany({ where: { subjectId: id, operation: "SESSIONS_ENDED" } });
  expect(acts).toMatchObject([{ accountId: moderator.id }, { accountId: moderator.id }]);
});

test("moderators cannot end those of operators, and nobody their own here", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const administrator = await signedInOperator(app.db, "ADMINISTRATOR");
  expect([await end(moderator, administrator.id), await end(moderator, moderator.id)]).toEqual([
    "FORBIDDEN",
    "CONFLICT",
  ]);
  expect([await end(administrator, moderator.id), await whoIs(moderator)]).toEqual(["yes", undefined]);
});
