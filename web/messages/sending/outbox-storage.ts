import { savedTextPrefix } from "../../ui/saved-text.ts";
import type { SentFile, SentMessage } from "../live/chat-transport.ts";

/** A message that the server has not stored yet. */
export interface WaitingMessage extends SentMessage {
  readonly peerId: string;
  /** When it was written, in milliseconds; strictly increasing, so that it orders the messages. */
  readonly writtenAt: number;
  /** The reason for the server's refusal, as shown to the person; empty without one. */
  readonly problem: string;
}

/** Maximum number of pending messages of an account in a browser. */
const MAX_WAITING = 100;
const TOO_MANY = "Too many messages are waiting to be sent.";

/**
 * An account's pending messages, stored in the browser across reloads and shared by its tabs: one entry per message, so
 * that tabs do not overwrite each other's.
 */
export class PendingMessages {
  /** As last read, including messages that the browser could not store. */
  #all: ReadonlyMap<string, WaitingMessage> = new Map();
  readonly #unstored = new Map<string, WaitingMessage>();
  readonly #prefix: string;

  /** `store` null: the messages last as long as the page. */
  constructor(
    private readonly store: Storage | null,
    viewerId: string,
  ) {
    this.#prefix = savedTextPrefix("outbox", viewerId);
    this.#read();
  }

  /** Ids of the people with pending messages. */
  peers(): ReadonlySet<string> {
    return new Set([...this.#all.values()].map(({ peerId }) => peerId));
  }

  /** The messages to a person, in the order in which they were written. */
  to(peerId: string): readonly WaitingMessage[] {
    return [...this.#all.values()]
      .filter((message) => message.peerId === peerId)
      .sort((a, b) => a.writtenAt - b.writtenAt || (a.clientId < b.clientId ? -1 : 1));
  }

  /** The next message to send, whichever tab it was written in. */
  next(peerId: string): WaitingMessage | undefined {
    this.#read();
    return this.to(peerId).find(({ problem }) => !problem);
  }

  add(peerId: string, content: string, file: SentFile | null): void {
    this.#read();
    const newest = Math.max(0, ...[...this.#all.values()].map(({ writtenAt }) => writtenAt + 1));
    const message = { clientId: crypto.randomUUID(), peerId, content, file, writtenAt: Math.max(Date.now(), newest) };
    const full = this.#all.size >= MAX_WAITING;
    this.#put({ ...message, problem: full ? TOO_MANY : "" }, !full);
  }

  /** Sets or clears the reason for a refusal. */
  mark(clientId: string, problem: string): void {
    const message = this.#all.get(clientId);
    if (message) this.#put({ ...message, problem }, true);
  }

  remove(clientId: string): void {
    if (!this.#all.has(clientId)) return;
    this.#unstored.delete(clientId);
    this.store?.removeItem(this.#prefix + clientId);
    this.#read();
  }

  /** Calls `changed` on changes in other tabs, until the returned function is called. */
  follow(changed: () => void): () => void {
    if (!this.store) return () => {};
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null && !key.startsWith(this.#prefix)) return;
      this.#read();
      changed();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }

  /** Runs `send` for a person while no other tab is sending to them. */
  async alone(peerId: string, send: () => Promise<void>): Promise<void> {
    // Without locks, which require HTTPS, the server still stores each message only once.
    if (!this.store || !navigator.locks) return send();
    await navigator.locks.request(`${this.#prefix}${peerId}`, send);
  }

  #put(message: WaitingMessage, keep: boolean): void {
    const { clientId } = message;
    this.#unstored.delete(clientId);
    try {
      if (!this.store || !keep) throw new TypeError("Nowhere to keep it.");
      this.store.setItem(this.#prefix + clientId, JSON.stringify(message));
    } catch {
      this.#unstored.set(clientId, message);
    }
    this.#read();
  }

  #read(): void {
    const all = new Map(this.#unstored);
    for (const key of Object.keys(this.store ?? {})) {
      const message = key.startsWith(this.#prefix) ? parse(this.store?.getItem(key)) : null;
      if (message) all.set(message.clientId, message);
    }
    this.#all = all;
  }
}

function parse(text: string | null | undefined): WaitingMessage | null {
  try {
    return text ? (JSON.parse(text) as WaitingMessage) : null;
  } catch {
    return null;
  }
}
