import { beforeEach, describe, expect, test } from "vitest";
import { LogInDocument } from "../../web/generated/accounts/accounts.ts";
import { requestReset, resetTokenFor } from "../testing/account-links.ts";
import { cookiesSetBy } from "../testing/sign-in.ts";
import { FACTORY_PASSWORD, LegacyClient, testApp } from "../testing/test-app.ts";
import { WRONG_PASSWORDS_BY_ACCOUNT } from "./accounts.rate-limits.ts";

const app = testApp({ worker: true, env: { TRUST_PROXY: "1" } });

let id: string;
let email: string;
beforeEach(async () => {
  ({ id, email } = await app.signedInSeeker());
});

const HOME = "203.0.113.10";
const CAFE = "203.0.113.20";
const STRANGER = "198.51.100.66";

/** Logs in from an address, in a browser with these cookies; returns the outcome and the browser's cookies. */
async function logIn(email: string, password: string, address: string, cookie = "") {
  const input = { role: "SEEKER", email, password };
  const response = await app.send(LogInDocument, { input }, { cookie, headers: { "x-forwarded-for": address } });
  const { errors } = await response.json();
  const { code = "LOGGED_IN", retryAfter } = errors?.[0]?.extensions ?? {};
  const [browser = ""] = /worklane-browser=[^;]*/.exec(cookiesSetBy(response)) ?? [];
  return { code, retryAfter, headers: response.headers, status: response.status, browser };
}

const times = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));
const resetCode = async (email: string, headers: Record<string, string>) =>
  (await requestReset(app, email, headers)).errors?.[0]?.extensions.code ?? "ASKED";
const from = (address: string, cookie = "") => ({ "x-forwarded-for": address, ...(cookie && { cookie }) });

