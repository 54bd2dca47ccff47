import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChatStore } from "../chat-store.ts";
import { type ChatMessage, type ChatTransport, SendFailure } from "../live/chat-transport.ts";
import type { Pending } from "./pending.ts";

const [ME, PEER, OTHER] = ["me", "peer", "other"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The chat of a person whose server responds after 10 milliseconds, or fails according to `failing` for a text. */
function openChat() {
  const stored: string[] = [];
  const failing = new Map<string, { triesMost: number | null }>();
  const tried: string[] = [];
  let back = () => {};
  const transport: ChatTransport = {
    conversation: async () => null,
    newest: async () => ({ messages: [], more: false }),
    before: async () => ({ messages: [], more: false }),
    after: async () => ({ messages: [], more: false }),
    async send(recipientId, { clientId, content }) {
      tried.push(content);
      await new Promise((resolve) => setTimeout(resolve, 10));
      const failure = failing.get(content) ?? failing.get("all");
      if (failure) throw new SendFailure({ message: "No.", retryAfterMs: null, ...failure });
      stored.push(content);
      const seq = stored.length;
      const message = { id: `${seq}`, conversationId: recipientId, seq, senderId: ME, recipientId, clientId, content };
      return { ...message, sentAt: new Date().toISOString() } as ChatMessage;
    },
    markSeen: async () => {},
    setTyping: async () => {},
    events: () => ({ unsubscribe() {} }),
    onBack(listener) {
      back = listener;
      return () => {};
    },
  };
  const store = new ChatStore(transport, ME, () => {});
  store.start();
  const pending = (peerId = PEER) => store.thread(peerId).pending.map(({ content, state }) => `${content}: ${state}`);
  return { store, stored, failing, tried, pending, tellBack: () => back() };
}

const all = (state: Pending["state"], ...texts: string[]) => texts.map((text) => `${text}: ${state}`);

it("preserves the order when the server cannot be reached for one message: those after it are held back", async () => {
  const { store, stored, failing, pending, tried } = openChat();
  failing.set("two", { triesMost: null });
  for (const text of ["one", "two", "three", "four"]) store.send(PEER, text);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored).toEqual(["one"]);
  expect(pending()).toEqual(all("waiting", "two", "three", "four"));
  expect(tried).not.toContain("three");
  failing.clear();
  await vi.advanceTimersByTimeAsync(3000);
  expect(stored).toEqual(["one", "two", "three", "four"]);
  expect(pending()).toEqual([]);
});

it("does not hold up other conversations", async () => {
  const { store, stored, failing } = openChat();
  failing.set("one", { triesMost: null });
  store.send(PEER, "one");
  store.send(OTHER, "to another");
  await vi.advanceTimersByTimeAsync(100);
  expect(stored).toEqual(["to another"]);
});

it("marks only the refused message, and sends the rest in order; it can be retried or discarded", async () => {
  const { store, stored, failing, pending } = openChat();
  failing.set("two", { triesMost: 1 });
  for (const text of ["one", "two", "three"]) store.send(PEER, text);
  await vi.advanceTimersByTimeAsync(100);
  expect(stored).toEqual(["one", "three"]);
  const [refused] = store.thread(PEER).pending;
  expect(refused).toMatchObject({ content: "two", state: "refused", problem: "No." });
  store.retry(PEER, refused?.clientId ?? "");
  await vi.advanceTimersByTimeAsync(100);
  expect(pending()).toEqual(all("refused", "two"));
  failing.clear();
  store.retry(PEER, refused?.clientId ?? "");
  await vi.advanceTimersByTimeAsync(100);
  expect(stored).toEqual(["one", "three", "two"]);
  failing.set("four", { triesMost: 1 });
  store.send(PEER, "four");
  await vi.advanceTimersByTimeAsync(100);
  store.discard(PEER, store.thread(PEER).pending[0]?.clientId ?? "");
  expect(pending()).toEqual([]);
});

it("stops retrying a message at which the server fails, and sends the next ones", async () => {
  const { store, stored, failing, tried, pending } = openChat();
  failing.set("poison", { triesMost: 5 });
  for (const text of ["poison", "fine"]) store.send(PEER, text);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tried.filter((text) => text === "poison")).toHaveLength(5);
  expect(stored).toEqual(["fine"]);
  expect(pending()).toEqual(all("refused", "poison"));
});

it("sends immediately when the server is back", async () => {
  const { store, stored, failing, tellBack } = openChat();
  failing.set("all", { triesMost: null });
  store.send(PEER, "one");
  await vi.advanceTimersByTimeAsync(20);
  failing.clear();
  tellBack();
  await vi.advanceTimersByTimeAsync(20);
  expect(stored).toEqual(["one"]);
});

it("stores a hundred pending messages, and refuses the next", async () => {
  const { store, failing, pending } = openChat();
  failing.set("all", { triesMost: null });
  for (let number = 1; number <= 101; number++) store.send(PEER, `${number}`);
  await vi.advanceTimersByTimeAsync(20);
  expect(pending().slice(-2)).toEqual(["100: waiting", "101: refused"]);
  expect(store.thread(PEER).pending.at(-1)?.problem).toBe("Too many messages are waiting to be sent.");
});
