import type { ResultOf } from "@graphql-typed-document-node/core";
import { expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { SendMessageDocument } from "../../../web/generated/messages/messages.ts";
import { signal } from "../../testing/signal.ts";
import { rawSocket, subscribe } from "../../testing/subscriber.ts";
import { graphql, testApp } from "../../testing/test-app.ts";
import { SOCKET_LIMITS } from "./socket-limits.ts";

const CHAT = graphql(
  `subscription ChatOfThePutOff { chatEvents { __typename ... on MessageAdded { message { seq content } } } }`,
);
const AFTER = graphql(
  `query MessagesOfThePutOff($id: ID!, $afterSeq: Int) { messages(conversationId: $id, afterSeq: $afterSeq) { nodes { content } } }`,
);
const messageOf = ({ chatEvents }: ResultOf<typeof CHAT>) =>
  chatEvents.__typename === "MessageAdded" ? chatEvents.message.content : null;

const { concurrentAdmissions, admissionQueue, socketsPerAccount } = SOCKET_LIMITS;
const app = testApp();

/** Holds all new clients in admission until they are released. */
function holdAdmission() {
  const { sessions } = app.app.services;
  const active = sessions.active.bind(sessions);
  const { given: released, give } = signal();
  const spy = vi.spyOn(sessions, "active").mockImplementation(async (id) => {
    await released;
    return active(id);
  });
  return {
    released,
    letGo() {
      spy.mockRestore();
      give();
    },
  };
}

/** A socket whose `connection_init` the server has received. */
async function waiting(as: { cookie: string }) {
  const raw = await rawSocket(app.url, as);
  raw.send({ type: "connection_init" });
  raw.send({ type: "ping" });
  await raw.received("pong");
  return raw;
}

/** As many sockets as may be in admission or queued for it. */
async function fullHouse() {
  const room = concurrentAdmissions + admissionQueue;
  const sockets: Awaited<ReturnType<typeof rawSocket>>[] = [];
  while (sockets.length < room) {
    const person = await app.signedInSeeker();
    const count = Math.min(socketsPerAccount, room - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: count }, () => waiting(person)))));
  }
  return sockets;
}

test("a client is deferred when the queue is full and misses nothing; all queued clients are admitted", async () => {
  const [ada, grace] = await app.connectedPair();
  const { id: conversationId } = await app.build.conversation([ada.id, grace.id]);
  const { released, letGo } = holdAdmission();
  const sockets = await fullHouse();
  expect(sockets.filter(({ socket }) => socket.readyState !== WebSocket.OPEN)).toEqual([]);

  const closes: unknown[] = [];
  const stream = subscribe(app.url, CHAT, {
    cookie: grace.cookie,
    retries: Number.POSITIVE_INFINITY,
    beforeRetry: () => released,
    onClosed: (event) => closes.push((event as { code?: number }).code),
  });
  const first = stream.next();
  await vi.waitFor(() => expect(closes).toEqual([1013]));
  await app.build.message({ conversationId, senderId: ada.id, content: "while you were put off" });

  letGo();
  expect(await first).toMatchObject({ chatEvents: { __typename: "CatchUp" } });
  expect(new Set(closes)).toEqual(new Set([1013]));
  const { messages } = await app.expectOk(AFTER, { id: conversationId, afterSeq: 0 }, grace);
  expect(messages.nodes).toEqual([{ content: "while you were put off" }]);
  const input = { recipientId: grace.id, clientId: crypto.randomUUID(), content: "now that you are in" };
  await app.expectOk(SendMessageDocument, { input }, ada);
  expect(await stream.find(messageOf)).toBe("now that you are in");

  await Promise.all(sockets.map(({ received }) => received("connection_ack")));
  expect(sockets.filter(({ socket }) => socket.readyState !== WebSocket.OPEN)).toEqual([]);
  for (const { socket } of sockets) socket.terminate();
});
