import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { keepAlive } from "./keep-alive.ts";

const ROUND_MS = 100;

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
const alive = keepAlive(ROUND_MS);

beforeAll(() => {
  server.on("connection", (socket) => alive.add(socket));
});
afterAll(() => {
  alive.stop();
  server.close();
});

/** Connects a client. `autoPong`: whether it responds to pings. */
async function connect(autoPong: boolean) {
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong });
  let pings = 0;
  client.on("ping", () => pings++);
  await once(client, "open");
  return { client, pings: () => pings };
}

test("a silent client is pinged again and again, and stays connected as long as it responds", async () => {
  const { client, pings } = await connect(true);
  await expect.poll(pings, { timeout: 50 * ROUND_MS }).toBeGreaterThanOrEqual(3);
  expect(client.readyState).toBe(WebSocket.OPEN);
  client.terminate();
});

test("a client that does not respond to a ping is disconnected", async () => {
  const { client, pings } = await connect(false);
  const [code] = await once(client, "close");
  expect([code, pings()]).toEqual([1006, 1]);
});

test("a client that sends something in every round is never pinged, and stays connected", async () => {
  const { client, pings } = await connect(false);
  const bystander = await connect(true);
  const talking = setInterval(() => client.send("Still here."), ROUND_MS / 10);
  await expect.poll(bystander.pings, { timeout: 50 * ROUND_MS }).toBeGreaterThanOrEqual(3);
  expect([client.readyState, pings()]).toEqual([WebSocket.OPEN, 0]);
  clearInterval(talking);
  client.terminate();
  bystander.client.terminate();
});
