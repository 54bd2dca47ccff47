import { beforeEach, describe, expect, test } from "vitest";
import { EndOtherSessionsDocument, SessionsDocument } from "../../web/generated/accounts/devices.ts";
import { deviceName } from "../platform/device-name.ts";
import { FACTORY_PASSWORD, forEachTest, testApp, testClock } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60 * 1000;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const CHROME =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

const clock = testClock();
const app = testApp({ clock });

const ada = forEachTest(() => app.signedInSeeker());
beforeEach(() => app.db.prisma.session.deleteMany({ where: { accountId: ada.id } }));

/** Logs in; returns the device's cookies. */
const device = async (userAgent: string) => (await app.logIn(ada, { headers: { "user-agent": userAgent } })).cookie;
const logInWith = (password: string) =>
  app.outcomeOf("logIn", { input: { role: "SEEKER", email: ada.email, password } });
const isLoggedIn = async (cookie: string) => (await app.viewerId({ cookie })) !== null;
const devicesOf = async (cookie: string) => (await app.expectOk(SessionsDocument, {}, { cookie })).viewerSessions ?? [];

describe("devices", () => {
  test("are listed with browser, location and time, most recently used first, to the hour", async () => {
    const desk = await device(FIREFOX);
    clock.pass(HOUR_MS);
    const cookie = await device(CHROME);
    expect(await devicesOf(cookie)).toEqual([
      expect.objectContaining({ device: "Chrome on Android", address: "127.0.0.1", isCurrent: true }),
      expect.objectContaining({ device: "Firefox on Windows", isCurrent: false }),
    ]);
    clock.pass(2 * HOUR_MS);
    expect(await isLoggedIn(desk)).toBe(true);
    const used = { device: "Firefox on Windows", lastUsedAt: clock.now.toISOString() };
    expect((await devicesOf(desk))[0]).toMatchObject(used);
  });

  test("are logged out one by one, at once, and only the account's own", async () => {
    const [cookie, lost] = [await device(FIREFOX), await device(CHROME)];
    const sessionId = (await devicesOf(cookie)).find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const end = (as: string) => app.outcomeOf("endSession", { input: { sessionId } }, { cookie: as });
    expect(await end((await app.signedInSeeker()).cookie)).toBe("NOT_FOUND");
    expect(await isLoggedIn(lost)).toBe(true);
    expect(await end(cookie)).toBe("yes");
    expect([await isLoggedIn(lost), await isLoggedIn(cookie)]).toEqual([false, true]);
    expect(await end(cookie)).toBe("NOT_FOUND");
  });

  test("are logged out all except the acting one", async () => {
    const others = [await device(FIREFOX), await device(CHROME)];
    const cookie = await device(FIREFOX);
    const { endOtherSessions } = await app.expectOk(EndOtherSessionsDocument, {}, { cookie });
    expect(endOtherSessions?.message).toBe("2 devices logged out.");
    expect(await Promise.all(others.map(isLoggedIn))).toEqual([false, false]);
    expect(await devicesOf(cookie)).toHaveLength(1);
  });

  test.each([
    [FIREFOX, "Firefox on Windows"],
    [CHROME, "Chrome on Android"],
    ["curl/8.5.0", "curl"],
    ["", "Another program"],
    ["   ", "Another program"],
  ])("%j is called %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe("changing the password", () => {
  const change = (cookie: string, currentPassword: string, password: string) =>
    app.refusalOf("changePassword", { input: { currentPassword, password } }, { cookie });

  test("requires the current one, ends other sessions and mails the owner", async () => {
    const [cookie, other] = [await device(FIREFOX), await device(CHROME)];
    expect(await change(cookie, FACTORY_PASSWORD, "a longer secret")).toBeUndefined();
    expect([await isLoggedIn(cookie), await isLoggedIn(other)]).toEqual([true, false]);
    expect([await logInWith(FACTORY_PASSWORD), await logInWith("a longer secret")]).toEqual(["WRONG_PASSWORD", "yes"]);
    const mail = { subject: "Your password was changed", text: expect.stringContaining("/forgot-paasword\n") };
    expect(await app.mailsTo(ada, "password-changed")).toEqual([expect.objectContaining(mail)]);
    expect(await app.db.prisma.knownBrowser.count({ where: { accountId: ada.id } })).toBe(2);
  });

  test("reports errors beside the field, and changes nothing", async () => {
    const cookie = await device(FIREFOX);
    const before = await app.db.prisma.account.findUniqueOrThrow({ where: { id: ada.id } });
    for (const [current, password, code, fields] of [
      ["wrong", "a longer secret", "WRONG_PASSWORD", { currentPassword: "Wrong password, please try again" }],
      [FACTORY_PASSWORD, "short", "BAD_USER_INPUT", { password: "Password must be at least 8 characters long" }],
      [
        FACTORY_PASSWORD,
        FACTORY_PASSWORD,
        "BAD_USER_INPUT",
        { password: "Choose a password other than the current one." },
      ],
    ] as const)
      expect(await change(cookie, current, password)).toMatchObject({ code, fields });
    expect(await app.db.prisma.account.findUniqueOrThrow({ where: { id: ada.id } })).toEqual(before);
    expect(await app.mailsTo(ada)).toEqual([]);
  });

  test("cannot be brute-forced: ten wrong ones are the limit", async () => {
    const cookie = await device(FIREFOX);
    for (let tries = 0; tries < 10; tries += 1) await change(cookie, `wrong ${tries}`, "a longer secret");
    expect(await change(cookie, FACTORY_PASSWORD, "a longer secret")).toMatchObject({ code: "RATE_LIMITED" });
  });

  test("on two devices at once: one of them learns that it is logged out, or that its password is wrong", async () => {
    const cookies = [await device(FIREFOX), await device(CHROME)];
    const answers = await Promise.all(
      cookies.map((cookie, n) => change(cookie, FACTORY_PASSWORD, `new password ${n}`)),
    );
    expect(answers.filter((refusal) => !refusal)).toHaveLength(1);
    expect(await app.db.prisma.session.count({ where: { accountId: ada.id, endedAt: null } })).toBe(1);
  });
});
