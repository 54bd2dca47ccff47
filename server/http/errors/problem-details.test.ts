import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LEGACY_CALLS } from "../../testing/legacy-calls.ts";
import { FACTORY_PASSWORD, JOB_INPUT, LegacyClient, testApp, testClock } from "../../testing/test-app.ts";
import { PROBLEM_TYPE } from "./problem-details.ts";

const clock = testClock();
const app = testApp({ clock });
const call = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
  const response = await fetch(app.url + path, { method, headers, ...(body !== undefined && { body }) });
  return { response, type: response.headers.get("content-type"), body: await response.json() };
};
/** Sends the same request twice: as a legacy client, and asking for problem details. */
async function both(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  const legacy = await call(method, path, headers, body);
  const problem = await call(method, path, { ...headers, accept: PROBLEM_TYPE }, body);
  expect([legacy.type, legacy.body.error], path).toEqual(["application/json; charset=utf-8", legacy.body.message]);
  expect(Object.keys(legacy.body), path).not.toContain("type");
  const { status, headers: answered } = problem.response;
  expect([problem.type, status, answered.get("vary")]).toEqual([
    PROBLEM_TYPE,
    legacy.response.status,
    expect.stringMatching(/\bAccept(?!-)/),
  ]);
  expect(problem.body, path).toEqual({
    type: `http://worklane.test/developers#${problem.body.code.toLowerCase()}`,
    title: expect.stringMatching(/^\w.{3,}/),
    status,
    detail: legacy.body.message,
    instance: `urn:uuid:${answered.get("x-request-id")}`,
    code: legacy.body.code ?? expect.stringMatching(/^[A-Z_]+$/),
    ...(legacy.body.fields && { fields: legacy.body.fields }),
  });
  return problem.body;
}

test("every call returns problem details to clients that accept them, and the documented errors to others", async () => {
  const json = { "content-type": "application/json" };
  for (const line of LEGACY_CALLS) {
    const [method = "", path = ""] = line.split(" ");
    // Logging out without a session is no error, and the list of open jobs is public.
    if (/logout/.test(path)) continue;
    const hasBody = method !== "GET" && method !== "DELETE";
    await both(method, path.replace(/\{\w+\}/g, "none"), hasBody ? json : {}, hasBody ? "{" : undefined);
  }
});

test("rejections before a call is reached are problem details, too", async () => {
  const json = { "content-type": "application/json" };
  const codes = [
    // GET may return a page if the web client is built.
    await both("POST", "/seeker/nothing", json, "{}"),
    await both("PATCH", "/seeker/getjobs"),
    await both("POST", "/auth/login-seeker", json, "{"),
    await both("POST", "/auth/login-seeker", { "content-type": "text/xml" }, "<a/>"),
    await both("POST", "/auth/login-seeker", json, `{"email":"${"a".repeat(1_100_000)}"}`),
    await both("POST", "/auth/login-seeker", { ...json, cookie: "a=b", origin: "https://other.example" }, "{}"),
    await both("GET", "/feeds/jobs.json?after=nonsense"),
  ].map(({ code }) => code);
  expect(codes.slice(0, 6)).toEqual([
    ...["NOT_FOUND", "METHOD_NOT_ALLOWED", "BAD_REQUEST", "UNSUPPORTED_MEDIA_TYPE", "PAYLOAD_TOO_LARGE"],
    ...["FORBIDDEN"],
  ]);
});

test("a problem names invalid fields by their legacy names, and the guide shows them as GraphQL and the REST paths name them", async () => {
  const seeker = await app.clientOf(await app.build.seeker(), "SEEKER");
  const headers = { cookie: seeker.cookieHeader };
  const { body } = await call("GET", "/seeker/getjobs?limit=x", headers);
  expect(await both("GET", "/seeker/getjobs?limit=400", headers)).toMatchObject({ fields: [{ field: "limit" }] });
  const post = `mutation ($input: JobInput!) { postJob(input: $input) { job { id } } }`;
  const { errors } = await app.execute(post, { input: { ...JOB_INPUT, title: "" } }, await app.signedInRecruiter());
  const guide = readFileSync("docs/integrating.md", "utf8");
  const [, ofGraphQL = "", ofRest = ""] =
    /`extensions\.fields`.*?`(\{.*?\})`.*?`fields` is a list.*?`(\[.*?\])`/s.exec(guide) ?? [];
  expect(JSON.parse(ofGraphQL)).toEqual(errors?.[0]?.extensions.fields);
  expect(JSON.parse(ofRest)).toEqual(body.fields);
});

test("clients that prefer plain JSON, or nothing in particular, still get it", async () => {
  const typeFor = async (accept: string) => (await call("GET", "/seeker/nothing", { accept })).type;
  for (const accept of [
    ...["*/*", "application/*", "application/json", "application/json, application/problem+json;q=0.5"],
    ...["application/problem+json;q=0", "application/problem+json;q=nonsense"],
  ]) {
    expect(await typeFor(accept), accept).toBe("application/json; charset=utf-8");
  }
  for (const accept of ["application/json, application/problem+json", "Application/Problem+JSON;q=0.9, */*"]) {
    expect(await typeFor(accept), accept).toBe(PROBLEM_TYPE);
  }
});

test("an expired access token is reported as such in both forms", async () => {
  const email = await app.emailOf(await app.build.seeker());
  const client = new LegacyClient(app.url);
  await client.logIn("SEEKER", email, FACTORY_PASSWORD);
  const headers = { authorization: `Bearer ${client.cookies.get("useraccessToken")}` };
  expect((await fetch(`${app.url}/seeker/getname`, { headers })).status).toBe(200);
  clock.pass(20 * 60_000);
  const legacy = await call("GET", "/seeker/getname", headers);
  const problem = await call("GET", "/seeker/getname", { ...headers, accept: PROBLEM_TYPE });
  expect([legacy.body.code, problem.body.code]).toEqual(["TOKEN_EXPIRED", "TOKEN_EXPIRED"]);
  for (const { response } of [legacy, problem]) {
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, 'Bearer error="invalid_token"']);
  }
});
