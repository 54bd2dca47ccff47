import { describe, expect, test } from "vitest";
import { FACTORY_PASSWORD, forEachTest, type Person, testApp, testClock } from "../testing/test-app.ts";
import { MAX_SESSIONS } from "./new-session.ts";
import { randomToken, tokenHash } from "./tokens.ts";

const HOUR_MS = 60 * 60 * 1000;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const OLDER_FIREFOX = FIREFOX.replaceAll("145", "144");
const CHROME =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

const clock = testClock();
const app = testApp({ clock });
const idle = testApp({ clock, env: { SESSION_IDLE_HOURS: "12" } });

type Jar = Readonly<Record<string, string>>;

type Somebody = Pick<Person, "id" | "role" | "email">;
async function somebody(role: Person["role"] = "SEEKER", { db, emailOf } = app): Promise<Somebody> {
  const { id } = await (role === "SEEKER" ? db.build.seeker() : db.build.recruiter());
  return { id, role, email: await emailOf({ id }) };
}
const ada = forEachTest(() => somebody());
const headerOf = (jar: Jar) =>
  Object.entries(jar)
    .map((cookie) => cookie.join("="))
    .join("; ");

/** Logs in with a browser's cookies; returns its cookies afterwards. */
async function logInOn(
  person: Somebody,
  { jar = {}, userAgent = FIREFOX, on = app }: { jar?: Jar; userAgent?: string; on?: typeof app } = {},
): Promise<Jar> {
  const headers = { "user-agent": userAgent, cookie: headerOf(jar), "worklane-role": person.role };
  const { response } = await on.logIn(person, { headers });
  const set = response.headers.getSetCookie().map((line) => (line.split(";")[0] ?? "").split("=") as [string, string]);
  return { ...jar, ...Object.fromEntries(set) };
}

const refreshOf = ({ userrefreshToken = "" }: Jar): Jar => ({ userrefreshToken });
const renew = ({ userrefreshToken: refreshToken }: Jar, on = app) => on.outcomeOf("renewSession", { refreshToken });

const viewerOf = (jar: Jar, role: Person["role"] = "SEEKER", on = app) =>
  on.viewerId({ cookie: headerOf(jar), headers: { "worklane-role": role } });

const warningsTo = async (person: Somebody) =>
  (await app.mailsTo(person)).filter(({ subject }) => subject === "New login to your account");
/** Logs in over REST. */
const restLogIn = ({ email }: Somebody, headers: Record<string, string>) =>
  fetch(`${app.url}/auth/login-seeker`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email, password: FACTORY_PASSWORD }),
  });

describe("a login in a browser that is already logged in", () => {
  test("ends the previous session: neither of its tokens is valid any more", async () => {
    const ben = await somebody();
    const first = await logInOn(ada);
    const second = await logInOn(ben, { jar: first });
    expect(await viewerOf(first)).toBeNull();
    expect(await viewerOf(refreshOf(first))).toBeNull();
    expect(await renew(first)).toBe("UNAUTHENTICATED");
    expect(await viewerOf(second)).toBe(ben.id);
  });

  test("leaves the account's other browsers and the browser's other role alone", async () => {
    const forge = await somebody("RECRUITER");
    const elsewhere = await logInOn(ada);
    const asRecruiter = await logInOn(forge);
    const both = await logInOn(ada, { jar: asRecruiter });
    expect(await viewerOf(elsewhere)).toBe(ada.id);
    expect(await viewerOf(both, "RECRUITER")).toBe(forge.id);
    await logInOn(ada, { jar: both });
    expect(await viewerOf(both, "RECRUITER")).toBe(forge.id);
  });

  test("ends nothing when it is refused, or when the cookie is of the other role", async () => {
    const forge = await somebody("RECRUITER");
    const jar = await logInOn(ada);
    const input = { role: "SEEKER", email: ada.email, password: "not the password" };
    await app.outcomeOf("logIn", { input }, { cookie: headerOf(jar) });
    expect(await viewerOf(jar)).toBe(ada.id);
    await logInOn(forge, { jar: { recrefreshToken: jar.userrefreshToken ?? "" } });
    expect(await viewerOf(jar)).toBe(ada.id);
  });

  test("over REST replaces the old session too, and does not go unnoticed in another browser", async () => {
    const { "worklane-browser": _, ...jar } = await logInOn(ada);
    expect((await restLogIn(ada, { cookie: headerOf(jar), "user-agent": "curl/8.0" })).status).toBe(200);
    expect(await viewerOf(refreshOf(jar))).toBeNull();
    expect((await warningsTo(ada))[0]?.text).toContain("curl, from the IP address");
  });
});

test(`an account has at most ${MAX_SESSIONS} sessions: the next one ends the least recently used`, async () => {
  const oldest = await logInOn(ada);
  clock.pass(HOUR_MS);
  const next = await logInOn(ada);
  const others = Array.from({ length: MAX_SESSIONS - 2 }, () => ({
    ...{ accountId: ada.id, refreshTokenHash: tokenHash(randomToken()), lastUsedAt: clock.now },
    expiresAt: new Date(clock.now.getTime() + HOUR_MS),
  }));
  await app.db.prisma.session.createMany({ data: others });
  clock.pass(1000);
  const newest = await logInOn(ada);
  expect(await viewerOf(refreshOf(oldest))).toBeNull();
  expect(await viewerOf(next)).toBe(ada.id);
  expect(await viewerOf(newest)).toBe(ada.id);
  expect(await app.db.prisma.session.count({ where: { accountId: ada.id, endedAt: null } })).toBe(MAX_SESSIONS);
});

describe("a mail about a new device", () => {
  test.each([
    ["SEEKER", "/main/settings#devices"],
    ["RECRUITER", "/main-recruiter/settings#devices"],
  ] as const)("states device, location and time, and links a %s to the devices at %s", async (role, devices) => {
    const ada = await somebody(role);
    await logInOn(ada);
    clock.now = new Date("2027-03-04T05:06:07Z");
    await logInOn(ada, { userAgent: CHROME });
    const [mail, ...others] = await warningsTo(ada);
    expect(others).toEqual([]);
    expect(mail?.text.replaceAll("\u200b", "")).toContain(
      "Chrome on Android, from the IP address 127.0.0.1, on 4 March 2027 at 5:06 UTC.",
    );
    expect(mail?.text).toContain(devices);
  });

  test("is sent neither at the first login, nor from a known browser, nor from a similar one in the same network", async () => {
    const jar = await logInOn(ada);
    await logInOn(ada, { jar: { "worklane-browser": jar["worklane-browser"] ?? "" }, userAgent: CHROME });
    await logInOn(ada, { userAgent: OLDER_FIREFOX });
    expect(await warningsTo(ada)).toEqual([]);
  });

  test("is sent when the cookie is that of another account's browser", async () => {
    const ben = await somebody();
    await logInOn(ada);
    const bens = await logInOn(ben);
    await logInOn(ada, { jar: { "worklane-browser": bens["worklane-browser"] ?? "" }, userAgent: CHROME });
    expect(await warningsTo(ada)).toHaveLength(1);
  });
});

test("an unused session ends after the configured hours, whatever its tokens say", async () => {
  const ada = await somebody("SEEKER", idle);
  const jar = await logInOn(ada, { on: idle });
  clock.pass(13 * HOUR_MS);
  expect(await viewerOf(jar, "SEEKER", idle)).toBeNull();
  expect(await viewerOf(refreshOf(jar), "SEEKER", idle)).toBeNull();
  expect(await renew(jar, idle)).toBe("UNAUTHENTICATED");
});
