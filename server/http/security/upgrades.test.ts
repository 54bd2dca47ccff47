import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const QUERY = JSON.stringify({ query: "{ __typename }" });
const H2C = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n";
const WEB_SOCKET =
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
const POST = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
const LAST = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
/** Opens a connection; `until` resolves with what was received once it matches, `closed` with all of it. */
async function open() {
  const { port } = new URL(app.url);
  const socket = connect(Number(port), "127.0.0.1");
  let received = "";
  let heard = () => {};
  socket.on("data", (data) => {
    received += data.toString("latin1");
    heard();
  });
  socket.on("close", () => heard());
  await once(socket, "connect");
  const until = async (isThere: () => boolean) => {
    while (!isThere() && !socket.closed) await new Promise<void>((resolve) => (heard = resolve));
    return received;
  };
  return {
    socket,
    until: (pattern: RegExp) => until(() => pattern.test(received)),
    closed: () => until(() => false),
  };
}
/** Sends requests, the last of which closes the connection. @returns the statuses, and everything received */
async function statusesOf(...requests: string[]) {
  const { socket, closed } = await open();
  socket.write(requests.join("") + LAST);
  const received = await closed();
  return { statuses: [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)), received };
}
test.each([
  ["HTTP/2", H2C],
  ["an unknown protocol", "Connection: upgrade\r\nUpgrade: foo\r\n"],
  ["an unknown protocol, and keeping the connection", "Connection: keep-alive, UPGRADE\r\nUpgrade: foo/1, bar\r\n"],
  ["WebSockets where there are none", WEB_SOCKET],
])("a request that asks for %s is answered as if it did not", async (_, headers) => {
  const { statuses, received } = await statusesOf(`GET /jobs HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  expect(statuses).toEqual([200, 200]);
  expect(Buffer.from(received, "latin1").toString()).toContain(await (await fetch(`${app.url}/jobs`)).text());
});
test("bodies of requests that ask for HTTP/2 are read, with a length and in chunks", async () => {
  const size = QUERY.length.toString(16);
  for (const body of [
    `Content-Length: ${QUERY.length}\r\n\r\n${QUERY}`,
    `Transfer-Encoding: chunked\r\n\r\n${size}\r\n${QUERY}\r\n0\r\n\r\n`,
  ]) {
    const { socket, until, closed } = await open();
    socket.write(`${POST}${H2C}${body}`);
    expect(await until(/"__typename":"Query"/)).toMatch(/^HTTP\/1\.1 200 /);
    socket.write(LAST);
    expect(await closed()).toContain('{"status":"ok"}');
  }
});
test("a body may arrive after its head", async () => {
  const { socket, until } = await open();
  socket.write(`${POST}${H2C}Expect: 100-continue\r\nContent-Length: ${QUERY.length}\r\n\r\n`);
  await until(/^HTTP\/1\.1 100 /);
  socket.write(QUERY);
  expect(await until(/__typename/)).toContain("HTTP/1.1 200 OK");
  socket.destroy();
});
test("a connection is used again, however many of its requests ask for an upgrade", async () => {
  const { socket, until } = await open();
  for (let count = 1; count <= 15; count++) {
    socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n${H2C}\r\n`);
    expect((await until(new RegExp(`(?:ok[^]*){${count}}`))).match(/HTTP\/1\.1 200 /g)).toHaveLength(count);
  }
  socket.destroy();
});
test("requests that are sent before the previous one is answered are answered in turn", async () => {
  const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
  const { statuses } = await statusesOf(get("/jobs"), get("/readyz", H2C), get("/nothing.js"), get("/jobs", H2C));
  expect(statuses).toEqual([200, 200, 404, 200, 200]);
});
test("only GET opens a WebSocket", async () => {
  const { socket, until } = await open();
  socket.write(`${POST}${WEB_SOCKET}Content-Length: ${QUERY.length}\r\n\r\n${QUERY}`);
  expect(await until(/__typename/)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});
test.each(["[", "x y", ""])("a WebSocket for a host that is none is refused: %j", async (host) => {
  for (const [path, body] of [
    ["/graphql", "The Host header is not valid."],
    ["/socket.io/?EIO=4&transport=websocket", "Bad request"],
  ] as const) {
    const { socket, closed } = await open();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${WEB_SOCKET}\r\n${LAST}`);
    const received = await closed();
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toContain(body);
  }
});
test("the protocol's name is read in any letter case", async () => {
  const { socket, until } = await open();
  socket.write(`GET /graphql?x HTTP/1.1\r\nHost: x\r\n${WEB_SOCKET.replace("websocket", "WebSocket")}\r\n`);
  expect(await until(/^HTTP\/1\.1 101 /)).toContain("101");
  socket.destroy();
});

const thrown: unknown[] = [];
const note = (error: unknown) => void thrown.push(error);
beforeAll(() => void process.on("uncaughtException", note));
afterAll(() => void process.off("uncaughtException", note));
/** Sends an upgrade request, and resets the connection this many milliseconds later. */
async function breakUpgrade(path: string, headers: Readonly<Record<string, string>>, afterMs: number) {
  const { host, port } = new URL(app.url);
  const all = {
    ...{ Host: host, Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13" },
    ...{ "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", ...headers },
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  setTimeout(() => socket.resetAndDestroy(), afterMs);
  await once(socket, "close");
}
const SOCKET_IO = "/socket.io/?EIO=4&transport=websocket";
const PROTOCOL = { "Sec-WebSocket-Protocol": "graphql-transport-ws" };
const UPGRADES: [what: string, path: string, headers: Record<string, string>][] = [
  ["to no socket's path", "/nothing", {}],
  ["to another protocol", "/jobs", { Connection: "Upgrade, HTTP2-Settings", Upgrade: "h2c" }],
  ["from another site", "/graphql", { ...PROTOCOL, Origin: "https://evil.example" }],
  ["to GraphQL's socket", "/graphql", PROTOCOL],
  ["to GraphQL's socket with a wrong key", "/graphql", { ...PROTOCOL, "Sec-WebSocket-Key": "x" }],
  ["to the legacy socket, signed out", SOCKET_IO, {}],
  ["to the legacy socket, signed in", SOCKET_IO, { Cookie: "signed in" }],
];
test.each(UPGRADES)(
  "a connection that is reset during an upgrade %s does not end the server",
  async (_, path, headers) => {
    const cookie: Record<string, string> = "Cookie" in headers ? { Cookie: (await app.signedInSeeker()).cookie } : {};
    for (const afterMs of [0, 0, 1, 2, 5, 10, 20]) {
      await Promise.all(Array.from({ length: 10 }, () => breakUpgrade(path, { ...headers, ...cookie }, afterMs)));
    }
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    expect(thrown.splice(0)).toEqual([]);
  },
);
