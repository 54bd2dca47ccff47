import { expect, test } from "vitest";
import { buildApp } from "../../../prisma/factories/index.ts";
import { ownerOf } from "../../testing/factors.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signedInOperator } from "../../testing/operators.ts";
import { type Person, signedInRecruiter } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const WHO = graphql(`query WhoInConsoleSessions { viewer { id } }`);
const END = graphql(
  `mutation EndAccountSessionsInTest($input: EndAccountSessionsInput!) { endAccountSessions(input: $input) { message } }`,
);
const explanation = "Somebody else seems to be in your account.";
const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] | undefined }) =>
  String(errors?.[0]?.extensions.code ?? "yes");
const end = async (operator: Person, accountId: string, keys = false) =>
  codeOf(await app.execute(END, { input: { accountId, keys, explanation } }, operator));

test("all sessions of an account end at once, keys if requested, and its owner is mailed and sees it", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const { id } = await signedInRecruiter(app.db);
  const person = await ownerOf(app, id);
  const { key } = await buildApp(app.db.prisma, { accountId: id, companyId: id, scopes: ["jobs:read"] });
  const withKey = async () => codeOf(await app.execute(WHO, {}, { headers: { authorization: `Bearer ${key}` } }));
  expect((await app.expectOk(WHO, {}, person)).viewer?.id).toBe(id);
  expect(await end(moderator, id)).toBe("yes");
  expect((await app.expectOk(WHO, {}, person)).viewer).toBeNull();
  expect(await withKey()).toBe("yes");
  expect(await end(moderator, id, true)).toBe("yes");
  expect(await withKey()).toBe("UNAUTHENTICATED");
  const mails = await app.db.prisma.mail.findMany({
    where: { to: person.email, cause: { startsWith: "sessions-ended" } },
  });
  expect(mails.map(({ subject }) => subject)).toEqual(["We logged you out everywhere", "We logged you out everywhere"]);
  expect(mails[0]?.text).toContain(explanation);
  const acts = await app.db.prisma.auditEvent.findMany({ where: { subjectId: id, operation: "SESSIONS_ENDED" } });
  expect(acts).toMatchObject([{ accountId: moderator.id }, { accountId: moderator.id }]);
});

test("support cannot end any, moderators not those of operators, and nobody their own here", async () => {
  const [support, moderator] = [await signedInOperator(app.db, "SUPPORT"), await signedInOperator(app.db, "MODERATOR")];
  const administrator = await signedInOperator(app.db, "ADMINISTRATOR");
  const { id } = await signedInRecruiter(app.db);
  expect(await end(support, id)).toBe("FORBIDDEN");
  expect(await end(moderator, administrator.id)).toBe("FORBIDDEN");
  expect(await end(moderator, moderator.id)).toBe("CONFLICT");
  expect(await end(administrator, moderator.id)).toBe("yes");
  expect((await app.expectOk(WHO, {}, moderator)).viewer).toBeNull();
});