describe("guessing passwords", () => {
  test("of fifty concurrent wrong passwords exactly ten are compared", async () => {
    const codes = (await times(50, () => logIn(email, "wrong", STRANGER))).map(({ code }) => code);
    expect(codes.sort()).toEqual([...Array(40).fill("RATE_LIMITED"), ...Array(10).fill("WRONG_PASSWORD")]);
    const refused = await logIn(email, FACTORY_PASSWORD, STRANGER);
    expect(refused).toMatchObject({ code: "RATE_LIMITED", status: 429 });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBe(refused.retryAfter);
  });

  test("the same applies through REST and when a signed-in person deletes the account", async () => {
    const answers = await times(20, () =>
      new LegacyClient(app.url).call("POST", "/auth/login-seeker", { email, password: "wrong" }, from(STRANGER)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);

    const { sessionId } = await app.openSession({ id, role: "SEEKER" });
    const actor = { accountId: id, role: "SEEKER", sessionId } as const;
    const removals = await times(20, () =>
      app.app.services.accountRemoval.removeOwn(actor, "wrong").catch((error) => error.code),
    );
    expect(removals.filter((code) => code === "WRONG_PASSWORD")).toHaveLength(10);
  });

  test("the right password does not count against the limit", async () => {
    for (let n = 0; n < 12; n++) expect((await logIn(email, FACTORY_PASSWORD, HOME)).code).toBe("LOGGED_IN");
    expect((await logIn(email, "wrong", HOME)).code).toBe("WRONG_PASSWORD");
  });
});

test.each<[string, (n: number) => string]>([
  ["one network of IPv6 addresses counts as one", (n) => `2001:db8:5:6::${(n + 1).toString(16)}`],
  ["addresses that a client puts into X-Forwarded-For itself are not trusted", (n) => `10.0.0.${n}, ${STRANGER}`],
])("%s", async (_, addressOf) => {
  const codes = await times(15, (n) => logIn(email, "wrong", addressOf(n)));
  expect(codes.filter(({ code }) => code === "WRONG_PASSWORD")).toHaveLength(10);
});

describe("a stranger who locks somebody out of the log-in", () => {
  test("locks out only their own address, not a browser that has logged in before", async () => {
    const { browser } = await logIn(email, FACTORY_PASSWORD, CAFE);
    await times(12, () => logIn(email, "wrong", CAFE));
    expect((await logIn(email, FACTORY_PASSWORD, CAFE)).code).toBe("RATE_LIMITED");
    expect((await logIn(email, FACTORY_PASSWORD, HOME)).code).toBe("LOGGED_IN");
    expect((await logIn(email, FACTORY_PASSWORD, CAFE, browser)).code).toBe("LOGGED_IN");
  });

  test("gains nothing from a browser known to another account, or from a made-up cookie", async () => {
    const [mine, theirs] = [await app.signedInSeeker(), await app.signedInSeeker()];
    const { browser } = await logIn(mine.email, FACTORY_PASSWORD, CAFE);
    await times(12, () => logIn(theirs.email, "wrong", CAFE));
    for (const cookie of [browser, `worklane-browser=${"a".repeat(43)}`, "worklane-browser=%00"]) {
      expect((await logIn(theirs.email, FACTORY_PASSWORD, CAFE, cookie)).code).toBe("RATE_LIMITED");
    }
  });

  test("exhausts an address, but a known browser behind it can continue", async () => {
    const address = "198.51.100.120";
    const { browser } = await logIn(email, FACTORY_PASSWORD, address);
    await times(120, () => logIn("nobody@example.com", "wrong", address));
    expect((await logIn(email, FACTORY_PASSWORD, address)).code).toBe("RATE_LIMITED");
    expect((await logIn(email, FACTORY_PASSWORD, address, browser)).code).toBe("LOGGED_IN");
  });

  test("is stopped even when guessing from many addresses; the known browser and a reset still open the account", async () => {
    const { browser } = await logIn(email, FACTORY_PASSWORD, HOME);
    await app.app.platform.limits.take(WRONG_PASSWORDS_BY_ACCOUNT, `SEEKER:${email}`, 80);
    const guesses = await times(24, (n) => logIn(email, "wrong", `198.18.0.${n}`));
    expect(guesses.filter(({ code }) => code === "WRONG_PASSWORD")).toHaveLength(20);
    expect((await logIn(email, FACTORY_PASSWORD, "198.18.1.1")).code).toBe("RATE_LIMITED");
    expect((await logIn(email, FACTORY_PASSWORD, HOME, browser)).code).toBe("LOGGED_IN");

    expect(await resetCode(email, from(HOME))).toBe("ASKED");
    const token = await resetTokenFor(app, email);
    const password = "a new pass phrase";
    const reset = await new LegacyClient(app.url).post("/auth/reset-password", { token, password });
    const [fresh = ""] = reset.headers.getSetCookie();
    expect(fresh).toMatch(/^worklane-browser=[\w-]{43}; .*HttpOnly/);
    expect((await logIn(email, password, "198.18.1.1", fresh.split(";")[0])).code).toBe("LOGGED_IN");
    expect((await logIn(email, password, "198.18.1.1", browser)).code).toBe("RATE_LIMITED");
  });
});

test("guesses from twenty addresses are reported to the owner once, by mail", async () => {
  const warnings = () => app.mailsTo(email, "log-in-warning:");
  await times(19, (n) => logIn(email, "wrong", `198.18.2.${n}`));
  expect(await warnings()).toEqual([]);
  await times(5, (n) => logIn(email, "wrong", `198.18.3.${n}`));
  expect(await warnings()).toMatchObject([{ subject: "Someone is trying to log in to your account" }]);
});

describe("a stranger who requests somebody's reset links", () => {
  test("exhausts their own address; another address and a known browser are still served", async () => {
    const { browser } = await logIn(email, FACTORY_PASSWORD, CAFE);
    const asked: string[] = [];
    for (let n = 0; n < 6; n++) asked.push(await resetCode(email, from(CAFE)));
    expect(asked).toEqual([...Array(5).fill("ASKED"), "RATE_LIMITED"]);
    expect(await resetCode(email, from(HOME))).toBe("ASKED");
    expect(await resetCode(email, from(CAFE, browser))).toBe("ASKED");
  });

  test("from many addresses causes at most ten mails, whose links keep working; a known browser is still served", async () => {
    const { browser } = await logIn(email, FACTORY_PASSWORD, HOME);
    for (let n = 0; n < 20; n++) await resetCode(email, from(`198.18.2.${n}`));
    const { errors } = await requestReset(app, email, from(HOME));
    expect(errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
    expect(errors?.[0]?.message).toContain("each works for an hour. Check your inbox");
    const where = { to: email, subject: "Set a new password" };
    await expect.poll(() => app.db.prisma.mail.count({ where }), { timeout: 10_000 }).toBe(10);
    const token = await resetTokenFor(app, email);
    expect(await app.app.services.passwordReset.check("SEEKER", token)).not.toBeNull();
    expect(await resetCode(email, from(HOME, browser))).toBe("ASKED");
  });
});

test("a deleted company's browsers are forgotten with it, and no browser's cookie is stored", async () => {
  const { id } = await app.build.recruiter({ account: { email: "company@example.com" } });
  const tokens = await app.app.services.logIns.logIn({ address: HOME, userAgent: "" }, "RECRUITER", {
    email: "company@example.com",
    password: FACTORY_PASSWORD,
  });
  const { rows } = await app.db.pool.query("select * from known_browsers where account_id = $1", [id]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(tokens.browser);
  await app.app.services.accountRemoval.removeOwn(tokens.actor, FACTORY_PASSWORD);
  expect(await app.db.prisma.knownBrowser.count({ where: { accountId: id } })).toBe(0);
});

test("the latest twenty browsers of an account are remembered", async () => {
  for (let n = 0; n < 22; n++) await logIn(email, FACTORY_PASSWORD, `198.18.3.${n}`);
  expect(await app.db.prisma.knownBrowser.count({ where: { accountId: id } })).toBe(20);
});
