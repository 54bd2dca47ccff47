import type { VariablesOf } from "@graphql-typed-document-node/core";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { MarkSeenDocument } from "../../web/generated/messages/messages.ts";
import { codeOf } from "../applications/testing/scene.testing.ts";
import { forEachTest, graphql, type Person, startTestApp, type TestApp, testApp } from "../testing/test-app.ts";

const SEND = graphql(`mutation SendMessage($input: SendMessageInput!) {
  sendMessage(input: $input) { message { id conversationId seq senderId recipientId clientId content sentAt seen } }
}`);
const HISTORY = graphql(`query History($id: ID!, $first: Int, $beforeSeq: Int, $afterSeq: Int) {
  messages(conversationId: $id, first: $first, beforeSeq: $beforeSeq, afterSeq: $afterSeq) {
    nodes { seq content seen } pageInfo { hasNextPage } totalCount
  }
}`);
const CONVERSATIONS = graphql(`query ConversationList { unreadCount conversations {
  nodes { id peer { id name } lastSeq lastMessage { content } seenSeq peerSeenSeq unreadCount isOpen } totalCount } }`);
const app = testApp();

const send = (from: Person, to: { id: string }, content: string, clientId: string = crypto.randomUUID()) =>
  app.execute(SEND, { input: { recipientId: to.id, clientId, content } }, from);

async function sent(from: Person, to: { id: string }, content: string, clientId?: string) {
  const answer = await send(from, to, content, clientId);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.sendMessage.message;
}

const stored = () => app.db.prisma.message.count();

