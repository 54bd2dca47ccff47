import type { ResultOf } from "@graphql-typed-document-node/core";
import { beforeEach, describe, expect, it } from "vitest";
import {
  AcceptConnectionDocument,
  RemoveConnectionDocument,
  RequestConnectionDocument,
} from "../../web/generated/connections/connections.ts";
import { MarkSeenDocument, SendMessageDocument, SetTypingDocument } from "../../web/generated/messages/messages.ts";
import { type Subscriber, subscribe } from "../testing/subscriber.ts";
import { forEachTest, graphql, type Person, testApp } from "../testing/test-app.ts";

const CHAT = graphql(`subscription ChatEventsOfBoth { chatEvents { __typename
  ... on MessageAdded { message { seq senderId content clientId conversationId } }
  ... on MessagesSeen { conversationId seekerId seenSeq }
  ... on TypingChanged { seekerId isTyping } } }`);
const CHANGES = graphql(`subscription ConnectionChanged { connectionChanged { seeker { id viewerConnection } } }`);
type Chat = ResultOf<typeof CHAT>;

const app = testApp();
const [ada, grace] = [forEachTest(() => app.signedInSeeker()), forEachTest(() => app.signedInSeeker())];

/** Opens a stream of the person's chat events, past its first event. */
async function listening(as: Person): Promise<Subscriber<Chat>> {
  const stream = subscribe(app.url, CHAT, as);
  expect((await stream.next()).chatEvents.__typename).toBe("CatchUp");
  return stream;
}

async function send(from: Person, to: Person, content: string) {
  const input = { recipientId: to.id, clientId: crypto.randomUUID(), content };
  const { sendMessage } = await app.expectOk(SendMessageDocument, { input }, from);
  return sendMessage.message;
}

const nextMessage = (stream: Subscriber<Chat>) =>
  stream.find(({ chatEvents }) => (chatEvents.__typename === "MessageAdded" ? chatEvents.message : null));

describe("chat events", () => {
  beforeEach(() => app.build.connection({ requesterId: ada.id, addresseeId: grace.id }));

  it("deliver nothing of others", async () => {
    const [mary, joan] = await app.connectedPair();
    const stream = await listening(mary);
    await send(ada, grace, "Between us");
    await send(joan, mary, "For you");
    expect(await nextMessage(stream)).toMatchObject({ content: "For you" });
  });

  it("check membership again on delivery", async () => {
    const { conversationId } = await send(ada, grace, "Between us");
    const stranger = await app.signedInSeeker();
    const stream = await listening(stranger);
    app.app.platform.events.publish(`account:${stranger.id}`, { type: "message-added", conversationId, seq: 1 });
    app.app.platform.events.publish(`account:${stranger.id}`, { type: "typing", seekerId: ada.id, isTyping: true });
    await app.build.connection({ requesterId: stranger.id, addresseeId: grace.id });
    await send(grace, stranger, "Welcome");
    expect(await stream.next()).toMatchObject({ chatEvents: { message: { content: "Welcome" } } });
  });

  it("tell both people what was seen, and again when it is repeated", async () => {
    const { conversationId } = await send(ada, grace, "Hello");
    const [writer, reader] = [await listening(ada), await listening(grace)];
    const seen = { chatEvents: { __typename: "MessagesSeen", conversationId, seekerId: grace.id, seenSeq: 1 } };
    for (let again = 0; again < 2; again++) {
      await app.expectOk(MarkSeenDocument, { input: { conversationId, seq: 1 } }, grace);
    }
    for (const stream of [writer, reader])
      for (let again = 0; again < 2; again++) expect(await stream.next()).toEqual(seen);
    await send(ada, grace, "Next");
    expect(await writer.next()).toMatchObject({ chatEvents: { message: { content: "Next" } } });
  });

  it("pass typing on only to the other person", async () => {
    const [writer, reader] = [await listening(ada), await listening(grace)];
    for (const isTyping of [true, false]) {
      await app.expectOk(SetTypingDocument, { input: { recipientId: grace.id, isTyping } }, ada);
      const event = { chatEvents: { __typename: "TypingChanged", seekerId: ada.id, isTyping } };
      expect(await reader.next()).toEqual(event);
    }
    await send(ada, grace, "Done typing");
    expect(await writer.next()).toMatchObject({ chatEvents: { message: { content: "Done typing" } } });
  });
});

it("connection changes reach both people, with the new state", async () => {
  const streams = [ada, grace].map((as) => subscribe(app.url, CHANGES, as));
  for (const stream of streams) expect(await stream.next()).toEqual({ connectionChanged: { seeker: null } });
  const steps = [
    [RequestConnectionDocument, ada, grace, "REQUESTED", "INCOMING"],
    [AcceptConnectionDocument, grace, ada, "CONNECTED", "CONNECTED"],
    [RemoveConnectionDocument, ada, grace, "NONE", "NONE"],
  ] as const;
  for (const [mutation, by, to, forAda, forGrace] of steps) {
    await app.expectOk(mutation, { input: { seekerId: to.id } }, by);
    for (const [stream, { id }, viewerConnection] of [
      [streams[0], grace, forAda],
      [streams[1], ada, forGrace],
    ] as const)
      expect(await stream?.next()).toEqual({ connectionChanged: { seeker: { id, viewerConnection } } });
  }
});
