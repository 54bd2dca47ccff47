import { beforeEach, expect, test } from "vitest";
import { FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";
import { addAuthenticatorApp, codeOf, finishLogIn, logInByPassword, type Owner, owner } from "../../testing/factors.ts";
import { signedInOperator } from "../../testing/operators.ts";
import { perform } from "../../testing/outcomes.ts";
import { testApp } from "../../testing/test-app.ts";
import { findAccount, insertEmailToken } from "../accounts.store.ts";
import { insertChange } from "../email-change/email-change.store.ts";
import { hashPassword } from "../passwords.ts";
import { askForSecondStep } from "./second-step.ts";

let now = new Date();
const app = testApp({ clock: () => now });
beforeEach(() => {
  now = new Date();
});

const NEW_PASSWORD = "a new and longer pass phrase";

/** Returns a person with an app, and a login by somebody else who knows their password, pending at the code. */
async function halfLoggedIn() {
  const person = await owner(app);
  const { key } = await addAuthenticatorApp(app, person, now);
  now = new Date(now.getTime() + 90_000);
  const { challenge = "" } = (await logInByPassword(app, person)) ?? {};
  const finish = async () => {
    const { id, refused } = await finishLogIn(app, { challenge, code: codeOf(key, now) });
    return id ?? refused;
  };
  return { person, finish };
}

const ENDS: Record<string, (person: Owner) => Promise<unknown>> = {
  "the password is changed": (person) => {
    const input = { currentPassword: FACTORY_PASSWORD, password: NEW_PASSWORD };
    return perform(app, "changePassword", { input }, person);
  },
  "the password is reset": async ({ id: accountId }) => {
    const { token } = await app.db.transaction((tx) =>
      insertEmailToken(tx, { accountId, purpose: "RESET_PASSWORD" }, now),
    );
    await perform(app, "resetPassword", { input: { role: "SEEKER", token, password: NEW_PASSWORD } });
  },
  "all devices are logged out": (person) => perform(app, "logOutEverywhere", {}, person),
  "all other devices are logged out": (person) => perform(app, "endOtherSessions", {}, person),
  "the address is changed": async ({ id: accountId, email: oldEmail }) => {
    const { id: sessionId } = await app.db.prisma.session.findFirstOrThrow({ where: { accountId } });
    const { token } = await app.db.transaction(async (tx) => {
      const change = { accountId, sessionId, oldEmail, newEmail: `new-${oldEmail}` };
      const { id: emailChangeId } = await insertChange(tx, change, now);
      return insertEmailToken(tx, { accountId, purpose: "CHANGE_EMAIL", emailChangeId }, now);
    });
    await perform(app, "confirmEmailChange", { input: { token } });
  },
  "an operator ends its sessions": async ({ id: accountId }) => {
    const input = { accountId, explanation: "Somebody else is in it." };
    await perform(app, "endAccountSessions", { input }, await signedInOperator(app.db, "MODERATOR"));
  },
};

test.each(Object.entries(ENDS))("a login pending at its second step ends when %s", async (_, end) => {
  const { person, finish } = await halfLoggedIn();
  await end(person);
  expect(await finish()).toBe("INVALID_TOKEN");
  expect(await app.db.prisma.session.count({ where: { accountId: person.id, endedAt: null } })).toBeLessThan(2);
});

test("it continues when a single device is logged out", async () => {
  const { person, finish } = await halfLoggedIn();
  await perform(app, "logOut", { role: "SEEKER" }, person);
  expect(await finish()).toBe(person.id);
});

test("none starts with a password that was changed while it was verified", async () => {
  const { person } = await halfLoggedIn();
  const read = await findAccount(app.db, { id: person.id });
  const passwordHash = await hashPassword(NEW_PASSWORD);
  await app.db.prisma.account.update({ where: { id: person.id }, data: { passwordHash } });
  const before = await app.db.prisma.loginChallenge.count();
  await expect(askForSecondStep(app.app.platform, read ?? { ...person, passwordHash })).rejects.toMatchObject({
    code: "WRONG_PASSWORD",
  });
  expect(await app.db.prisma.loginChallenge.count()).toBe(before);
});
