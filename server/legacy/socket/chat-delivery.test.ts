import fc from "fast-check";
import { expect, test } from "vitest";
import type { MessageView } from "../../messages/message.store.ts";
import { ChatDelivery } from "./chat-delivery.ts";

type Messages = Parameters<typeof ChatDelivery.begin>[0];

/** What may happen to a socket's conversations, in any order. */
type Step =
  | { readonly kind: "stored"; readonly chat: number; readonly count: number }
  /** An event arrives, of any stored message: late, lost before, or repeated. */
  | { readonly kind: "event"; readonly chat: number; readonly back: number }
  | { readonly kind: "catch-up" }
  /** One of the next reads fails, and the stream continues with a catch-up. */
  | { readonly kind: "failure"; readonly afterReads: number }
  /** Messages are stored while a read is under way. */
  | { readonly kind: "stored while reading"; readonly chat: number };

const chat = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("stored" as const), chat, count: fc.constantFrom(1, 1, 2, 60, 120) }),
  fc.record({ kind: fc.constant("event" as const), chat, back: fc.nat(4) }),
  fc.record({ kind: fc.constant("event" as const), chat, back: fc.constant(0) }),
  fc.record({ kind: fc.constant("catch-up" as const) }),
  fc.record({ kind: fc.constant("failure" as const), afterReads: fc.nat(2) }),
  fc.record({ kind: fc.constant("stored while reading" as const), chat }),
);

/** The numbers that a socket was sent, by conversation, and those that it should have been sent. */
async function deliver(before: readonly number[], steps: readonly Step[]) {
  const stored = before.map((count) => count);
  const sent = before.map((): number[] => []);
  const lastOf = (index: number) => stored[index] ?? 0;
  let failsIn = Infinity;
  let grows: number | null = null;
  const read = <T>(result: () => T): T => {
    if (failsIn-- <= 0) {
      failsIn = Infinity;
      throw new Error("unavailable");
    }
    const found = result();
    if (grows !== null) stored[grows] = lastOf(grows) + 1;
    grows = null;
    return found;
  };
  const view = (index: number, seq: number) => ({ conversationId: String(index), seq }) as MessageView;
  const messages: Messages = {
    lastSeqs: async () =>
      read(() => new Map(stored.flatMap((last, index) => (last > 0 ? [[String(index), last] as const] : [])))),
    messages: async (_actor, id, { first, afterSeq }) =>
      read(() => {
        const from = (afterSeq ?? 0) + 1;
        const count = Math.min(first, lastOf(Number(id)) - from + 1);
        const nodes = Array.from({ length: count }, (_, index) => view(Number(id), from + index));
        const hasNextPage = from + count <= lastOf(Number(id));
        return { nodes, hasNextPage, cursorAt: String, total: async () => ({ count: 0, capped: false }) };
      }),
  };
  const delivery = await ChatDelivery.begin(messages, { accountId: "", role: "SEEKER", sessionId: "" });
  const show = async (delivered: AsyncGenerator<MessageView>) => {
    for await (const { conversationId, seq } of delivered) sent[Number(conversationId)]?.push(seq);
  };
  for (const step of steps) {
    if (step.kind === "stored") stored[step.chat] = lastOf(step.chat) + step.count;
    else if (step.kind === "failure") failsIn = step.afterReads;
    else if (step.kind === "stored while reading") grows = step.chat;
    else if (step.kind === "catch-up") await show(delivery.catchUp()).catch(() => show(delivery.catchUp()));
    else {
      const seq = lastOf(step.chat) - step.back;
      if (seq > 0) await show(delivery.take(view(step.chat, seq))).catch(() => show(delivery.catchUp()));
    }
  }
  failsIn = Infinity;
  await show(delivery.catchUp());
  await show(delivery.catchUp());
  const due = before.map((first, index) => Array.from({ length: lastOf(index) - first }, (_, n) => first + n + 1));
  return { sent, due };
}

test("whatever is lost, late, repeated or interrupted, each message is delivered once and in order", async () => {
  const before = fc.tuple(fc.nat(3), fc.nat(3), fc.constant(0));
  await fc.assert(
    fc.asyncProperty(before, fc.array(step, { maxLength: 40 }), async (before, steps) => {
      const { sent, due } = await deliver(before, steps);
      expect(sent).toEqual(due);
    }),
    { numRuns: 2000 },
  );
});
