import { expect, test } from "vitest";
import { rawRequest } from "../../testing/raw-request.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();

test.each([
  ["an address that is none", "GET http://[/ HTTP/1.1\r\nHost: x", 400, "This address is not valid."],
  ["no host", "GET /healthz HTTP/1.1", 400, "The Host header is not valid."],
  [
    "an unknown expectation",
    "GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: foo",
    417,
    "Only 100-continue can be expected.",
  ],
  ["two hosts", "GET /readyz HTTP/1.1\r\nHost: x\r\nhost: y", 400, "The Host header is not valid."],
  [
    "large headers",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}`,
    431,
    "The request's headers are too large. They may have 16 kB together.",
  ],
  [
    "a smuggled second one",
    "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /",
    400,
    "This is not a valid HTTP request.",
  ],
])("a request with %s is refused in the form of all errors", async (_, bytes, status, message) => {
  const answer = await rawRequest(app, `${bytes}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
  const [, body = ""] = answer.split("\r\n\r\n");
  expect(JSON.parse(body)).toEqual({ message, error: message, code: "BAD_REQUEST" });
});
