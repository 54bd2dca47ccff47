import { describe, expect, test } from "vitest";
import {
  BeginAddingPasskeyDocument,
  LogInFactorsDocument,
  RemovePasskeyDocument,
} from "../../../web/generated/accounts/factors/factors.ts";
import { addPasskey, beginPasskeyLogIn, finishLogIn, logInByPassword } from "../../testing/factors.ts";
import { SoftwareAuthenticator } from "../../testing/software-authenticator.ts";
import { forEachTest, type Person, testApp, testClock } from "../../testing/test-app.ts";
import { CHALLENGE_SECONDS } from "../lifetimes.ts";

const clock = testClock();
const app = testApp({ clock });
const ada = forEachTest(() => app.signedInSeeker());
const passkeysOf = async (person: Person) =>
  (await app.expectOk(LogInFactorsDocument, {}, person)).viewerLogInFactors?.passkeys ?? [];

/** Logs in with only a device; `after`: the challenge of a login with the password. */
async function logIn(device: SoftwareAuthenticator, role: Person["role"] = "SEEKER", after?: string) {
  const { challenge, options } = await beginPasskeyLogIn(app, role, after);
  return finishLogIn(app, { challenge, passkey: device.logIn(options) });
}

describe("a passkey", () => {
  test("is added, listed, renamed and removed, and its owner is mailed", async () => {
    const { recoveryCodes } = await addPasskey(app, ada, "Phone");
    expect(recoveryCodes).toHaveLength(10);
    expect((await addPasskey(app, ada, "Laptop")).recoveryCodes).toEqual([]);
    const [phone, laptop] = await passkeysOf(ada);
    expect([phone?.name, laptop?.name, phone?.lastUsedAt]).toEqual(["Phone", "Laptop", null]);

    const passkeyId = phone?.id ?? "";
    await app.perform("renamePasskey", { input: { passkeyId, name: "Old phone" } }, ada);
    expect((await passkeysOf(ada))[0]?.name).toBe("Old phone");
    const { factors } = (await app.expectOk(RemovePasskeyDocument, { input: { passkeyId } }, ada)).removePasskey;
    expect(factors).toMatchObject({ passkeys: [{ name: "Laptop" }], recoveryCodesLeft: 10 });
    expect(await app.subjectsTo(ada)).toEqual(["A passkey was added", "A passkey was added", "A passkey was removed"]);
  });

  test("logs in on its own, without an address, and opens a full session", async () => {
    const { device } = await addPasskey(app, ada);
    const { id, cookies } = await logIn(device);
    expect(id).toBe(ada.id);
    const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
    const [phone] = await passkeysOf({ ...ada, cookie });
    expect(phone?.lastUsedAt).toBe(clock.now.toISOString());
  });

  test("is required after the password, and a device without user verification is enough", async () => {
    const { device } = await addPasskey(app, ada);
    const asked = await logInByPassword(app, ada);
    expect(asked).toMatchObject({ code: "SECOND_FACTOR_REQUIRED", factors: ["PASSKEY", "RECOVERY_CODE"] });
    device.verifiesPerson = false;
    expect(await logIn(device, "SEEKER", asked?.challenge)).toMatchObject({ id: ada.id });
  });

  test("with the last one removed the password is enough again, and the recovery codes are gone", async () => {
    await addPasskey(app, ada);
    const [passkey] = await passkeysOf(ada);
    const input = { passkeyId: passkey?.id ?? "" };
    const { factors } = (await app.expectOk(RemovePasskeyDocument, { input }, ada)).removePasskey;
    expect(factors?.recoveryCodesLeft).toBe(0);
    expect(await logInByPassword(app, ada)).toBeNull();
  });

  test("of a recruiter logs in as a recruiter, not as a seeker", async () => {
    const recruiter = await app.signedInRecruiter();
    const { device } = await addPasskey(app, recruiter);
    expect(await logIn(device, "SEEKER")).toMatchObject({ refused: "WRONG_PASSKEY", cookies: [] });
    expect(await logIn(device, "RECRUITER")).toMatchObject({ id: recruiter.id });
  });

  test("does not log in to an account with an unverified address", async () => {
    const { device } = await addPasskey(app, ada);
    await app.db.prisma.account.update({ where: { id: ada.id }, data: { emailVerifiedAt: null } });
    expect(await logIn(device)).toMatchObject({ refused: "EMAIL_NOT_VERIFIED", cookies: [] });
  });
});

