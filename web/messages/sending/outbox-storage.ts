import { savedTextPrefix } from "../../ui/saved-text.ts";

/** A message that the server does not have yet. */
export interface WaitingMessage {
  /** The same for every try, so that a try that did arrive is not doubled by the next. */
  readonly clientId: string;
  readonly peerId: string;
  readonly content: string;
  /** When it was written, in milliseconds; later for each message, so that it orders them. */
  readonly writtenAt: number;
  /** Why the server refused it, in the person's words; empty while it has not. */
  readonly problem: string;
}

/** Messages of an account that may wait in a browser. */
const MAX_WAITING = 100;
const TOO_MANY = "Too many messages wait already.";

/**
 * The messages of an account that wait to be sent, kept in the browser over reloads and shared by its tabs: an entry for
 * each message, so that tabs do not overwrite each other's.
 */
export class WaitingMessages {
  /** As last read; with what the browser did not want to keep. */
  #all: ReadonlyMap<string, WaitingMessage> = new Map();
  readonly #unstored = new Map<string, WaitingMessage>();
  readonly #prefix: string;

  /** `store` null: they live as long as the page. */
  constructor(
    private readonly store: Storage | null,
    viewerId: string,
  ) {
    this.#prefix = savedTextPrefix("outbox", viewerId);
    this.#read();
  }

  /** Who has messages waiting. */
  peers(): ReadonlySet<string> {
    return new Set([...this.#all.values()].map(({ peerId }) => peerId));
  }

  /** Those for a person, in the order in which they were written. */
  to(peerId: string): readonly WaitingMessage[] {
    return [...this.#all.values()]
      .filter((message) => message.peerId === peerId)
      .sort((a, b) => a.writtenAt - b.writtenAt || (a.clientId < b.clientId ? -1 : 1));
  }

  /** The next to send, whichever tab it was written in. */
  next(peerId: string): WaitingMessage | undefined {
    this.#read();
    return this.to(peerId).find(({ problem }) => !problem);
  }

  add(peerId: string, content: string): void {
    this.#read();
    const newest = Math.max(0, ...[...this.#all.values()].map(({ writtenAt }) => writtenAt + 1));
    const message = { clientId: crypto.randomUUID(), peerId, content, writtenAt: Math.max(Date.now(), newest) };
    const full = this.#all.size >= MAX_WAITING;
    this.#put({ ...message, problem: full ? TOO_MANY : "" }, !full);
  }

  /** Sets or clears why a message was refused. */
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

  /** Tells what other tabs change, until the returned function is called. */
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

  /** Runs what sends to a person while no other tab does. */
  async alone(peerId: string, send: () => Promise<void>): Promise<void> {
    // Without locks, which insecure addresses lack, the server still takes each message once.
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
