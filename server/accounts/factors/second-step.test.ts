import { beforeEach, describe, expect, test } from "vitest";
import { FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";
import { ResetPasswordDocument } from "../../../web/generated/accounts/accounts.ts";
import {
  ConfirmAuthenticatorAppDocument,
  LogInFactorsDocument,
  MakeRecoveryCodesDocument,
  RemoveAuthenticatorAppDocument,
} from "../../../web/generated/accounts/factors/factors.ts";
import { addAuthenticatorApp, addPasskey, codeOf, finishLogIn, logInByPassword, owner } from "../../testing/factors.ts";
import { LegacyClient } from "../../testing/legacy-client.ts";
import { testApp } from "../../testing/test-app.ts";
import { insertEmailToken } from "../accounts.store.ts";
import { tokenHash } from "../tokens.ts";

const STEP_MS = 30_000;
let now = new Date();
const app = testApp({ clock: () => now });
beforeEach(() => {
  now = new Date();
});
const later = (steps: number) => new Date(now.getTime() + steps * STEP_MS);

/** Returns a person whose app was confirmed some steps ago, and the challenge of a login with their password. */
async function personWithApp() {
  const person = await owner(app);
  const added = await addAuthenticatorApp(app, person, now);
  now = later(3);
  return { person, ...added };
}
const challengeOf = async (person: Parameters<typeof logInByPassword>[1]) =>
  (await logInByPassword(app, person))?.challenge ?? "";

/** Guesses until no code of the app is accepted any more. */
async function useUpCodes(person: Parameters<typeof logInByPassword>[1]) {
  for (let guess = 0; guess < 5; guess++) {
    const answer = { challenge: await challengeOf(person), code: codeOf("JBSWY3DPEHPK3PXP", now) };
    expect(await finishLogIn(app, answer)).toMatchObject({ refused: "WRONG_CODE" });
  }
}

describe("an authenticator app", () => {
  test("is required after the password, once its first code was received", async () => {
    const { person, key } = await personWithApp();
    const asked = await logInByPassword(app, person);
    expect(asked).toMatchObject({
      code: "SECOND_FACTOR_REQUIRED",
      factors: ["AUTHENTICATOR_APP", "RECOVERY_CODE"],
    });
    const challenge = asked?.challenge ?? "";
    const code = codeOf(key, now);
    expect(await finishLogIn(app, { challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
      id: person.id,
    });
  });

  test("is not required before, and its first code must be right", async () => {
    const person = await owner(app);
    const { key } = await addAuthenticatorApp(app, person, now);
    await app.expectOk(RemoveAuthenticatorAppDocument, {}, person);
    expect(await logInByPassword(app, person)).toBeNull();
    const { errors } = await app.execute(
      ConfirmAuthenticatorAppDocument,
      { input: { code: codeOf(key, now) } },
      person,
    );
    expect(errors?.[0]?.extensions.code).toBe("CONFLICT");
  });

  test("a wrong code appears in the account's own log as a refused log-in", async () => {
    const { person, key } = await personWithApp();
    const challenge = await challengeOf(person);
    expect(await finishLogIn(app, { challenge, code: codeOf(key, later(-9)) })).toMatchObject({
      refused: "WRONG_CODE",
    });
    await app.app.services.auditLog.flush();
    const tries = await app.db.prisma.auditEvent.findMany({ where: { subjectId: person.id, operation: "LOG_IN" } });
    expect(tries).toMatchObject([{ accountId: null, outcome: "REFUSED", address: "127.0.0.1" }]);
  });

  test("three wrong codes warn the owner by mail that somebody knows the password", async () => {
    const { person, key } = await personWithApp();
    const warnings = () =>
      app.db.prisma.mail.findMany({ where: { to: person.email, cause: { startsWith: "log-in-warning:" } } });
    for (let tries = 1; tries <= 4; tries++) {
      const challenge = await challengeOf(person);
      await finishLogIn(app, { challenge, code: codeOf(key, later(-9)) });
      expect(await warnings()).toHaveLength(tries < 3 ? 0 : 1);
    }
    expect((await warnings())[0]?.text).toContain("set a new password");
  });

  test("accepts a code from a clock that is half a minute off, and none that is older", async () => {
    const { person, key } = await personWithApp();
    const challenge = await challengeOf(person);
    expect(await finishLogIn(app, { challenge, code: codeOf(key, later(-2)) })).toMatchObject({
      refused: "WRONG_CODE",
    });
    expect(await finishLogIn(app, { challenge, code: codeOf(key, later(-1)) })).toMatchObject({ id: person.id });
  });

  test("its key is sealed in the database, bound to its account", async () => {
    const [{ person: ada, key }, { person: eve }] = [await personWithApp(), await personWithApp()];
    const { sealedKey } = await app.db.prisma.authenticatorApp.findUniqueOrThrow({ where: { accountId: ada.id } });
    expect(Buffer.from(sealedKey).includes(Buffer.from(key))).toBe(false);
    await app.db.prisma.authenticatorApp.update({ where: { accountId: eve.id }, data: { sealedKey } });
    const challenge = await challengeOf(eve);
    expect(await finishLogIn(app, { challenge, code: codeOf(key, now) })).toMatchObject({ refused: "UNAVAILABLE" });
  });
});

describe("recovery codes", () => {
  test("each log in once, in any spelling, and the owner is mailed", async () => {
    const { person, recoveryCodes } = await personWithApp();
    const [first = ""] = recoveryCodes;
    const typed = ` ${first.replaceAll("-", " ").toUpperCase()} `;
    expect(await finishLogIn(app, { challenge: await challengeOf(person), recoveryCode: typed })).toMatchObject({
      id: person.id,
    });
    const { viewerLogInFactors } = await app.expectOk(LogInFactorsDocument, {}, person);
    expect(viewerLogInFactors?.recoveryCodesLeft).toBe(9);
    expect(await finishLogIn(app, { challenge: await challengeOf(person), recoveryCode: first })).toMatchObject({
      refused: "WRONG_CODE",
      cookies: [],
    });
    const mails = await app.db.prisma.mail.findMany({ where: { to: person.email } });
    expect(mails.map(({ subject }) => subject)).toContain("A recovery code was used");
  });

  test("replace the previous ones when created again, and are stored as hashes", async () => {
    const { person, recoveryCodes } = await personWithApp();
    const { makeRecoveryCodes } = await app.expectOk(MakeRecoveryCodesDocument, {}, person);
    const [old = "", fresh = ""] = [recoveryCodes[0], makeRecoveryCodes?.recoveryCodes?.[0]];
    expect(await finishLogIn(app, { challenge: await challengeOf(person), recoveryCode: old })).toMatchObject({
      refused: "WRONG_CODE",
    });
    expect(await finishLogIn(app, { challenge: await challengeOf(person), recoveryCode: fresh })).toMatchObject({
      id: person.id,
    });
    const rows = await app.db.prisma.recoveryCode.findMany({ where: { accountId: person.id } });
    expect(JSON.stringify(rows)).not.toContain(fresh);
  });

  test("are too long to be guessed from their hashes, and older, shorter ones still log in", async () => {
    const { person, recoveryCodes } = await personWithApp();
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
    const shorter = "k7qm-3x9d-r2tw-8hpz";
    await app.db.prisma.recoveryCode.create({ data: { accountId: person.id, codeHash: tokenHash(shorter) } });
    expect(await finishLogIn(app, { challenge: await challengeOf(person), recoveryCode: shorter })).toMatchObject({
      id: person.id,
    });
  });

  test("of somebody else do not log in", async () => {
    const [{ person }, { recoveryCodes }] = [await personWithApp(), await personWithApp()];
    const challenge = await challengeOf(person);
    expect(await finishLogIn(app, { challenge, recoveryCode: recoveryCodes[0] ?? "" })).toMatchObject({
      refused: "WRONG_CODE",
    });
  });
});

describe("attacks", () => {
  test("a code is valid once, even for another login within the same half minute", async () => {
    const { person, key } = await personWithApp();
    const [one, two] = [await challengeOf(person), await challengeOf(person)];
    const code = codeOf(key, now);
    const answers = await Promise.all([one, two].map((challenge) => finishLogIn(app, { challenge, code })));
    expect(answers.filter(({ id }) => id !== undefined)).toHaveLength(1);
    expect(await finishLogIn(app, { challenge: await challengeOf(person), code })).toMatchObject({
      refused: "WRONG_CODE",
    });
  });

  test("a challenge is answered once, and only by a code of its own account", async () => {
    const [ada, eve] = [await personWithApp(), await personWithApp()];
    const challenge = await challengeOf(ada.person);
    expect(await finishLogIn(app, { challenge, code: codeOf(eve.key, now) })).toMatchObject({ refused: "WRONG_CODE" });
    expect(await finishLogIn(app, { challenge, code: codeOf(ada.key, now) })).toMatchObject({ id: ada.person.id });
    now = later(1);
    expect(await finishLogIn(app, { challenge, code: codeOf(ada.key, now) })).toMatchObject({
      refused: "INVALID_TOKEN",
    });
  });

  test("after five wrong codes none is accepted, whatever the challenge", async () => {
    const { person, key } = await personWithApp();
    await useUpCodes(person);
    const challenge = await challengeOf(person);
    expect(await finishLogIn(app, { challenge, code: codeOf(key, now) })).toMatchObject({ refused: "RATE_LIMITED" });
  });

  test("wrong codes do not count against recovery codes, which have a limit of their own", async () => {
    const { person, recoveryCodes } = await personWithApp();
    await useUpCodes(person);
    const challenge = await challengeOf(person);
    const [recoveryCode = ""] = recoveryCodes;
    expect(await finishLogIn(app, { challenge, recoveryCode })).toMatchObject({ id: person.id });
    const other = await personWithApp();
    for (let guess = 0; guess < 20; guess++) {
      const answer = { challenge: await challengeOf(other.person), recoveryCode: `guess-${guess}` };
      expect(await finishLogIn(app, answer)).toMatchObject({ refused: "WRONG_CODE" });
    }
    const answer = { challenge: await challengeOf(other.person), recoveryCode: other.recoveryCodes[0] ?? "" };
    expect(await finishLogIn(app, answer)).toMatchObject({ refused: "RATE_LIMITED" });
  });

  test("the legacy login refuses an account with a second factor, without a session", async () => {
    const { person } = await personWithApp();
    const client = new LegacyClient(app.url);
    const answer = await client.post("/auth/login-seeker", { email: person.email, password: FACTORY_PASSWORD });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      code: "SECOND_FACTOR_REQUIRED",
      message: expect.stringContaining("second step"),
      error: expect.stringContaining("second step"),
    });
    expect([...client.cookies.keys()]).toEqual([]);
  });

  test("a new password does not take the place of the second factor", async () => {
    const { person } = await personWithApp();
    const { token } = await app.db.transaction((tx) =>
      insertEmailToken(tx, { accountId: person.id, purpose: "RESET_PASSWORD" }, now),
    );
    const input = { role: "SEEKER", token, password: "a brand new password" } as const;
    await app.expectOk(ResetPasswordDocument, { input });
    const { errors } = await app.execute("mutation ($input: LogInInput!) { logIn(input: $input) { accessToken } }", {
      input: { role: "SEEKER", email: person.email, password: input.password },
    });
    expect(errors?.[0]?.extensions.code).toBe("SECOND_FACTOR_REQUIRED");
  });

  test("a wrong password reveals nothing about a second factor", async () => {
    const { person } = await personWithApp();
    const { errors } = await app.execute("mutation ($input: LogInInput!) { logIn(input: $input) { accessToken } }", {
      input: { role: "SEEKER", email: person.email, password: "not the password" },
    });
    expect(errors?.[0]?.extensions).toEqual({ code: "WRONG_PASSWORD" });
  });

  test("an answer is exactly one of the three", async () => {
    const { person, key, recoveryCodes } = await personWithApp();
    await addPasskey(app, person);
    const challenge = await challengeOf(person);
    for (const answer of [{}, { code: codeOf(key, now), recoveryCode: recoveryCodes[0] ?? "" }]) {
      expect(await finishLogIn(app, { challenge, ...answer })).toMatchObject({ refused: "BAD_USER_INPUT" });
    }
  });
});
