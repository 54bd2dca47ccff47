import { once } from "node:events";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { UploadResumeDocument } from "../../web/generated/seekers/profile.ts";
import { pdf } from "../testing/sample-files.ts";
import { textOf } from "../testing/send.ts";
import { forTheFile, graphql, testApp, VIEWER } from "../testing/test-app.ts";

// Programs on other sites, as their authors write them: without cookies, and without any header specific to this API.

const app = testApp();
const ELSEWHERE = { origin: "https://elsewhere.example" };
const person = forTheFile(() => app.signedInSeeker());
const login = forTheFile(() => app.logIn(person, { headers: ELSEWHERE }));
const bearer = () => ({ ...ELSEWHERE, authorization: `Bearer ${login.accessToken}` });
const openToAll = (response: Response) => {
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-credentials")).toBeNull();
};

test.each([
  ["/graphql", "POST", "authorization,content-type,apollo-require-preflight,x-apollo-operation-name,worklane-role"],
  ["/seeker/editProfile", "PUT", "authorization,content-type"],
  ["/api-docs/openapi.json", "GET", "authorization"],
])("a browser's preflight for %s is answered with what it may send", async (path, method, headers) => {
  const response = await fetch(app.url + path, {
    method: "OPTIONS",
    headers: { ...ELSEWHERE, "access-control-request-method": method, "access-control-request-headers": headers },
  });
  expect(response.status).toBe(204);
  openToAll(response);
  expect(response.headers.get("access-control-allow-methods")).toContain(method);
  expect(response.headers.get("access-control-allow-headers")).toBe(headers);
});

test("a page of another site can read the headers that the documentation names", async () => {
  const { headers } = await fetch(`${app.url}/graphql?query={__typename}`, { headers: ELSEWHERE });
  const exposed = headers.get("access-control-expose-headers")?.toLowerCase().split(", ");
  const named = ["RateLimit", "RateLimit-Policy", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];
  for (const name of [...named, "Retry-After", "WWW-Authenticate", "Idempotent-Replayed", "ETag", "Link"]) {
    expect(exposed).toContain(name.toLowerCase());
  }
});

test("a request for the methods alone is answered", async () => {
  const response = await fetch(`${app.url}/seeker/editProfile`, { method: "OPTIONS", headers: ELSEWHERE });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-methods")).toContain("PUT");
});

test("public data can be read by anybody, by POST and from the documents", async () => {
  const headers = { ...ELSEWHERE, "sec-fetch-site": "cross-site" };
  const answer = await app.send(graphql(`query Jobs { jobs { totalCount } }`), {}, { headers });
  expect([answer.status, await answer.json()]).toMatchObject([200, { data: { jobs: { totalCount: 0 } } }]);
  openToAll(answer);
  openToAll(await fetch(`${app.url}/api-docs/openapi.json`, { headers: ELSEWHERE }));
});

test("with a bearer token, GET reads and uploads work without another header", async () => {
  const read = await fetch(`${app.url}/graphql?query=${encodeURIComponent(textOf(VIEWER))}`, { headers: bearer() });
  expect(await read.json()).toMatchObject({ data: { viewer: { id: person.id } } });
  openToAll(read);

  const body = new FormData();
  body.append("operations", JSON.stringify({ query: textOf(UploadResumeDocument), variables: { file: null } }));
  body.append("map", '{"0":["variables.file"]}');
  body.append("0", new Blob([new Uint8Array(await pdf())]), "cv.pdf");
  const uploaded = await fetch(`${app.url}/graphql`, { method: "POST", headers: bearer(), body });
  expect(await uploaded.json()).toMatchObject({ data: { uploadResume: { seeker: { resumeName: "cv.pdf" } } } });
});

test("with a bearer token, a WebSocket can be opened", async () => {
  const socket = new WebSocket(`${app.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
    headers: ELSEWHERE,
  });
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${login.accessToken}` } }));
  const [data] = await once(socket, "message");
  expect(JSON.parse(String(data))).toMatchObject({ type: "connection_ack" });
  socket.close();
});

test("a GET that a page can send with cookies and without a preflight still needs a header", async () => {
  const address = `${app.url}/graphql?query=${encodeURIComponent(textOf(VIEWER))}`;
  expect((await fetch(address, { headers: { cookie: "userrefreshToken=any" } })).status).toBe(400);
});

test("pages of the web client are not accessible to programs on other sites", async () => {
  for (const path of ["/", "/main", "/user-login", "/healthz", "/metrics"]) {
    const { headers } = await fetch(app.url + path, { headers: ELSEWHERE, redirect: "manual" });
    expect([path, headers.get("access-control-allow-origin")]).toEqual([path, null]);
  }
});
