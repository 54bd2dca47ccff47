import { once } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { pdf } from "../../testing/sample-files.ts";
import { type TypedDocument, textOf } from "../../testing/send.ts";
import { forTheFile, graphql, testApp } from "../../testing/test-app.ts";

const app = testApp();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const seeker = forTheFile(() => app.signedInSeeker());
afterAll(() => agent.destroy());

const RESUME = graphql(
  `mutation UploadResumeFlag($file: Upload!) { uploadResume(file: $file) { seeker { hasResume } } }`,
);
const NAME = graphql(
  `mutation UpdateName($name: String) { updateSeekerProfile(input: { name: $name }) { seeker { name } } }`,
);

const X = Buffer.from("x");

interface Form {
  readonly operations?: unknown;
  readonly map?: unknown;
  readonly files?: Readonly<Record<string, Buffer>>;
  readonly cookie?: string;
}

function formOf({ operations, map, files = { 0: X } }: Form) {
  const form = new FormData();
  if (operations !== undefined) form.append("operations", JSON.stringify(operations));
  if (map !== undefined) form.append("map", JSON.stringify(map));
  for (const [name, bytes] of Object.entries(files)) form.append(name, new Blob([new Uint8Array(bytes)]), "cv.pdf");
  return new Response(form);
}

/** Sends a form over the one keep-alive connection; `close`: whether the server then closes it. */
async function send(form: Form) {
  const body = formOf(form);
  const bytes = Buffer.from(await body.arrayBuffer());
  const headers = {
    "content-type": body.headers.get("content-type") ?? "",
    "content-length": bytes.length,
    "apollo-require-preflight": "1",
    cookie: form.cookie ?? seeker.cookie,
  };
  const requested = httpRequest(`${app.url}/graphql`, { method: "POST", headers, agent });
  requested.end(bytes);
  const [answer] = await once(requested, "response");
  let text = "";
  for await (const part of answer) text += part;
  return { status: answer.statusCode as number, ...JSON.parse(text) };
}

/** Sends the next request on the same connection, or on a new one if it was closed. */
async function goesOn() {
  const started = performance.now();
  const requested = httpRequest(`${app.url}/graphql?query={__typename}`, {
    headers: { "apollo-require-preflight": "1" },
    agent,
  });
  requested.end();
  const [answer] = await once(requested, "response");
  answer.resume();
  await once(answer, "end");
  expect(answer.statusCode).toBe(200);
  expect(performance.now() - started).toBeLessThan(1000);
}

describe("the map of an upload's files", () => {
  const operations = { query: textOf(RESUME), variables: { file: null, list: [null], taken: "x", deep: {} } };
  test.each([
    ...["hasOwnProperty.call", "toString.call", "valueOf", "query", "variables", "variables.hasOwnProperty.call"],
    ...["variables.toString.call", "variables.deep.toString", "variables.__proto__.polluted"],
    ...["variables.constructor.prototype.polluted", "variables.deep.__proto__", "variables.list.push"],
    ...["variables.list.length", "variables.list.1", "variables.list.00", "variables.list.-0", "variables.taken"],
    ...["variables.taken.length", "variables.missing", "variables..file", "0.variables.file", ""],
  ])("cannot place a file at %s", async (path) => {
    const answer = await send({ operations, map: { 0: [path] } });
    expect([answer.status, answer.errors]).toMatchObject([400, [{ extensions: { code: "BAD_REQUEST" } }]]);
    expect({}).not.toHaveProperty("polluted");
    expect(Object.hasOwn(Object.prototype.hasOwnProperty, "call")).toBe(false);
    await goesOn();
  });

  test.each<[string, Form]>([
    ["names a file that does not come", { operations, map: { 0: ["variables.file"] }, files: {} }],
    ["uses a file twice", { operations, map: { 0: ["variables.file", "variables.list.0"] } }],
    [
      "puts two files at one place",
      { operations, map: { 0: ["variables.file"], 1: ["variables.file"] }, files: { 0: X, 1: X } },
    ],
    ["names a file nowhere", { operations, map: { 0: [] } }],
    ["is a text", { operations, map: "x" }],
    ["is a list", { operations, map: [["variables.file"]] }],
    ["names a place that is a number", { operations, map: { 0: [0] } }],
    ["names a place in no list", { operations, map: { 0: "variables.file" } }],
    ["is missing", { operations }],
    ["has no operations", { map: {} }],
    ["is for a batch", { operations: [operations], map: { 0: ["0.variables.file"] } }],
    ["has too many files", { operations, map: {}, files: { 0: X, 1: X, 2: X } }],
  ])("is rejected when it %s", async (_what, form) => {
    const answer = await send(form);
    expect([answer.status, answer.errors]).toMatchObject([400, [{ extensions: { code: "BAD_REQUEST" } }]]);
    await goesOn();
  });
});

