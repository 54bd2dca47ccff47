import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildConnection, buildSeeker } from "../../prisma/factories/index.ts";
import { startRedis, type TestRedis } from "../testing/redis.ts";
import { signIn } from "../testing/sign-in.ts";
import { rawSocket, type Subscriber, subscribe } from "../testing/subscriber.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

const CHAT = `subscription { chatEvents { __typename ... on MessageAdded { message { seq content } }
  ... on MessagesSeen { seenSeq } ... on TypingChanged { isTyping } } }`;
const SEND = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { seq conversationId } } }";
const AFTER = `query ($id: ID!, $afterSeq: Int) { messages(conversationId: $id, afterSeq: $afterSeq) { nodes { seq } } }`;

interface Chat {
  chatEvents: { __typename: string; message?: { seq: number; content: string }; seenSeq?: number; isTyping?: boolean };
}

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.kill());

const open: { end(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.end()));
});

describe.each(["PostgreSQL", "Redis"] as const)("two nodes over %s", (bus) => {
  let db: TestDatabase;
  let here: TestApp;
  let there: TestApp;
  beforeAll(async () => {
    db = await createTestDatabase();
    const env: Record<string, string> = bus === "Redis" ? { REDIS_URL: redis.url } : {};
    // The nodes share the secret, as those of one installation do.
    const options = { db, env: { ...env, TOKEN_SECRET: "a secret that both nodes share, for tests" } };
    [here, there] = await Promise.all([startTestApp(options), startTestApp(options)]);
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await db.close();
  });

  async function connectedPair() {
    const people = [];
    for (let index = 0; index < 2; index++) {
      const { id } = await buildSeeker(db.prisma);
      people.push({ id, cookie: await signIn(db, { id, role: "SEEKER" }) });
    }
    const [ada, grace] = people;
    if (!ada || !grace) throw new Error("Two people.");
    await buildConnection(db.prisma, { requesterId: ada.id, addresseeId: grace.id });
    return [ada, grace] as const;
  }
  async function listening(on: TestApp, as: { cookie: string }): Promise<Subscriber<Chat>> {
    const stream = subscribe<Chat>(on.url, CHAT, as);
    open.push(stream);
    await stream.next();
    return stream;
  }
  async function send(on: TestApp, from: { cookie: string }, to: { id: string }, content: string) {
    const input = { recipientId: to.id, clientId: randomUUID(), content };
    const answer = await on.expectOk<{ sendMessage: { message: { seq: number; conversationId: string } } }, object>(
      SEND,
      { input },
      from,
    );
    return answer.sendMessage.message;
  }

  it("carry messages, seen and typing from one to the other", async () => {
    const [ada, grace] = await connectedPair();
    const [reader, ownTab] = [await listening(there, grace), await listening(there, ada)];
    const writer = await listening(here, ada);
    for (let seq = 1; seq <= 5; seq++) {
      const { conversationId } = await send(here, ada, grace, `message ${seq}`);
      for (const stream of [reader, ownTab, writer]) {
        const message = await stream.find(({ chatEvents }) => chatEvents.message);
        expect(message).toEqual({ seq, content: `message ${seq}` });
      }
      const seen = "mutation ($input: MarkSeenInput!) { markSeen(input: $input) { conversation { id } } }";
      await there.expectOk(seen, { input: { conversationId, seq } }, grace);
      expect(await writer.find(({ chatEvents }) => chatEvents.seenSeq)).toBe(seq);
    }
    const typing = "mutation ($input: SetTypingInput!) { setTyping(input: $input) { isTyping } }";
    await there.expectOk(typing, { input: { recipientId: ada.id, isTyping: true } }, grace);
    expect(await writer.find(({ chatEvents }) => chatEvents.isTyping)).toBe(true);
  });

  it("number what is sent on both at once without gaps or doubles, and count limits together", async () => {
    const [ada, grace] = await connectedPair();
    const clientId = randomUUID();
    const input = { recipientId: grace.id, clientId, content: "once" };
    const twice = await Promise.all([here, there].map((node) => node.expectOk(SEND, { input }, ada)));
    expect(twice[0]).toEqual(twice[1]);
    const seqs = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(index % 2 ? here : there, index % 3 ? ada : grace, index % 3 ? grace : ada, "x"),
      ),
    );
    expect(seqs.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));
  });

  it("close a socket on one when its session ends on the other", async () => {
    const [ada] = await connectedPair();
    const raw = await rawSocket(there.url, ada);
    await raw.init();
    await here.expectOk("mutation { logOut(role: SEEKER) { message } }", {}, ada);
    expect(await raw.closed).toMatchObject({ code: 4401 });
  });

  it("store what is sent while the bus is lost, and let readers catch up by number", async () => {
    const [ada, grace] = await connectedPair();
    const reader = await listening(there, grace);
    const { conversationId } = await send(here, ada, grace, "before");
    await reader.find(({ chatEvents }) => chatEvents.message);
    if (bus === "Redis") await redis.kill();
    else {
      await db.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'worklane-events' and datname = current_database()",
      );
    }
    await send(here, ada, grace, "meanwhile");
    await send(here, ada, grace, "meanwhile too");
    if (bus === "Redis") await redis.start();
    await reader.find(({ chatEvents }) => (chatEvents.__typename === "CatchUp" ? true : null));
    const missed = await there.expectOk(AFTER, { id: conversationId, afterSeq: 1 }, grace);
    expect(missed).toEqual({ messages: { nodes: [{ seq: 2 }, { seq: 3 }] } });
  });
});