describe("sending", () => {
  const [ada, grace] = [forEachTest(() => app.signedInSeeker()), forEachTest(() => app.signedInSeeker())];
  beforeEach(() => app.build.connection({ requesterId: ada.id, addresseeId: grace.id }));

  it("answers a resend with the stored message, even when both arrive concurrently", async () => {
    const clientId = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => sent(ada, grace, "Once", clientId)));
    expect(new Set(answers.map(({ id, seq }) => `${id} ${seq}`)).size).toBe(1);
    expect((await sent(ada, grace, "Changed words", clientId)).content).toBe("Once");
    expect((await sent(ada, grace, "Next")).seq).toBe(2);
  });

  it("uses the database's time, whatever a node's clock says", async () => {
    const behind = await startTestApp({ db: app.db, clock: () => new Date(Date.now() - 3_600_000) });
    onTestFinished(() => behind.close());
    const sentAt = async (on: Pick<TestApp, "expectOk">, from: Person, to: Person) => {
      const input = { recipientId: to.id, clientId: crypto.randomUUID(), content: "Hello" };
      const { sendMessage } = await on.expectOk(SEND, { input }, from);
      return Date.parse(sendMessage.message.sentAt);
    };
    const [question, answer] = [await sentAt(app, ada, grace), await sentAt(behind, grace, ada)];
    expect(answer).toBeGreaterThanOrEqual(question);
    expect(Math.abs(answer - Date.now())).toBeLessThan(60_000);
  });

  it("accepts the same client id from two senders, but not for two recipients", async () => {
    const mary = await app.signedInSeeker();
    await app.build.connection({ requesterId: mary.id, addresseeId: ada.id });
    const clientId = crypto.randomUUID();
    expect((await sent(ada, grace, "Mine", clientId)).seq).toBe(1);
    expect((await sent(grace, ada, "Mine too", clientId)).seq).toBe(2);
    expect(await codeOf(send(ada, mary, "Mine again", clientId))).toBe("CONFLICT");
  });

  it("leaves text unchanged except for control characters", async () => {
    const text = "<b>नमस्ते</b> 👩‍💻\n\tthere \u0000\u0007\u001b[31m'; drop table messages; --";
    expect((await sent(ada, grace, text)).content).toBe("<b>नमस्ते</b> 👩‍💻\n\tthere [31m'; drop table messages; --");
    expect((await sent(ada, grace, "x".repeat(4000))).content).toHaveLength(4000);
  });

  it.each([
    ["empty", ""],
    ["spaces only", " \n\t  "],
    ["invisible characters only", "\u200b\u2060\ufeff"],
    ["joiners and fillers only", "\u034f\ufe0f\u3164\u2800"],
    ["control characters only", "\u0000\u0001\u0002"],
    ["too long", "x".repeat(4001)],
    ["10,000 characters", "x".repeat(10_000)],
  ])("refuses a message that is %s", async (_, content) => {
    const before = await stored();
    const answer = await send(ada, grace, content);
    expect(await codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(answer.errors?.[0]?.extensions.fields).toHaveProperty("content");
    expect(await stored()).toBe(before);
  });

  it("refuses strangers, oneself, pending requests, unknown people and ended connections", async () => {
    const mary = await app.signedInSeeker();
    await app.build.connection({ requesterId: ada.id, addresseeId: mary.id, status: "REQUESTED" });
    const before = await stored();
    expect(await codeOf(send(ada, await app.signedInSeeker(), "Hello"))).toBe("NOT_CONNECTED");
    expect(await codeOf(send(ada, ada, "Hello"))).toBe("BAD_USER_INPUT");
    expect(await codeOf(send(ada, mary, "Hello"))).toBe("NOT_CONNECTED");
    expect(await codeOf(send(ada, { id: crypto.randomUUID() }, "Hello"))).toBe("NOT_CONNECTED");
    expect(await codeOf(send(ada, { id: "nobody' or 1=1" }, "Hello"))).toBe("NOT_FOUND");
    expect(await codeOf(send(ada, grace, "Hello", "not a uuid"))).toBe("BAD_USER_INPUT");
    expect(await stored()).toBe(before);

    await sent(ada, grace, "Goodbye");
    await app.db.prisma.connection.deleteMany({ where: { requesterId: ada.id, addresseeId: grace.id } });
    expect(await codeOf(send(ada, grace, "Are you there?"))).toBe("NOT_CONNECTED");
    expect(await codeOf(send(grace, ada, "I am not"))).toBe("NOT_CONNECTED");
    await app.build.connection({ requesterId: ada.id, addresseeId: grace.id, status: "REQUESTED" });
    expect(await codeOf(send(ada, grace, "Will you have me back?"))).toBe("NOT_CONNECTED");
  });

  it("refuses a flood with the time to wait, and stores nothing of it", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(ada, grace, "flood")));
    const refused = answers.flatMap(({ errors }) => errors?.[0]?.extensions ?? []);
    expect(refused).toHaveLength(70);
    expect(refused[0]).toMatchObject({ code: "RATE_LIMITED", retryAfter: expect.any(Number) });
    expect(await app.db.prisma.message.count({ where: { senderId: ada.id } })).toBe(30);
    await sent(grace, ada, "Slow down");
  });
});