describe("refuses", () => {
  test("a replayed response, and a challenge answered twice", async () => {
    const { device } = await addPasskey(app, ada);
    const { challenge, options } = await beginPasskeyLogIn(app, "SEEKER");
    const passkey = device.logIn(options);
    expect(await finishLogIn(app, { challenge, passkey })).toMatchObject({ id: ada.id });
    expect(await finishLogIn(app, { challenge, passkey })).toMatchObject({ refused: "INVALID_TOKEN" });
    const other = await beginPasskeyLogIn(app, "SEEKER");
    expect(await finishLogIn(app, { challenge: other.challenge, passkey })).toMatchObject({ refused: "WRONG_PASSKEY" });
  });

  test("one of two concurrent responses to a challenge", async () => {
    const { device } = await addPasskey(app, ada);
    const { challenge, options } = await beginPasskeyLogIn(app, "SEEKER");
    const answers = await Promise.all(
      [device.logIn(options), device.logIn(options)].map((passkey) => finishLogIn(app, { challenge, passkey })),
    );
    expect(answers.filter(({ id }) => id === ada.id)).toHaveLength(1);
  });

  test.each<[string, (device: SoftwareAuthenticator) => void]>([
    ["an answer that was given to another page", (device) => (device.origin = "https://worklane.evil.example")],
    ["a device that does not ask who holds it, without the password", (device) => (device.verifiesPerson = false)],
    ["a count that goes backwards: the device was copied", (device) => (device.counter = 0)],
  ])("%s", async (_what, bend) => {
    const { device } = await addPasskey(app, ada);
    device.counter = 5;
    expect(await logIn(device)).toMatchObject({ id: ada.id });
    bend(device);
    expect(await logIn(device)).toMatchObject({ refused: "WRONG_PASSKEY", cookies: [] });
  });

  test("somebody else's passkey after the password, and an unknown passkey", async () => {
    const eve = await app.signedInSeeker();
    await addPasskey(app, ada);
    const { device } = await addPasskey(app, eve);
    const asked = await logInByPassword(app, ada);
    expect(await logIn(device, "SEEKER", asked?.challenge)).toMatchObject({ refused: "WRONG_PASSKEY" });
    const stranger = new SoftwareAuthenticator(app.app.platform.publicUrl);
    stranger.register(JSON.stringify({ challenge: "AA", user: { id: Buffer.from(ada.id).toString("base64url") } }));
    expect(await logIn(stranger)).toMatchObject({ refused: "WRONG_PASSKEY" });
  });

  test("an expired challenge", async () => {
    const { device } = await addPasskey(app, ada);
    const { challenge, options } = await beginPasskeyLogIn(app, "SEEKER");
    clock.pass(CHALLENGE_SECONDS * 1000);
    const answer = { challenge, passkey: device.logIn(options) };
    expect(await finishLogIn(app, answer)).toMatchObject({ refused: "INVALID_TOKEN" });
  });

  test("a passkey for a challenge of another session or account, or of a log-in", async () => {
    const eve = await app.signedInSeeker();
    const device = new SoftwareAuthenticator(app.app.platform.publicUrl);
    const { challenge, options } = (await app.expectOk(BeginAddingPasskeyDocument, {}, ada)).beginAddingPasskey;
    const response = device.register(options);
    const add = (as: Person, of: string) =>
      app.outcomeOf("finishAddingPasskey", { input: { challenge: of, name: "Phone", response } }, as);
    expect(await add(eve, challenge)).toBe("INVALID_TOKEN");
    expect(await add(await app.signedInAs(ada.id), challenge)).toBe("INVALID_TOKEN");
    expect(await add(ada, (await beginPasskeyLogIn(app, "SEEKER")).challenge)).toBe("INVALID_TOKEN");
    expect(await passkeysOf(ada)).toEqual([]);
  });

  test("changes to somebody else's passkeys", async () => {
    const eve = await app.signedInSeeker();
    await addPasskey(app, ada);
    const [passkey] = await passkeysOf(ada);
    const passkeyId = passkey?.id ?? "";
    expect(await app.outcomeOf("renamePasskey", { input: { passkeyId, name: "Mine" } }, eve)).toBe("NOT_FOUND");
    expect(await app.outcomeOf("removePasskey", { input: { passkeyId } }, eve)).toBe("NOT_FOUND");
    expect(await passkeysOf(ada)).toEqual([passkey]);
  });

  test("a passkey that is already added, and more than 20", async () => {
    const { device } = await addPasskey(app, ada);
    const { challenge, options } = (await app.expectOk(BeginAddingPasskeyDocument, {}, ada)).beginAddingPasskey;
    expect(JSON.parse(options).excludeCredentials).toMatchObject([
      { id: Buffer.from(device.id).toString("base64url") },
    ]);
    const input = { challenge, name: "Phone", response: device.register(options) };
    expect(await app.outcomeOf("finishAddingPasskey", { input }, ada)).toBe("CONFLICT");
    await app.db.prisma.passkey.createMany({
      data: Array.from({ length: 19 }, (_, n) => ({
        ...{ accountId: ada.id, credentialId: `${ada.id}-${n}`, publicKey: new Uint8Array(1), name: "Key" },
      })),
    });
    expect(await app.outcomeOf("beginAddingPasskey", {}, ada)).toBe("CONFLICT");
  });
});
