import { beforeEach, describe, expect, test } from "vitest";
import { buildSeeker, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import {
  ChangePasswordDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  SessionsDocument,
} from "../../web/generated/accounts/devices.ts";
import { deviceName } from "../platform/device-name.ts";
import { graphql } from "../testing/generated/gql.ts";
import { send } from "../testing/send.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60 * 1000;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const CHROME =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

let now = new Date();
const app = testApp({ clock: () => now });
const VIEWER = graphql(`query Viewer { viewer { id } }`);
const LOG_IN = graphql(`mutation LogInOnDevice($input: LogInInput!) { logIn(input: $input) { viewer { id } } }`);

beforeEach(() => {
  now = new Date();
});

async function somebody() {
  const { id } = await buildSeeker(app.db.prisma);
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id } });
  return { id, email };
}

const logIn = (email: string, password: string, userAgent = FIREFOX) =>
  send(app.url, LOG_IN, { input: { role: "SEEKER", email, password } }, { headers: { "user-agent": userAgent } });

/** Logs in; returns the device's cookies. */
async function device(email: string, userAgent: string): Promise<string> {
  const response = await logIn(email, FACTORY_PASSWORD, userAgent);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

const isLoggedIn = async (cookie: string) => (await app.expectOk(VIEWER, {}, { cookie })).viewer !== null;
const devicesOf = async (cookie: string) => (await app.expectOk(SessionsDocument, {}, { cookie })).viewerSessions ?? [];

describe("devices", () => {
  test("are listed with browser, location and time, most recently used first", async () => {
    const { email } = await somebody();
    await device(email, FIREFOX);
    now = new Date(now.getTime() + HOUR_MS);
    const cookie = await device(email, CHROME);
    const [phone, desk, ...others] = await devicesOf(cookie);
    expect(phone).toMatchObject({ device: "Chrome on Android", address: "127.0.0.1", isCurrent: true });
    expect(desk).toMatchObject({ device: "Firefox on Windows", isCurrent: false });
    expect(others).toEqual([]);
  });

  test("have their last use updated when somebody acts there, to the hour", async () => {
    const { email } = await somebody();
    const cookie = await device(email, FIREFOX);
    await device(email, CHROME);
    now = new Date(now.getTime() + 2 * HOUR_MS);
    expect(await isLoggedIn(cookie)).toBe(true);
    const [first] = await devicesOf(cookie);
    expect(first).toMatchObject({ device: "Firefox on Windows", lastUsedAt: now.toISOString() });
  });

  test("are logged out one by one, at once, and only the account's own", async () => {
    const { email } = await somebody();
    const [cookie, lost] = [await device(email, FIREFOX), await device(email, CHROME)];
    const sessionId = (await devicesOf(cookie)).find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const stranger = await device((await somebody()).email, FIREFOX);
    const end = (as: string) => app.execute(EndSessionDocument, { input: { sessionId } }, { cookie: as });
    expect((await end(stranger)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect(await isLoggedIn(lost)).toBe(true);
    expect((await end(cookie)).errors).toBeUndefined();
    expect(await isLoggedIn(lost)).toBe(false);
    expect(await isLoggedIn(cookie)).toBe(true);
    expect((await end(cookie)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("are logged out all except the acting one", async () => {
    const { email } = await somebody();
    const others = [await device(email, FIREFOX), await device(email, CHROME)];
    const cookie = await device(email, FIREFOX);
    const { endOtherSessions } = await app.expectOk(EndOtherSessionsDocument, {}, { cookie });
    expect(endOtherSessions?.message).toBe("2 devices are logged out.");
    expect(await Promise.all(others.map(isLoggedIn))).toEqual([false, false]);
    expect((await devicesOf(cookie)).length).toBe(1);
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
    app.execute(ChangePasswordDocument, { input: { currentPassword, password } }, { cookie });

  test("requires the current one, ends other sessions and mails the owner", async () => {
    const { id, email } = await somebody();
    const [cookie, other] = [await device(email, FIREFOX), await device(email, CHROME)];
    const { errors } = await change(cookie, FACTORY_PASSWORD, "a longer secret");
    expect(errors).toBeUndefined();
    expect([await isLoggedIn(cookie), await isLoggedIn(other)]).toEqual([true, false]);
    const codeOf = async (response: Response) =>
      ((await response.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;
    expect(await codeOf(await logIn(email, FACTORY_PASSWORD))).toBe("WRONG_PASSWORD");
    expect(await codeOf(await logIn(email, "a longer secret"))).toBeUndefined();
    const mails = await app.db.prisma.mail.findMany({
      where: { to: email, cause: { startsWith: "password-changed" } },
    });
    expect(mails.map(({ subject }) => subject)).toEqual(["Your password was changed"]);
    expect(mails[0]?.text).toContain("/forgot-paasword\n");
    expect(await app.db.prisma.knownBrowser.count({ where: { accountId: id } })).toBe(2);
  });

  test("reports errors beside the field, and changes nothing", async () => {
    const { id } = await somebody();
    const cookie = await signIn(app.db, { id, role: "SEEKER" });
    const before = await app.db.prisma.account.findUniqueOrThrow({ where: { id } });
    const fieldsOf = async (currentPassword: string, password: string) =>
      (await change(cookie, currentPassword, password)).errors?.[0]?.extensions;
    expect(await fieldsOf("wrong", "a longer secret")).toMatchObject({
      code: "WRONG_PASSWORD",
      fields: { currentPassword: "Wrong password, please try again" },
    });
    expect(await fieldsOf(FACTORY_PASSWORD, "short")).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { password: "Password must be at least 8 characters long" },
    });
    expect(await fieldsOf(FACTORY_PASSWORD, FACTORY_PASSWORD)).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { password: "Choose a password other than the current one." },
    });
    expect(await app.db.prisma.account.findUniqueOrThrow({ where: { id } })).toEqual(before);
    expect(await app.db.prisma.mail.count({ where: { to: before.email } })).toBe(0);
  });

  test("cannot be brute-forced: ten wrong ones are the limit", async () => {
    const { id } = await somebody();
    const cookie = await signIn(app.db, { id, role: "SEEKER" });
    for (let tries = 0; tries < 10; tries += 1) await change(cookie, `wrong ${tries}`, "a longer secret");
    const { errors } = await change(cookie, FACTORY_PASSWORD, "a longer secret");
    expect(errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
  });

  test("on two devices at once: one of them learns that it is logged out, or that its password is wrong", async () => {
    const { id, email } = await somebody();
    const cookies = [await device(email, FIREFOX), await device(email, CHROME)];
    const answers = await Promise.all(
      cookies.map((cookie, index) => change(cookie, FACTORY_PASSWORD, `new password ${index}`)),
    );
    expect(answers.filter(({ errors }) => !errors).length).toBe(1);
    expect(await app.db.prisma.session.count({ where: { accountId: id, endedAt: null } })).toBe(1);
  });
});
