import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInSeeker } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();

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
    const cookie: Record<string, string> = "Cookie" in headers ? { Cookie: (await signedInSeeker(app.db)).cookie } : {};
    for (const afterMs of [0, 0, 1, 2, 5, 10, 20]) {
      await Promise.all(Array.from({ length: 10 }, () => breakUpgrade(path, { ...headers, ...cookie }, afterMs)));
    }
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    expect(thrown.splice(0)).toEqual([]);
  },
);
