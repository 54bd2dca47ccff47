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
])("a request with %s is refused in the form of all errors", async (_, bytes, status, message) => {
  const answer = await rawRequest(app, `${bytes}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
  const [, body = ""] = answer.split("\r\n\r\n");
  expect(JSON.parse(body)).toEqual({ message, error: message, code: "BAD_REQUEST" });
});
