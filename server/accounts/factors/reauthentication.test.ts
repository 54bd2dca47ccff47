import { describe, expect, test } from "vitest";
import {
  BeginPasskeyConfirmationDocument,
  ViewerIsConfirmedDocument,
} from "../../../web/generated/accounts/confirm-person.ts";
import {
  BeginAddingPasskeyDocument,
  CreateRecoveryCodesDocument,
  LogInFactorsDocument,
} from "../../../web/generated/accounts/factors/factors.ts";
import { SecurityActivityDocument } from "../../../web/generated/accounts/security-activity.ts";
import { CreateAppDocument } from "../../../web/generated/apps/apps.ts";
import { addPasskey, finishLogIn, logInByPassword } from "../../testing/factors.ts";
import { SoftwareAuthenticator } from "../../testing/software-authenticator.ts";
import {
  bearer,
  FACTORY_PASSWORD,
  forEachTest,
  graphql,
  type Person,
  testApp,
  testClock,
} from "../../testing/test-app.ts";
import { CONFIRMATION_SECONDS } from "../lifetimes.ts";

const clock = testClock();
const app = testApp({ clock });
const ada = forEachTest(() => app.signedInSeeker());
const APP = { name: "Sync", scopes: ["applications:read"], expiresInDays: 30 };

/** Moves the clock a minute past the end of a recent login. */
const later = () => clock.pass((CONFIRMATION_SECONDS + 60) * 1000);
type As = Pick<Person, "cookie">;
const isConfirmed = async (person: As) => (await app.expectOk(ViewerIsConfirmedDocument, {}, person)).viewerIsConfirmed;
const confirm = (person: As, password: string) => app.outcomeOf("confirmPassword", { input: { password } }, person);
const exported = (person: As) => fetch(`${app.url}/privacy/my-data.zip`, { headers: { cookie: person.cookie } });
const begin = async (person: As) =>
  (await app.expectOk(BeginPasskeyConfirmationDocument, {}, person)).beginPasskeyConfirmation;
const answer = (person: As, input: { challenge: string; passkey: string }) =>
  app.outcomeOf("confirmPasskey", { input }, person);
const kindsOf = async (person: As) =>
  (await app.expectOk(SecurityActivityDocument, { first: 20 }, person)).viewerSecurityEvents?.edges.map(
    ({ node }) => `${node.kind} ${node.outcome}`,
  ) ?? [];

describe("fifteen minutes after the log-in", () => {
  test("login factors, keys and the archive are locked until the person reauthenticates, then open for as long again", async () => {
    await addPasskey(app, ada);
    const { app: made } = (await app.expectOk(CreateAppDocument, { input: APP }, ada)).createApp;
    const { passkeys } = (await app.expectOk(LogInFactorsDocument, {}, ada)).viewerLogInFactors ?? {};
    const passkeyId = passkeys?.[0]?.id ?? "";
    const rotate = { input: { appId: made?.id, overlapHours: 1, expiresInDays: 30 } };
    const response = new SoftwareAuthenticator(app.app.platform.publicUrl).register(
      (await app.expectOk(BeginAddingPasskeyDocument, {}, ada)).beginAddingPasskey.options ?? "",
    );
    later();
    expect(await isConfirmed(ada)).toBe(false);
    const refused = { code: "REAUTHENTICATION_REQUIRED", factors: ["PASSKEY"] };
    for (const [operation, variables] of Object.entries({
      beginAddingPasskey: {},
      finishAddingPasskey: { input: { challenge: "x", name: "Mine", response } },
      removePasskey: { input: { passkeyId } },
      beginAddingAuthenticatorApp: {},
      confirmAuthenticatorApp: { input: { code: "123456" } },
      removeAuthenticatorApp: {},
      createRecoveryCodes: {},
      createApp: { input: APP },
      rotateKey: rotate,
      requestEmailChange: { input: { email: "next@example.com" } },
    }))
      expect(await app.refusalOf(operation, variables, ada), operation).toMatchObject(refused);
    const archive = await exported(ada);
    expect(archive.status).toBe(403);
    expect(await archive.text()).toContain("REAUTHENTICATION_REQUIRED");

    expect(await confirm(ada, FACTORY_PASSWORD)).toBe("yes");
    expect(await isConfirmed(ada)).toBe(true);
    expect((await exported(ada)).status).toBe(200);
    await app.perform("rotateKey", rotate, ada);
    await app.perform("removePasskey", { input: { passkeyId } }, ada);
    later();
    expect(await isConfirmed(ada)).toBe(false);
  });

  test("nobody adds or removes an owner of a company, or invites anybody, without reauthentication; other roles are unaffected", async () => {
    const boss = await app.signedInRecruiter();
    const { accountId } = await app.build.member({ companyId: boss.id, role: "VIEWER" });
    const { accountId: ownerId } = await app.build.member({ companyId: boss.id, role: "OWNER" });
    type Change = [operation: string, variables: object];
    const role = (of: string, to: string): Change => ["changeMemberRole", { input: { accountId: of, role: to } }];
    const invite = (as: string): Change => ["inviteMember", { input: { email: "next@example.com", role: as } }];
    const raise = role(accountId, "OWNER");
    const remove: Change = ["removeMember", { accountId: ownerId }];
    later();
    for (const change of [raise, role(ownerId, "VIEWER"), remove, invite("OWNER"), invite("VIEWER")])
      expect([change, await app.outcomeOf(...change, boss)]).toEqual([change, "REAUTHENTICATION_REQUIRED"]);
    await app.perform(...role(accountId, "RECRUITER"), boss);
    expect(await confirm(boss, FACTORY_PASSWORD)).toBe("yes");
    for (const change of [raise, remove]) await app.perform(...change, boss);
  });
});

