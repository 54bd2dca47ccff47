import { afterEach, expect, it, vi } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { createConversation } from "./conversation.store.ts";
import { deliveryLoader, storeMessage } from "./message.store.ts";

const app = testApp();
afterEach(() => vi.restoreAllMocks());

/** Creates two people, and a message between them for each of these texts. */
async function pairWith(texts: readonly string[]) {
  const [ada, grace] = await app.connectedPair();
  await createConversation(app.db, ada.id, grace.id);
  let conversationId = "";
  for (const content of texts) {
    const message = { senderId: ada.id, recipientId: grace.id, clientId: crypto.randomUUID(), content };
    const stored = await storeMessage(app.db, message);
    conversationId = stored?.conversationId ?? "";
  }
  return { ada, grace, conversationId };
}

it("concurrent deliveries are read in one statement, and each gets their own messages only", async () => {
  const pairs = await Promise.all([pairWith(["one", "two"]), pairWith(["three"]), pairWith(["four"])]);
  const stranger = await app.signedInSeeker();
  const query = vi.spyOn(app.db.quick, "query");
  const { load } = deliveryLoader(app.db);
  const [first, second, third] = pairs;
  if (!first || !second || !third) throw new Error("There are three pairs.");
  const asked = (
    [
      [third.ada, third, 1],
      [stranger, first, 1],
      [first.grace, first, 2],
      [second.ada, first, 1],
      [first.ada, first, 1],
      [first.ada, first, 3],
      [second.grace, second, 1],
      [first.grace, first, 2],
    ] as const
  ).map(([viewer, { conversationId }, seq]) => ({ viewerId: viewer.id, conversationId, seq }));
  const messages = await Promise.all(asked.map(load));
  expect(messages.map((message) => message?.content ?? null)).toEqual([
    ...["four", null, "two", null, "one", null, "three", "two"],
  ]);
  const people = { senderId: third.ada.id, recipientId: third.grace.id };
  expect(messages[0]).toMatchObject({ ...people, conversationId: third.conversationId, seq: 1, seen: false });
  expect(query).toHaveBeenCalledTimes(1);
});

it("more than a statement holds is read in several, each for its own reader", async () => {
  const { ada, grace, conversationId } = await pairWith(["one", "two", "three"]);
  const stranger = await app.signedInSeeker();
  await app.build.connection({ requesterId: stranger.id, addresseeId: grace.id });
  const { load } = deliveryLoader(app.db);
  const viewers = [ada.id, stranger.id, grace.id];
  const asked = Array.from({ length: 1234 }, (_, n) => {
    return { viewerId: viewers[n % 3] ?? "", conversationId, seq: 1 + (n % 4) };
  });
  const messages = await Promise.all(asked.map(load));
  const texts = ["one", "two", "three", null];
  expect(messages.map((message) => message?.content ?? null)).toEqual(
    asked.map(({ viewerId, seq }) => (viewerId === stranger.id ? null : (texts[seq - 1] ?? null))),
  );
});

it("all callers of a failed statement receive the error, and the next read is a new one", async () => {
  const { ada, conversationId } = await pairWith(["one"]);
  vi.spyOn(app.db.quick, "query").mockRejectedValueOnce(new Error("away"));
  const { load } = deliveryLoader(app.db);
  const wanted = { viewerId: ada.id, conversationId, seq: 1 };
  const failed = { status: "rejected", reason: { message: "away" } };
  expect(await Promise.allSettled([load(wanted), load(wanted)])).toMatchObject([failed, failed]);
  expect(await load(wanted)).toMatchObject({ content: "one" });
});
