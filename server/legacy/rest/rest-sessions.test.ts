import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { FACTORY_PASSWORD, LegacyClient, testApp, VIEWER } from "../../testing/test-app.ts";

const OLD_HOST = "https://old-client.example";
const STRANGER = "https://stranger.example";
let now = () => new Date();
const app = testApp({ env: { LEGACY_ORIGINS: OLD_HOST }, clock: () => now() });
const EMAIL = "both@example.com";

beforeAll(async () => {
  const account = { email: EMAIL };
  await app.build.seeker({ account, name: "Sam Seeker" });
  await app.build.recruiter({ account, name: "Sam's Company" });
});

const credentials = { email: EMAIL, password: FACTORY_PASSWORD };
const hours = (count: number) => {
  const then = new Date(Date.now() + count * 3_600_000);
  now = () => then;
};

/** Returns the cookies of a response, with their attributes. */
const cookiesOf = (headers: Headers) =>
  Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = "", ...attributes] = line.split("; ");
      return [pair.split("=")[0] ?? "", attributes.sort()];
    }),
  );

describe("who is signed in", () => {
  test("a client that stores our cookies: readable ones for 1 and 7 days", async () => {
    const client = new LegacyClient(app.url);
    const { headers, body } = await client.post("/auth/login-seeker", credentials);
    expect(cookiesOf(headers)).toEqual({
      useraccessToken: ["Max-Age=86400", "Path=/", "SameSite=Lax"],
      userrefreshToken: ["Max-Age=604800", "Path=/", "SameSite=Lax"],
      "worklane-browser": ["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Lax"],
    });
    expect(client.cookies.get("userrefreshToken")).toBe(body.refreshToken);
    expect((await client.get("/seeker/getname")).body.name).toBe("Sam Seeker");
  });

  test("a client that writes the body's tokens into cookies itself, and one with only the refresh cookie left", async () => {
    const client = new LegacyClient(app.url);
    await client.logIn("RECRUITER", EMAIL, FACTORY_PASSWORD);
    expect((await client.get("/recruiter/postedjobs")).status).toBe(200);
    client.cookies.delete("recaccessToken");
    const { status, headers } = await client.get("/recruiter/postedjobs");
    expect([status, cookiesOf(headers)]).toEqual([
      200,
      { recaccessToken: ["Max-Age=86400", "Path=/", "SameSite=Lax"] },
    ]);
  });

  test("an expired access token is renewed transparently, until the refresh token has expired too", async () => {
    const client = new LegacyClient(app.url);
    await client.logIn("SEEKER", EMAIL, FACTORY_PASSWORD);
    const first = client.cookies.get("useraccessToken");
    try {
      hours(24 * 6);
      expect((await client.get("/seeker/getname")).status).toBe(200);
      expect(client.cookies.get("useraccessToken")).not.toBe(first);
      expect((await client.get("/seeker/getname")).headers.getSetCookie()).toEqual([]);
      hours(24 * 8);
      expect((await client.get("/seeker/getname")).status).toBe(401);
    } finally {
      now = () => new Date();
    }
  });

  test("both roles side by side: each path acts for its own", async () => {
    const client = new LegacyClient(app.url);
    await client.post("/auth/login-seeker", credentials);
    await client.post("/auth/login-recruiter", credentials);
    expect((await client.get("/seeker/getname")).body.name).toBe("Sam Seeker");
    expect((await client.get("/recruiter/getprofile")).body.recruiter.name).toBe("Sam's Company");
    await client.post("/auth/logout-seeker");
    expect([...client.cookies.keys()]).toEqual(["worklane-browser", "recaccessToken", "recrefreshToken"]);
    expect((await client.get("/seeker/getname")).status).toBe(403);
    expect((await client.get("/recruiter/getprofile")).status).toBe(200);
  });
});

describe("pages of other hosts", () => {
  test("a listed one may call with its cookies, which are sent across sites", async () => {
    const preflight = await fetch(`${app.url}/seeker/editProfile`, {
      method: "OPTIONS",
      headers: {
        origin: OLD_HOST,
        "access-control-request-method": "PUT",
        "access-control-request-headers": "content-type",
      },
    });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, OLD_HOST]);
    expect(preflight.headers.get("access-control-allow-credentials")).toBe("true");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("PUT");

    const client = new LegacyClient(app.url, OLD_HOST);
    const { headers } = await client.post("/auth/login-seeker", credentials);
    expect(headers.get("access-control-allow-origin")).toBe(OLD_HOST);
    expect(cookiesOf(headers).userrefreshToken).toEqual(["Max-Age=604800", "Path=/", "SameSite=None", "Secure"]);
    const { seeker } = (await client.get("/seeker/getprofile")).body;
    expect(seeker.profilephoto).toBe("");
    expect((await client.get("/seeker/nothing")).headers.get("access-control-allow-origin")).toBe(OLD_HOST);
  });

  test("no other may write with cookies, or read what they give access to; with a bearer token it may do both", async () => {
    const own = new LegacyClient(app.url);
    const { accessToken } = (await own.post("/auth/login-seeker", credentials)).body;
    const stranger = new LegacyClient(app.url, STRANGER);
    const requested = (path: string, headers: Record<string, string>) =>
      stranger.call("POST", path, undefined, headers);
    const refused = await requested("/auth/logout-seeker", { cookie: own.cookieHeader });
    expect([refused.status, refused.body.message, refused.headers.getSetCookie()]).toEqual([
      403,
      refused.body.error,
      [],
    ]);
    const read = await stranger.call("GET", "/seeker/getname", undefined, { cookie: own.cookieHeader });
    expect(read.headers.get("access-control-allow-origin")).toBe("*");
    expect(read.headers.get("access-control-allow-credentials")).toBeNull();
    const ended = await requested("/auth/logout-seeker", { authorization: `Bearer ${accessToken}` });
    expect([ended.status, ended.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect((await own.get("/seeker/getname")).status).toBe(401);
  });

  test("a form submitted by another site's page is rejected, even without cookies: the response could clear them", async () => {
    const form = { origin: STRANGER, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    // Not with fetch, which sets its own Sec-Fetch headers.
    const requested = request(`${app.url}/auth/logout-seeker`, { method: "POST", headers: form }).end();
    const [response] = (await once(requested, "response")) as [IncomingMessage];
    response.resume();
    expect([response.statusCode, response.headers["set-cookie"]]).toEqual([403, undefined]);
  });

  test("a listed one is listed for these paths only", async () => {
    const headers = { origin: OLD_HOST, cookie: "userrefreshToken=any" };
    const response = await app.send(VIEWER, {}, { headers });
    expect([response.status, response.headers.get("access-control-allow-credentials")]).toEqual([403, null]);
  });
});