describe("a file in an operation", () => {
  const uploading = (document: TypedDocument, bytes: Buffer): Form => ({
    operations: { query: textOf(document), variables: { file: null } },
    map: { 0: ["variables.file"] },
    files: { 0: bytes },
  });

  test("is stored, and the connection stays usable", async () => {
    const answer = await send(uploading(RESUME, await pdf()));
    expect(answer.data).toEqual({ uploadResume: { seeker: { hasResume: true } } });
    await goesOn();
  });

  test("cannot be used by two fields", async () => {
    const query = graphql(
      `mutation UploadResumeTwice($file: Upload!) { a: uploadResume(file: $file) { seeker { id } } b: uploadResume(file: $file) { seeker { id } } }`,
    );
    const answer = await send(uploading(query, await pdf()));
    expect(answer).toMatchObject({
      data: { a: { seeker: {} }, b: null },
      errors: [{ path: ["b"], extensions: { code: "BAD_USER_INPUT" }, message: expect.stringContaining("once") }],
    });
  });

  test("is described in the error where text is expected, and vice versa", async () => {
    const operations = { query: textOf(NAME), variables: { name: null } };
    const file = await send({ operations, map: { 0: ["variables.name"] } });
    expect(file.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(file.errors[0].message).toMatch(/^Variable "\$name" got invalid value a file; String cannot represent/);
    expect(file.errors[0].message).not.toMatch(/promise|bytes|\{/);
    const text = await app.execute(RESUME, { file: "cv.pdf" }, seeker);
    expect(text.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(text.errors?.[0]?.message).toContain("A file is expected here.");
  });

  test("is answered like any other rejection, and the connection stays usable", async () => {
    const answer = await send(uploading(RESUME, Buffer.alloc(2_000_000)));
    expect(answer.errors).toMatchObject([{ extensions: { code: "UNSUPPORTED_FILE" } }]);
    await goesOn();
  });
});

describe("an unwanted upload", () => {
  /**
   * Sends the head of an upload, and keeps sending until it is answered.
   * @returns the response, and how much was sent
   */
  async function pour(head: string, most: number) {
    const { port } = new URL(app.url);
    const socket = connect(Number(port), "127.0.0.1");
    let answer = "";
    socket.on("data", (data) => {
      answer += String(data);
    });
    socket.on("error", () => {});
    const closed = once(socket, "close");
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: x\r\nApollo-Require-Preflight: 1\r\nContent-Type: multipart/form-data; boundary=x\r\n${head}\r\n\r\n`,
    );
    const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
    let sent = 0;
    while (answer === "" && sent < most) {
      if (!socket.write(chunk)) await Promise.race([once(socket, "drain"), closed]);
      sent += 65_536;
    }
    await closed;
    return { answer, sent };
  }

  test("is rejected before its bytes arrive if nobody is signed in", async () => {
    const { answer } = await pour("Content-Length: 30000000", 0);
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
    const anonymous = await pour("Content-Length: 1000000", 0);
    expect(anonymous.answer).toMatch(/^HTTP\/1\.1 401[\s\S]*connection: close[\s\S]*UNAUTHENTICATED/i);
    await goesOn();
  });

  test("is rejected at the size limit, however its length is declared", async () => {
    const shown = await pour(`Cookie: ${seeker.cookie}\r\nContent-Length: 30000000`, 0);
    expect(shown.answer).toMatch(/^HTTP\/1\.1 413[\s\S]*FILE_TOO_LARGE/);
    const { answer, sent } = await pour(`Cookie: ${seeker.cookie}\r\nTransfer-Encoding: chunked`, 50_000_000);
    expect(answer).toMatch(/^HTTP\/1\.1 413[\s\S]*connection: close[\s\S]*FILE_TOO_LARGE/i);
    expect(sent).toBeLessThan(25_000_000);
  });

  test("is rejected with an error that its sender can read even while still sending", async () => {
    const body = formOf({ operations: {}, map: {}, files: { 0: Buffer.alloc(9_000_000) } });
    const { cookie } = seeker;
    const headers = { "content-type": body.headers.get("content-type") ?? "", "apollo-require-preflight": "1", cookie };
    const answer = await fetch(`${app.url}/graphql`, { method: "POST", headers, body: await body.arrayBuffer() });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "FILE_TOO_LARGE" } }] });
  });
});
