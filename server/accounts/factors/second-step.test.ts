import { beforeEach, describe, expect, test } from "vitest";
import { CreateRecoveryCodesDocument, LogInFactorsDocument } from "../../../web/generated/accounts/factors/factors.ts";
import { addAuthenticatorApp, addPasskey, codeOf, finishLogIn, logInByPassword } from "../../testing/factors.ts";
import { FACTORY_PASSWORD, LegacyClient, type Person, testApp, testClock } from "../../testing/test-app.ts";
import { findAccount, insertEmailToken } from "../accounts.store.ts";
import { insertChange } from "../email-change/email-change.store.ts";
import { hashPassword } from "../passwords.ts";
import { tokenHash } from "../tokens.ts";
import { askForSecondStep } from "./second-step.ts";

const STEP_MS = 30_000;
const clock = testClock();
const app = testApp({ clock });
const later = (steps: number) => new Date(clock.now.getTime() + steps * STEP_MS);
/** Returns a person whose app was confirmed some steps ago, and the challenge of a login with their password. */
async function personWithApp() {
  const person = await app.signedInSeeker();
  const added = await addAuthenticatorApp(app, person, clock.now);
  clock.now = later(3);
  return { person, ...added };
}
let person: Person;
let key: string;
let recoveryCodes: readonly string[];
beforeEach(async () => {
  ({ person, key, recoveryCodes } = await personWithApp());
});
const challengeOf = async (person: Person) => (await logInByPassword(app, person))?.challenge ?? "";
type Step = { code: string } | { recoveryCode: string };
/** Answers a challenge, or one of a new login; resolves with "yes", or the code of the refusal. */
async function finish(person: Person, step: Step, challenge?: string) {
  const { id, refused } = await finishLogIn(app, { challenge: challenge ?? (await challengeOf(person)), ...step });
  return id === person.id ? "yes" : refused;
}
/** Guesses until no code of the app is accepted any more. */
async function useUpCodes(person: Person) {
  const wrong = { code: codeOf("JBSWY3DPEHPK3PXP", clock.now) };
  for (let guess = 0; guess < 5; guess++) expect(await finish(person, wrong)).toBe("WRONG_CODE");
}
const logIn = ({ email }: Person, password: string) =>
  app.refusalOf("logIn", { input: { role: "SEEKER", email, password } });
