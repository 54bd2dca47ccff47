// @module-tag thorough

import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { graphql } from "../../server/testing/generated/gql.ts";
import { send } from "../../server/testing/send.ts";
import { signIn } from "../../server/testing/sign-in.ts";
import { testDatabase } from "../../server/testing/test-database.ts";
import type { OwnServer } from "../support/own-server.ts";
import { SOCKET_IO_CLIENTS } from "../support/socket-io-clients.ts";
import { newServer } from "./own-parts.ts";

const TITLES = graphql(`query JobTitle { jobs(first: 1) { nodes { title } } }`);
const REQUESTS = 1000;
const LANES = 8;
const LOOK_EVERY_MS = 250;

const db = testDatabase();

function sendSignal(signal: NodeJS.Signals, { pid }: OwnServer) {
  if (!pid) throw new Error("The server has no process.");
  process.kill(pid, signal);
}

const readiness = ({ url }: OwnServer) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

it("two nodes are restarted one after the other: none of 1,000 requests to those that report that they are ready is lost", async () => {
  await db.build.job({ title: "Welder" });
  const env = { WORKER: "apart", DATABASE_URL: db.url, DRAIN_SECONDS: "2" };
  const nodes = [await newServer(env), await newServer(env)];
  await Promise.all(nodes.map((node) => node.start()));
  // As a proxy looks at its nodes; it keeps its connections to them, as fetch does, and repeats no request.
  let ready: OwnServer[] = [];
  async function look() {
    const statuses = await Promise.all(nodes.map(readiness));
    ready = nodes.filter((_, n) => statuses[n] === 200);
  }
  await look();
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);

  const lost: string[] = [];
  let answered = 0;
  let restarted = false;
  const lanes = Array.from({ length: LANES }, async () => {
    while (!restarted || answered < REQUESTS) {
      const printed = await send(ready[answered % ready.length]?.url ?? "", TITLES).then(
        (response) => response.text(),
        (error: unknown) => String(error),
      );
      answered++;
      if (!printed.includes("Welder")) lost.push(printed);
      await delay(20);
    }
  });
  for (const node of nodes) {
    sendSignal("SIGTERM", node);
    // While it reports its shutdown, it continues to serve requests.
    await expect.poll(() => readiness(node)).toBe(503);
    const late = await fetch(`${node.url}/healthz`);
    expect([late.status, late.headers.get("connection")]).toEqual([200, "close"]);
    expect(await node.ended(), node.output()).toBe(0);
    await node.start();
    await expect.poll(() => readiness(node)).toBe(200);
  }
  restarted = true;
  await Promise.all(lanes);
  clearInterval(looking);
  console.log(`${answered} requests, ${lost.length} lost`);
  expect(lost).toEqual([]);
});

it("a node that is restarted gets its legacy sockets back, and what they sent meanwhile", async () => {
  const node = await newServer({ WORKER: "apart", DATABASE_URL: db.url, DRAIN_SECONDS: "0" });
  await node.start();
  const reader = await db.build.seeker();
  const sockets = await Promise.all(
    Object.entries(SOCKET_IO_CLIENTS).map(async ([name, connect]) => {
      const { id } = await db.build.seeker();
      await db.build.connection({ requesterId: id, addresseeId: reader.id });
      const socket = connect(node.url, await signIn(db, { id, role: "SEEKER" }));
      await once(socket as never, "connect");
      const ends: string[] = [];
      socket.on("disconnect", (reason) => void ends.push(reason));
      const write = (content: string) => socket.emit("sendMessage", { senderId: id, receiverId: reader.id, content });
      return { name, id, socket, ends, write };
    }),
  );
  sendSignal("SIGTERM", node);
  await expect.poll(() => sockets.flatMap(({ ends }) => ends).length, { timeout: 15_000 }).toBe(sockets.length);
  // After "io server disconnect" a client would not reconnect.
  for (const { name, ends, socket } of sockets)
    expect([name, ends, socket.active]).toEqual([name, [expect.stringMatching(/^transport (close|error)$/)], true]);
  for (const { write } of sockets) write("meanwhile");
  expect(await node.ended(), node.output()).toBe(0);
  await node.start();
  await expect.poll(() => sockets.every(({ socket }) => socket.connected), { timeout: 15_000 }).toBe(true);
  const stored = (senderId: string) =>
    db.prisma.message.findMany({ where: { senderId } }).then((rows) => rows.map(({ content }) => content));
  for (const { id } of sockets) await expect.poll(() => stored(id), { timeout: 10_000 }).toEqual(["meanwhile"]);
  for (const { socket } of sockets) socket.close();
});

it("a second signal ends a draining node immediately", async () => {
  const node = await newServer({ WORKER: "apart", DATABASE_URL: db.url, DRAIN_SECONDS: "60" });
  await node.start();
  sendSignal("SIGTERM", node);
  await expect.poll(() => readiness(node)).toBe(503);
  const again = setInterval(() => sendSignal("SIGINT", node), 200);
  expect(await node.ended()).toBe(1);
  clearInterval(again);
});