describe("a reauthentication", () => {
  test("accepts the right password, counts the wrong ones, and is in the account's own log", async () => {
    later();
    expect(await confirm(ada, "not it")).toBe("WRONG_PASSWORD");
    expect(await isConfirmed(ada)).toBe(false);
    expect(await confirm(ada, FACTORY_PASSWORD)).toBe("yes");
    expect((await kindsOf(ada)).sort()).toEqual(["IDENTITY_CONFIRMED ALLOWED", "IDENTITY_CONFIRMED REFUSED"]);
    for (let tries = 1; tries < 10; tries++) expect(await confirm(ada, "not it")).toBe("WRONG_PASSWORD");
    expect(await confirm(ada, FACTORY_PASSWORD)).toBe("RATE_LIMITED");
  });

  test("applies to one session: the account's other devices need their own", async () => {
    const other = { cookie: await app.signIn(ada) };
    later();
    await confirm(ada, FACTORY_PASSWORD);
    expect(await isConfirmed(other)).toBe(false);
  });

  test("accepts a passkey of the account once, if the device verified its user", async () => {
    const { device } = await addPasskey(app, ada);
    later();
    device.verifiesPerson = false;
    const { challenge: first = "", options: unverified } = await begin(ada);
    expect(await answer(ada, { challenge: first ?? "", passkey: device.logIn(unverified ?? "") })).toBe(
      "WRONG_PASSKEY",
    );
    expect(await isConfirmed(ada)).toBe(false);
    expect(await kindsOf(ada)).toContain("IDENTITY_CONFIRMED REFUSED");
    device.verifiesPerson = true;
    const { challenge, options } = await begin(ada);
    const passkey = device.logIn(options ?? "");
    expect(await answer(ada, { challenge: challenge ?? "", passkey })).toBe("yes");
    expect(await isConfirmed(ada)).toBe(true);
    later();
    expect(await answer(ada, { challenge: challenge ?? "", passkey })).toBe("INVALID_TOKEN");
    expect(await isConfirmed(ada)).toBe(false);
  });

  test("refuses another account's passkey, another session's challenge, or one of a log-in", async () => {
    const eve = await app.signedInSeeker();
    const { device } = await addPasskey(app, ada);
    const evil = await addPasskey(app, eve);
    later();
    const asked = await begin(ada);
    const foreign = evil.device.logIn(asked.options ?? "");
    expect(await answer(ada, { challenge: asked.challenge ?? "", passkey: foreign })).toBe("WRONG_PASSKEY");
    const again = await begin(ada);
    const passkey = device.logIn(again.options ?? "");
    expect(await answer(eve, { challenge: again.challenge ?? "", passkey })).toBe("INVALID_TOKEN");
    const elsewhere = { cookie: await app.signIn(ada) };
    later();
    expect(await answer(elsewhere, { challenge: again.challenge ?? "", passkey })).toBe("INVALID_TOKEN");
    for (const person of [ada, eve, elsewhere]) expect(await isConfirmed(person)).toBe(false);
  });

  test("is not a login: its challenge opens no session", async () => {
    const { device } = await addPasskey(app, ada);
    const { challenge, options } = await begin(ada);
    const passkey = device.logIn(options ?? "");
    const { refused, cookies } = await finishLogIn(app, { challenge: challenge ?? "", passkey });
    expect({ refused, cookies }).toEqual({ refused: "INVALID_TOKEN", cookies: [] });
  });

  test("is not what renewing a session counts as", async () => {
    const { refreshToken } = await app.logIn(ada);
    later();
    const { accessToken } = (await app.expectOk(RENEW, { refreshToken })).renewSession;
    expect((await app.expectOk(ViewerIsConfirmedDocument, {}, bearer(accessToken))).viewerIsConfirmed).toBe(false);
  });
});

test("changes of login factors are in the account's own log", async () => {
  await addPasskey(app, ada);
  const codes = (await app.expectOk(CreateRecoveryCodesDocument, {}, ada)).createRecoveryCodes.recoveryCodes ?? [];
  const { passkeys } = (await app.expectOk(LogInFactorsDocument, {}, ada)).viewerLogInFactors ?? {};
  const asked = await logInByPassword(app, ada);
  await finishLogIn(app, { challenge: asked?.challenge ?? "", recoveryCode: codes[0] ?? "" });
  await app.perform("removePasskey", { input: { passkeyId: passkeys?.[0]?.id } }, ada);
  expect((await kindsOf(ada)).sort()).toEqual([
    "LOG_IN ALLOWED",
    "PASSKEY_ADDED ALLOWED",
    "PASSKEY_REMOVED ALLOWED",
    "RECOVERY_CODES_MADE ALLOWED",
    "RECOVERY_CODE_USED ALLOWED",
  ]);
});

const RENEW = graphql(
  `mutation RenewForConfirmation($refreshToken: String!) { renewSession(refreshToken: $refreshToken) { accessToken } }`,
);
