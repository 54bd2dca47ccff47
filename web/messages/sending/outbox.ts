import { type ChatMessage, type ChatTransport, SendFailure, type SendProblem } from "../live/chat-transport.ts";
import type { Threads } from "../threads.ts";
import type { Timers } from "../timers.ts";
import type { WaitingMessages } from "./outbox-storage.ts";
import type { Pending } from "./pending.ts";

/** Milliseconds until the server is tried again, unless it is back before. */
const RETRY_MS = 3000;

/** Of a failure that nobody foresaw. */
const UNCLEAR: SendProblem = { message: "Something went wrong.", triesMost: 5, retryAfterMs: null };

/**
 * Sends what waits: to each person in the order in which it was written, one message after the other, under the same id
 * until it has arrived. What the server refuses is marked, and those after it go on; while the server cannot be reached,
 * all wait.
 */
export class Outbox {
  readonly #running = new Set<string>();
  /** To whom nothing can be sent just now. */
  readonly #stuck = new Set<string>();
  /** How often the server had no clear answer for a message. */
  readonly #tries = new Map<string, number>();
  #stopped = false;

  constructor(
    private readonly transport: ChatTransport,
    private readonly threads: Threads,
    private readonly retries: Timers,
    private readonly waiting: WaitingMessages,
    private readonly arrived: (peerId: string, message: ChatMessage) => void,
  ) {}

  /** Shows and sends what waits from before, and goes on until the returned function is called. */
  start(): () => void {
    this.#stopped = false;
    const stop = this.waiting.follow(() => {
      for (const peerId of this.threads.peers()) this.#show(peerId);
      this.runAll();
    });
    this.runAll();
    return () => {
      this.#stopped = true;
      stop();
    };
  }

  send(peerId: string, content: string): void {
    this.waiting.add(peerId, content);
    void this.run(peerId);
  }

  /** Tries a refused message again, in its place. */
  retry(peerId: string, clientId: string): void {
    this.#tries.delete(clientId);
    this.waiting.mark(clientId, "");
    void this.run(peerId);
  }

  /** Gives a message up. */
  discard(peerId: string, clientId: string): void {
    this.waiting.remove(clientId);
    this.#show(peerId);
  }

  /** Sends everything that waits. */
  runAll(): void {
    for (const peerId of this.waiting.peers()) void this.run(peerId);
  }

  /** Sends what waits for a person. */
  async run(peerId: string): Promise<void> {
    if (this.#running.has(peerId)) return this.#show(peerId);
    this.#running.add(peerId);
    this.#stuck.delete(peerId);
    this.retries.clear(`send ${peerId}`);
    this.#show(peerId);
    // Looked at again at the end: something may have been written while the lock was given back.
    while (!this.#stopped && !this.#stuck.has(peerId) && this.waiting.next(peerId))
      await this.waiting.alone(peerId, () => this.#sendInOrder(peerId)).catch(() => this.#runLater(peerId, RETRY_MS));
    this.#running.delete(peerId);
    this.#show(peerId);
  }

  async #sendInOrder(peerId: string): Promise<void> {
    for (;;) {
      const next = this.#stopped ? undefined : this.waiting.next(peerId);
      if (!next) return;
      try {
        const message = await this.transport.send(peerId, next.clientId, next.content);
        this.waiting.remove(next.clientId);
        this.arrived(peerId, message);
      } catch (error) {
        if (this.#wait(peerId, next.clientId, error)) return;
      }
      this.#show(peerId);
    }
  }

  /** Whether the message, and those after it, have to wait; one that does not is refused. */
  #wait(peerId: string, clientId: string, error: unknown): boolean {
    const { message, triesMost, retryAfterMs } = error instanceof SendFailure ? error.problem : UNCLEAR;
    const tries = (this.#tries.get(clientId) ?? 0) + 1;
    if (triesMost !== null && tries >= triesMost) {
      this.waiting.mark(clientId, message);
      return false;
    }
    if (triesMost !== null) this.#tries.set(clientId, tries);
    this.#runLater(peerId, retryAfterMs ?? RETRY_MS);
    return true;
  }

  #runLater(peerId: string, ms: number): void {
    this.#stuck.add(peerId);
    this.retries.set(`send ${peerId}`, ms, () => void this.run(peerId));
  }

  #show(peerId: string): void {
    const thread = this.threads.get(peerId);
    const arrived = new Set(thread.timeline.messages.map(({ clientId }) => clientId));
    for (const { clientId } of this.waiting.to(peerId)) if (arrived.has(clientId)) this.waiting.remove(clientId);
    const state = this.#stuck.has(peerId) ? "waiting" : "sending";
    const pending = this.waiting
      .to(peerId)
      .map((message): Pending => ({ ...message, state: message.problem ? "refused" : state }));
    if (pending.length > 0 || thread.pending.length > 0) this.threads.set(peerId, { pending });
  }
}
