import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();

interface Refusal {
  readonly errors: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

const graphql = (init: RequestInit, query = "") => fetch(`${app.url}/graphql${query}`, init);
const asJson = { "content-type": "application/json" };
const VIEWER = JSON.stringify({ query: "{ viewer { name } }" });

test.each([
  [415, "UNSUPPORTED_MEDIA_TYPE", { method: "POST", headers: { "content-type": "text/csv" }, body: "a,b" }, ""],
  [405, "METHOD_NOT_ALLOWED", {}, "?query=mutation{logOutEverywhere{__typename}}"],
  [405, "METHOD_NOT_ALLOWED", { method: "PUT", headers: asJson, body: VIEWER }, ""],
  [400, "BAD_REQUEST", { method: "POST", headers: asJson, body: "{" }, ""],
] as const)("GraphQL's %d has the code %s", async (status, code, init, query) => {
  const answer = await graphql(init, query);
  const body = (await answer.json()) as Refusal;
  expect([answer.status, body.errors[0]?.extensions?.code]).toEqual([status, code]);
  if (code === "BAD_REQUEST") expect(Object.keys(body)).toEqual(["errors"]);
});

test("an unauthenticated response names the expected scheme (RFC 6750, 3)", async () => {
  const answer = await fetch(`${app.url}/seeker/savedJobs`);
  expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
});

test("an invalid bearer token is reported beside GraphQL's response", async () => {
  await app.build.seeker();
  for (const token of ["x", "eyJhbGciOiJIUzI1NiJ9.e30.x"]) {
    const headers = { ...asJson, authorization: `Bearer ${token}` };
    const answer = await graphql({ method: "POST", headers, body: VIEWER });
    expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
  }
  const signedOut = await graphql({ method: "POST", headers: asJson, body: VIEWER });
  expect(signedOut.headers.get("www-authenticate")).toBeNull();
});

test("a document with too many aliases of a field is rejected with a specific message", async () => {
  const query = `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: viewer { name }`).join(" ")} }`;
  const answer = await graphql({ method: "POST", headers: asJson, body: JSON.stringify({ query }) });
  const { errors } = (await answer.json()) as Refusal;
  expect(errors[0]?.extensions?.code).toBe("GRAPHQL_VALIDATION_FAILED");
  expect(errors[0]?.message).toMatch(/^Aliases limit of 30 exceeded, found 31\. Request less/);
});

test.each(["1e309", "-1"])("pay of %s is rejected", async (pay) => {
  const { errors } = await app.execute(`{ jobs(filter: { payAtLeast: ${pay} }) { nodes { id } } }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { payAtLeast: expect.any(String) } });
});

test("security.txt is absent if no contact is configured", async () => {
  expect((await fetch(`${app.url}/.well-known/security.txt`)).status).toBe(404);
});