describe("reading", () => {
  let ada: Person;
  let grace: Person;
  let conversationId: string;
  beforeAll(async () => {
    [ada, grace] = await app.connectedPair();
    for (let index = 1; index <= 12; index++) {
      ({ conversationId } = await sent(ada, grace, `message ${index}`));
    }
  });
  const read = async (as: Person, range: Omit<VariablesOf<typeof HISTORY>, "id">) => {
    const { messages } = await app.expectOk(HISTORY, { id: conversationId, ...range }, as);
    return { seqs: messages.nodes.map(({ seq }) => seq), more: messages.pageInfo.hasNextPage };
  };

  it("pages backwards from the newest, and forwards after a number", async () => {
    expect(await read(grace, { first: 5 })).toEqual({ seqs: [8, 9, 10, 11, 12], more: true });
    expect(await read(grace, { first: 5, beforeSeq: 8 })).toEqual({ seqs: [3, 4, 5, 6, 7], more: true });
    expect(await read(grace, { first: 5, beforeSeq: 3 })).toEqual({ seqs: [1, 2], more: false });
    expect(await read(ada, { first: 2, afterSeq: 9 })).toEqual({ seqs: [10, 11], more: true });
    expect(await read(ada, { first: 2, afterSeq: 11 })).toEqual({ seqs: [12], more: false });
    expect(await read(ada, { first: 2, afterSeq: 12 })).toEqual({ seqs: [], more: false });
  });

  it("refuses invalid pages", async () => {
    for (const range of [{ first: 0 }, { first: -1 }, { first: 1000 }, { beforeSeq: 3, afterSeq: 1 }]) {
      expect(await codeOf(app.execute(HISTORY, { id: conversationId, ...range }, ada))).toBe("BAD_USER_INPUT");
    }
  });

  it("lists conversations with the last message and the unread count", async () => {
    const { conversations, unreadCount } = await app.expectOk(CONVERSATIONS, {}, grace);
    expect(unreadCount).toBe(12);
    expect(conversations.nodes).toMatchObject([
      { peer: { id: ada.id }, lastSeq: 12, lastMessage: { content: "message 12" }, unreadCount: 12, isOpen: true },
    ]);
    const own = await app.expectOk(CONVERSATIONS, {}, ada);
    expect(own.unreadCount).toBe(0);
    expect(own.conversations.nodes).toMatchObject([{ peer: { id: grace.id }, unreadCount: 0, peerSeenSeq: 0 }]);
  });

  it("pages through conversations; a cursor is the time of the last message and an id, as it always was", async () => {
    const ada = await app.signedInSeeker();
    const hello = async () => {
      const other = await app.signedInSeeker();
      await app.build.connection({ requesterId: ada.id, addresseeId: other.id });
      return sent(other, ada, "Hello");
    };
    const [oldest, middle, newest] = [await hello(), await hello(), await hello()];
    const PAGE = graphql(`query PageOfConversations($after: String) {
      conversations(first: 2, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }`);
    const pageAfter = async (after?: string) => (await app.expectOk(PAGE, { after }, ada)).conversations;
    const place = `conversations.${Date.parse(middle.sentAt)}.${middle.conversationId}`;
    const cursor = Buffer.from(place).toString("base64url");
    expect(await pageAfter()).toEqual({
      nodes: [{ id: newest.conversationId }, { id: middle.conversationId }],
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: cursor },
    });
    expect(await pageAfter(cursor)).toMatchObject({
      nodes: [{ id: oldest.conversationId }],
      totalCount: 3,
      pageInfo: { hasNextPage: false },
    });
  });

  it("moves the seen position only forwards, and never beyond the newest message", async () => {
    const mark = (seq: number) => app.expectOk(MarkSeenDocument, { input: { conversationId, seq } }, grace);
    expect(await mark(7)).toMatchObject({ markSeen: { conversation: { seenSeq: 7, unreadCount: 5 } } });
    expect(await mark(3)).toMatchObject({ markSeen: { conversation: { seenSeq: 7, unreadCount: 5 } } });
    // Reading one's own messages does not make them seen.
    await app.expectOk(MarkSeenDocument, { input: { conversationId, seq: 12 } }, ada);
    const { messages } = await app.expectOk(HISTORY, { id: conversationId }, ada);
    expect(messages.nodes.map(({ seen }) => seen)).toEqual([...Array(7).fill(true), ...Array(5).fill(false)]);
    expect(await mark(1_000_000)).toMatchObject({ markSeen: { conversation: { seenSeq: 12, unreadCount: 0 } } });
    const before = { input: { conversationId, seq: -1 } };
    expect(await codeOf(app.execute(MarkSeenDocument, before, grace))).toBe("BAD_USER_INPUT");
  });

  it("stays possible for both after the connection has ended", async () => {
    await app.db.prisma.connection.deleteMany({ where: { requesterId: ada.id } });
    expect((await read(ada, {})).seqs).toHaveLength(12);
    const { conversations } = await app.expectOk(CONVERSATIONS, {}, grace);
    expect(conversations.nodes).toMatchObject([{ isOpen: false }]);
  });
});