describe("an authenticator app", () => {
  test("is required after the password, once its first code was received", async () => {
    const asked = { code: "SECOND_FACTOR_REQUIRED", factors: ["AUTHENTICATOR_APP", "RECOVERY_CODE"] };
    expect(await logInByPassword(app, person)).toMatchObject(asked);
    const code = codeOf(key, clock.now);
    expect(await finish(person, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toBe("yes");
  });

  test("is not required before, and its first code must be right", async () => {
    await app.perform("removeAuthenticatorApp", {}, person);
    expect(await logInByPassword(app, person)).toBeNull();
    const input = { code: codeOf(key, clock.now) };
    expect(await app.outcomeOf("confirmAuthenticatorApp", { input }, person)).toBe("CONFLICT");
  });

  test("a wrong code appears in the account's own log as a refused log-in, and three warn the owner by mail", async () => {
    const warnings = () => app.mailsTo(person, "log-in-warning:");
    for (let tries = 1; tries <= 4; tries++) {
      expect(await finish(person, { code: codeOf(key, later(-9)) })).toBe("WRONG_CODE");
      expect(await warnings()).toHaveLength(tries < 3 ? 0 : 1);
    }
    expect((await warnings())[0]?.text).toContain("set a new password");
    await app.app.services.auditLog.flush();
    const events = await app.db.prisma.auditEvent.findMany({ where: { subjectId: person.id, operation: "LOG_IN" } });
    expect(events).toMatchObject(Array(4).fill({ accountId: null, outcome: "REFUSED", address: "127.0.0.1" }));
  });

  test("accepts a code from a clock that is half a minute off, and none that is older", async () => {
    const challenge = await challengeOf(person);
    expect(await finish(person, { code: codeOf(key, later(-2)) }, challenge)).toBe("WRONG_CODE");
    expect(await finish(person, { code: codeOf(key, later(-1)) }, challenge)).toBe("yes");
  });

  test("its key is sealed in the database, bound to its account", async () => {
    const { person: eve } = await personWithApp();
    const { sealedKey } = await app.db.prisma.authenticatorApp.findUniqueOrThrow({ where: { accountId: person.id } });
    expect(Buffer.from(sealedKey).includes(Buffer.from(key))).toBe(false);
    await app.db.prisma.authenticatorApp.update({ where: { accountId: eve.id }, data: { sealedKey } });
    expect(await finish(eve, { code: codeOf(key, clock.now) })).toBe("UNAVAILABLE");
  });
});
describe("recovery codes", () => {
  test("each log in once, in any spelling, and the owner is mailed", async () => {
    const [first = ""] = recoveryCodes;
    const typed = ` ${first.replaceAll("-", " ").toUpperCase()} `;
    expect(await finish(person, { recoveryCode: typed })).toBe("yes");
    const { viewerLogInFactors } = await app.expectOk(LogInFactorsDocument, {}, person);
    expect(viewerLogInFactors?.recoveryCodesLeft).toBe(9);
    const again = await finishLogIn(app, { challenge: await challengeOf(person), recoveryCode: first });
    expect(again).toMatchObject({ refused: "WRONG_CODE", cookies: [] });
    expect(await app.subjectsTo(person)).toContain("A recovery code was used");
  });

  test("replace the previous ones when created again, and are stored as hashes", async () => {
    const { createRecoveryCodes } = await app.expectOk(CreateRecoveryCodesDocument, {}, person);
    const [old = "", fresh = ""] = [recoveryCodes[0], createRecoveryCodes?.recoveryCodes?.[0]];
    expect(await finish(person, { recoveryCode: old })).toBe("WRONG_CODE");
    expect(await finish(person, { recoveryCode: fresh })).toBe("yes");
    const rows = await app.db.prisma.recoveryCode.findMany({ where: { accountId: person.id } });
    expect(JSON.stringify(rows)).not.toContain(fresh);
  });

  test("are too long to be guessed from their hashes, and older, shorter ones still log in", async () => {
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
    const shorter = "k7qm-3x9d-r2tw-8hpz";
    await app.db.prisma.recoveryCode.create({ data: { accountId: person.id, codeHash: tokenHash(shorter) } });
    expect(await finish(person, { recoveryCode: shorter })).toBe("yes");
  });

  test("of somebody else do not log in", async () => {
    const { person: eve } = await personWithApp();
    expect(await finish(eve, { recoveryCode: recoveryCodes[0] ?? "" })).toBe("WRONG_CODE");
  });
});
describe("attacks", () => {
  test("a code is valid once, even for another login within the same half minute", async () => {
    const step = { code: codeOf(key, clock.now) };
    const challenges = [await challengeOf(person), await challengeOf(person)];
    const answers = await Promise.all(challenges.map((challenge) => finish(person, step, challenge)));
    expect(answers.filter((answer) => answer === "yes")).toHaveLength(1);
    expect(await finish(person, step)).toBe("WRONG_CODE");
  });

  test("a challenge is answered once, and only by a code of its own account", async () => {
    const eve = await personWithApp();
    const challenge = await challengeOf(person);
    expect(await finish(person, { code: codeOf(eve.key, clock.now) }, challenge)).toBe("WRONG_CODE");
    expect(await finish(person, { code: codeOf(key, clock.now) }, challenge)).toBe("yes");
    clock.now = later(1);
    expect(await finish(person, { code: codeOf(key, clock.now) }, challenge)).toBe("INVALID_TOKEN");
  });

  test("after five wrong codes none is accepted, whatever the challenge", async () => {
    await useUpCodes(person);
    expect(await finish(person, { code: codeOf(key, clock.now) })).toBe("RATE_LIMITED");
  });

  test("wrong codes do not count against recovery codes, which have a limit of their own", async () => {
    await useUpCodes(person);
    expect(await finish(person, { recoveryCode: recoveryCodes[0] ?? "" })).toBe("yes");
    const other = await personWithApp();
    for (let guess = 0; guess < 20; guess++)
      expect(await finish(other.person, { recoveryCode: `guess-${guess}` })).toBe("WRONG_CODE");
    expect(await finish(other.person, { recoveryCode: other.recoveryCodes[0] ?? "" })).toBe("RATE_LIMITED");
  });

  test("the legacy login refuses an account with a second factor, without a session", async () => {
    const client = new LegacyClient(app.url);
    const answer = await client.post("/auth/login-seeker", { email: person.email, password: FACTORY_PASSWORD });
    const message = expect.stringContaining("a passkey or a code");
    expect(answer).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR_REQUIRED", message, error: message } });
    expect([...client.cookies.keys()]).toEqual([]);
  });

  test("a new password does not take the place of the second factor, and a wrong one reveals nothing about it", async () => {
    const { token } = await app.db.transaction((tx) =>
      insertEmailToken(tx, { accountId: person.id, purpose: "RESET_PASSWORD" }, clock.now),
    );
    const password = "a brand new password";
    await app.perform("resetPassword", { input: { role: "SEEKER", token, password } });
    expect(await logIn(person, password)).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
    const nothingMore = { code: "WRONG_PASSWORD", message: expect.any(String) };
    expect(await logIn(person, "not the password")).toEqual(nothingMore);
  });

  test("an answer is exactly one of the three", async () => {
    await addPasskey(app, person);
    const challenge = await challengeOf(person);
    for (const answer of [{}, { code: codeOf(key, clock.now), recoveryCode: recoveryCodes[0] ?? "" }])
      expect(await finishLogIn(app, { challenge, ...answer })).toMatchObject({ refused: "BAD_USER_INPUT" });
  });
});

const NEW_PASSWORD = "a new and longer pass phrase";
/** Begins a login of somebody else who knows the password, and is asked for the code; returns what finishes it. */
async function halfLoggedIn() {
  const challenge = await challengeOf(person);
  return () => finish(person, { code: codeOf(key, clock.now) }, challenge);
}
const ENDS: Record<string, (person: Person) => Promise<unknown>> = {
  "the password is changed": (person) => {
    const input = { currentPassword: FACTORY_PASSWORD, password: NEW_PASSWORD };
    return app.perform("changePassword", { input }, person);
  },
  "the password is reset": async ({ id: accountId }) => {
    const { token } = await app.db.transaction((tx) =>
      insertEmailToken(tx, { accountId, purpose: "RESET_PASSWORD" }, clock.now),
    );
    await app.perform("resetPassword", { input: { role: "SEEKER", token, password: NEW_PASSWORD } });
  },
  "all devices are logged out": (person) => app.perform("logOutEverywhere", {}, person),
  "all other devices are logged out": (person) => app.perform("endOtherSessions", {}, person),
  "the address is changed": async ({ id: accountId, email: oldEmail }) => {
    const { id: sessionId } = await app.db.prisma.session.findFirstOrThrow({ where: { accountId } });
    const { token } = await app.db.transaction(async (tx) => {
      const change = { accountId, sessionId, oldEmail, newEmail: `new-${oldEmail}` };
      const { id: emailChangeId } = await insertChange(tx, change, clock.now);
      return insertEmailToken(tx, { accountId, purpose: "CHANGE_EMAIL", emailChangeId }, clock.now);
    });
    await app.perform("confirmEmailChange", { input: { token } });
  },
  "an operator ends its sessions": async ({ id: accountId }) => {
    const input = { accountId, explanation: "Somebody else is in it." };
    await app.perform("endAccountSessions", { input }, await app.signedInOperator("MODERATOR"));
  },
};
test.each(Object.entries(ENDS))("a login pending at its second step ends when %s", async (_, end) => {
  const finishIt = await halfLoggedIn();
  await end(person);
  expect(await finishIt()).toBe("INVALID_TOKEN");
  expect(await app.db.prisma.session.count({ where: { accountId: person.id, endedAt: null } })).toBeLessThan(2);
});
test("it continues when a single device is logged out", async () => {
  const finishIt = await halfLoggedIn();
  await app.perform("logOut", { role: "SEEKER" }, person);
  expect(await finishIt()).toBe("yes");
});
test("none starts with a password that was changed while it was verified", async () => {
  const read = await findAccount(app.db, { id: person.id });
  const passwordHash = await hashPassword(NEW_PASSWORD);
  await app.db.prisma.account.update({ where: { id: person.id }, data: { passwordHash } });
  const before = await app.db.prisma.loginChallenge.count();
  await expect(askForSecondStep(app.app.platform, read ?? { ...person, passwordHash })).rejects.toMatchObject({
    code: "WRONG_PASSWORD",
  });
  expect(await app.db.prisma.loginChallenge.count()).toBe(before);
});
