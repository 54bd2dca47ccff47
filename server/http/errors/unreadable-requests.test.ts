import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();

test.each([
  [
    "an address that is none",
    "GET http://[/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    400,
    "This address is not valid.",
  ],
  ["no host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "The Host header is not valid."],
  [
    "an unknown expectation",
    "GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: foo\r\nConnection: close\r\n\r\n",
    417,
    "Only 100-continue can be expected.",
  ],
])("a request with %s is refused in the form of all errors", async (_, bytes, status, message) => {
  const { port } = new URL(app.url);
  const socket = connect(Number(port), "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer += String(data);
  });
  socket.write(bytes);
  await once(socket, "close");
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
  const [, body = ""] = answer.split("\r\n\r\n");
  expect(JSON.parse(body)).toEqual({ message, error: message, code: "BAD_REQUEST" });
});
