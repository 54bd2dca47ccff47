import { type ChatMessage, type ChatTransport, SendFailure } from "./chat-transport.ts";
import { change, newPending, type Pending } from "./pending.ts";
import type { Threads } from "./threads.ts";
import type { Timers } from "./timers.ts";

/** Milliseconds until a message that did not reach the server is tried again. */
const RETRY_MS = 4000;

/** What is on its way: shown at once, sent one after the other, tried again under the same id until it has arrived. */
export class Outbox {
  readonly #sending = new Set<string>();

  constructor(
    private readonly transport: ChatTransport,
    private readonly threads: Threads,
    private readonly timers: Timers,
    private readonly arrived: (peerId: string, message: ChatMessage) => void,
  ) {}

  send(peerId: string, content: string): void {
    this.#change(peerId, (pending) => [...pending, newPending(content)]);
    void this.#sendAll(peerId);
  }

  retry(peerId: string, clientId: string): void {
    this.#change(peerId, (pending) => change(pending, clientId, { state: "sending" }));
    void this.#sendAll(peerId);
  }

  discard(peerId: string, clientId: string): void {
    this.#change(peerId, (pending) => pending.filter((one) => one.clientId !== clientId));
  }

  /** Tries everything again that failed for a passing reason. */
  sendAgain(peerId: string): void {
    if (!this.threads.get(peerId).pending.some(({ again }) => again)) return;
    const waiting = { state: "sending", again: false } as const;
    this.#change(peerId, (pending) => pending.map((one) => (one.again ? { ...one, ...waiting } : one)));
    void this.#sendAll(peerId);
  }

  async #sendAll(peerId: string): Promise<void> {
    if (this.#sending.has(peerId)) return;
    this.#sending.add(peerId);
    for (;;) {
      const next = this.threads.get(peerId).pending.find(({ state }) => state === "sending");
      if (!next) break;
      try {
        this.arrived(peerId, await this.transport.send(peerId, next.clientId, next.content));
      } catch (error) {
        this.#fail(peerId, next.clientId, error);
      }
    }
    this.#sending.delete(peerId);
  }

  #fail(peerId: string, clientId: string, error: unknown): void {
    const { message, passing, retryAfterMs } =
      error instanceof SendFailure ? error.problem : { message: "Not sent.", passing: true, retryAfterMs: null };
    const again = passing || retryAfterMs !== null;
    this.#change(peerId, (pending) => change(pending, clientId, { state: "failed", problem: message, again }));
    if (again) this.timers.set(`send ${peerId}`, retryAfterMs ?? RETRY_MS, () => this.sendAgain(peerId));
  }

  #change(peerId: string, how: (pending: readonly Pending[]) => readonly Pending[]): void {
    this.threads.update(peerId, (thread) => ({ ...thread, pending: how(thread.pending) }));
  }
}
