import type { ResultOf } from "@graphql-typed-document-node/core";
import { describe, expect, it } from "vitest";
import { LogOutDocument } from "../../web/generated/accounts/viewer.ts";
import { MarkSeenDocument, SendMessageDocument, SetTypingDocument } from "../../web/generated/messages/messages.ts";
import { loseEvents } from "../testing/lose-events.ts";
import { connectedPair, signedInRecruiter, signedInSeeker } from "../testing/people.ts";
import { testRedis } from "../testing/redis.ts";
import { rawSocket, type Subscriber, subscribe } from "../testing/subscriber.ts";
import { forTheFile, graphql, startTestApp, type TestApp } from "../testing/test-app.ts";
import { testDatabase } from "../testing/test-database.ts";

const CHAT =
  graphql(`subscription ChatAcrossNodes { chatEvents { __typename ... on MessageAdded { message { seq content } }
  ... on MessagesSeen { seenSeq } ... on TypingChanged { isTyping } } }`);
const TALK = graphql(`subscription TalkAcrossNodes { chatEvents(applications: true) { __typename
  ... on MessageAdded { message { seq content } } } }`);
type Chat = ResultOf<typeof CHAT>;
const messageOf = ({ chatEvents }: Chat) => (chatEvents.__typename === "MessageAdded" ? chatEvents.message : null);
const AFTER = graphql(
  `query MessagesAfter($id: ID!, $afterSeq: Int) { messages(conversationId: $id, afterSeq: $afterSeq) { nodes { seq } } }`,
);

const redis = testRedis();

describe.each(["PostgreSQL", "Redis"] as const)("two nodes over %s", (bus) => {
  const db = testDatabase();
  // The nodes share the secret, as in a real installation.
  const secret = { TOKEN_SECRET: "a secret that both nodes share, for tests" };
  const startNode = () => startTestApp({ db, env: { ...secret, ...(bus === "Redis" && { REDIS_URL: redis.url }) } });
  const [here, there] = [forTheFile(startNode, (node) => node.close()), forTheFile(startNode, (node) => node.close())];

  async function listening(on: TestApp, as: { cookie: string }, about: typeof CHAT | typeof TALK = CHAT) {
    const stream: Subscriber<Chat> = subscribe(on.url, about as typeof CHAT, as);
    await stream.next();
    return stream;
  }
  async function send(on: TestApp, from: { cookie: string }, to: { id: string }, content: string) {
    const input = { recipientId: to.id, clientId: crypto.randomUUID(), content };
    const answer = await on.expectOk(SendMessageDocument, { input }, from);
    return answer.sendMessage.message;
  }

  it("carry messages, seen and typing from one to the other", async () => {
    const [ada, grace] = await connectedPair(db);
    const [reader, ownTab] = [await listening(there, grace), await listening(there, ada)];
    const writer = await listening(here, ada);
    for (let seq = 1; seq <= 5; seq++) {
      const { conversationId } = await send(here, ada, grace, `message ${seq}`);
      for (const stream of [reader, ownTab, writer]) {
        const message = await stream.find(messageOf);
        expect(message).toEqual({ seq, content: `message ${seq}` });
      }
      await there.expectOk(MarkSeenDocument, { input: { conversationId, seq } }, grace);
      expect(await writer.find(({ chatEvents }) => ("seenSeq" in chatEvents ? chatEvents.seenSeq : null))).toBe(seq);
    }
    await there.expectOk(SetTypingDocument, { input: { recipientId: ada.id, isTyping: true } }, grace);
    expect(await writer.find(({ chatEvents }) => ("isTyping" in chatEvents ? chatEvents.isTyping : null))).toBe(true);
  });

  it("carry messages about an application between its sides, and exactly once", async () => {
    const company = await signedInRecruiter(db);
    const seeker = await signedInSeeker(db);
    const { id: jobId } = await db.build.job({ companyId: company.id });
    const { id: applicationId } = await db.build.application({ jobId, seekerId: seeker.id });
    const [ofSeeker, ofCompany] = [await listening(there, seeker, TALK), await listening(here, company, TALK)];
    const sendTo = (on: TestApp, from: { cookie: string }, clientId: string) =>
      on.expectOk(SendMessageDocument, { input: { applicationId, clientId, content: "Hello" } }, from);
    const clientId = crypto.randomUUID();
    const twice = await Promise.all([here, there].map((node) => sendTo(node, company, clientId)));
    expect(twice[0]).toEqual(twice[1]);
    await sendTo(there, seeker, crypto.randomUUID());
    for (const stream of [ofSeeker, ofCompany]) {
      expect(await stream.find((event) => (messageOf(event)?.seq === 2 ? event : null))).toBeTruthy();
    }
  });

  it("number concurrent messages on both without gaps or duplicates, and count limits together", async () => {
    const [ada, grace] = await connectedPair(db);
    const clientId = crypto.randomUUID();
    const input = { recipientId: grace.id, clientId, content: "once" };
    const twice = await Promise.all([here, there].map((node) => node.expectOk(SendMessageDocument, { input }, ada)));
    expect(twice[0]).toEqual(twice[1]);
    const seqs = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(index % 2 ? here : there, index % 3 ? ada : grace, index % 3 ? grace : ada, "x"),
      ),
    );
    expect(seqs.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));
  });

  it("close a socket on one when its session ends on the other", async () => {
    const [ada] = await connectedPair(db);
    const raw = await rawSocket(there.url, { cookie: ada.cookie });
    await raw.init();
    await here.expectOk(LogOutDocument, { role: "SEEKER" }, ada);
    expect(await raw.closed).toMatchObject({ code: 4401 });
  });

  it("store messages sent while the bus is disconnected, and let readers catch up by number", async () => {
    const [ada, grace] = await connectedPair(db);
    const reader = await listening(there, grace);
    const { conversationId } = await send(here, ada, grace, "before");
    await reader.find(messageOf);
    if (bus === "Redis") await redis.kill();
    else await loseEvents(db);
    await send(here, ada, grace, "meanwhile");
    await send(here, ada, grace, "meanwhile too");
    if (bus === "Redis") await redis.start();
    await reader.find(({ chatEvents }) => (chatEvents.__typename === "CatchUp" ? true : null));
    const missed = await there.expectOk(AFTER, { id: conversationId, afterSeq: 1 }, grace);
    expect(missed).toEqual({ messages: { nodes: [{ seq: 2 }, { seq: 3 }] } });
  });
});
