import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { requestReset, resetTokenFor } from "../testing/account-links.ts";
import { bearer, textOf } from "../testing/send.ts";
import { statementsOf } from "../testing/statements.ts";
import { forTheFile, graphql, testApp, VIEWER } from "../testing/test-app.ts";

const TOKEN_SECRET = "signs the access tokens of this file, 0123456789";
const SECRET = new TextEncoder().encode(TOKEN_SECRET);
const app = testApp({ worker: true, env: { TOKEN_SECRET } });
const quiet = testApp();
const EVIL = "https://evil.example";
const LOG_OUT_EVERYWHERE = graphql(`mutation LogOutEverywhere { logOutEverywhere { message } }`);
const person = forTheFile(() => app.signedInSeeker());

const post = (path: string, headers: Record<string, string>, body: string) =>
  fetch(app.url + path, { method: "POST", headers, body, redirect: "manual" });

describe("a third-party page", () => {
  test("cannot write: its origin is refused by every API", async () => {
    const { cookie } = await app.logIn(person);
    const json = { "content-type": "application/json", origin: EVIL, cookie };
    const query = JSON.stringify({ query: textOf(LOG_OUT_EVERYWHERE) });
    const { origin: _, ...without } = json;
    for (const [path, headers] of [
      ["/graphql", json],
      ["/auth/logout-seeker", json],
      ["/graphql", { ...json, origin: "null" }],
      ["/graphql", { ...without, "sec-fetch-site": "cross-site" }],
    ] as const)
      expect((await post(path, headers, query)).status).toBe(403);
    expect(await app.viewerId({ cookie })).toBe(person.id);
  });

  test("cannot send what a form can send without a preflight, nor a mutation by a link", async () => {
    const { cookie } = await app.logIn(person);
    const query = JSON.stringify({ query: textOf(LOG_OUT_EVERYWHERE) });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      expect((await post("/graphql", { "content-type": type, cookie }, query)).status).toBeGreaterThanOrEqual(400);
    }
    const link = `${app.url}/graphql?query=${encodeURIComponent(textOf(LOG_OUT_EVERYWHERE))}`;
    const manners: Record<string, string>[] = [{ cookie }, { cookie, "apollo-require-preflight": "1" }];
    for (const headers of manners) {
      expect((await fetch(link, { headers })).status).toBeGreaterThanOrEqual(400);
    }
    expect(await app.viewerId({ cookie })).toBe(person.id);
  });
});

describe("tokens", () => {
  test("of one role cannot be used for the other", async () => {
    const { cookie } = await app.logIn(person);
    const swapped = cookie.replaceAll("user", "rec");
    expect(await app.viewerId({ cookie: swapped })).toBeNull();
  });

  test("with our signature are valid only for their audience, issuer, subject and type", async () => {
    const { accessToken: token } = await app.logIn(person);
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    const { aud: _, ...withoutAudience } = claims;
    const viewerOf = async (made: object, alg = "HS256") => {
      const signed = await new SignJWT({ ...made }).setProtectedHeader({ alg }).sign(SECRET);
      const { data } = await app.execute(VIEWER, {}, bearer(signed));
      return data?.viewer ?? null;
    };
    expect(await viewerOf(claims)).toEqual({ id: person.id });
    expect(await viewerOf(withoutAudience)).toBeNull();
    expect(await viewerOf({ ...claims, aud: "another service" })).toBeNull();
    expect(await viewerOf({ ...claims, iss: "somebody else" })).toBeNull();
    expect(await viewerOf(claims, "HS512")).toBeNull();
  });
});

describe("password reset", () => {
  test("neither its answer nor its work reveals whether an address has an account", async () => {
    const { email } = await quiet.signedInSeeker();
    await requestReset(quiet, "warm-up@example.com");
    // Earlier entries must not be flushed during the measurement.
    for (const { services } of [app.app, quiet.app]) await services.auditLog.flush();
    const answers: unknown[] = [];
    const work = (address: string) => statementsOf(async () => answers.push(await requestReset(quiet, address)));
    const known = await work(email);
    const unknown = await work("nobody-at-all@example.com");
    expect(answers[0]).toEqual(answers[1]);
    expect(known).toEqual(unknown);
    expect(known.join()).not.toContain("accounts");
  });

  test("a forged host header does not reach the mail", async () => {
    const { email } = await app.signedInSeeker();
    const headers = {
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      forwarded: "host=evil.example",
    };
    await requestReset(app, email, headers);
    await resetTokenFor(app, email);
    const { text, html } = await app.db.prisma.mail.findFirstOrThrow({ where: { to: email } });
    expect(text + html).not.toContain("evil");
  });
});
