import {
  type ChatMessage,
  type ChatTransport,
  SendFailure,
  type SendProblem,
  type SentFile,
} from "../live/chat-transport.ts";
import type { Threads } from "../threads.ts";
import type { Timers } from "../timers.ts";
import type { PendingMessages } from "./outbox-storage.ts";
import type { Pending } from "./pending.ts";

/** Milliseconds until the next attempt, unless the server is back before. */
const RETRY_MS = 3000;

/** For an unexpected failure. */
const UNCLEAR: SendProblem = { message: "Something went wrong.", triesMost: 5, retryAfterMs: null };

/**
 * Sends pending messages: to each person in the order in which they were written, one at a time, under the same id
 * until it has arrived. A refused message is marked, and the following ones are sent; while the server cannot be
 * reached, all stay pending.
 */
export class Outbox {
  readonly #running = new Set<string>();
  /** Ids of people to whom messages are held back for now. */
  readonly #stuck = new Set<string>();
  /** Number of unclear failures of each message. */
  readonly #tries = new Map<string, number>();
  #stopped = false;

  constructor(
    private readonly transport: ChatTransport,
    private readonly threads: Threads,
    private readonly retries: Timers,
    private readonly waiting: PendingMessages,
    private readonly arrived: (peerId: string, message: ChatMessage) => void,
  ) {}

  /** Shows and sends stored messages, and continues until the returned function is called. */
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

  send(peerId: string, content: string, file: SentFile | null): void {
    this.waiting.add(peerId, content, file);
    void this.run(peerId);
  }

  /** Retries a refused message, in its place. */
  retry(peerId: string, clientId: string): void {
    this.#tries.delete(clientId);
    this.waiting.mark(clientId, "");
    void this.run(peerId);
  }

  /** Discards a message. */
  discard(peerId: string, clientId: string): void {
    this.waiting.remove(clientId);
    this.#show(peerId);
  }

  /** Sends all pending messages. */
  runAll(): void {
    for (const peerId of this.waiting.peers()) void this.run(peerId);
  }

  /** Sends the pending messages to a person. */
  async run(peerId: string): Promise<void> {
    if (this.#running.has(peerId)) return this.#show(peerId);
    this.#running.add(peerId);
    this.#stuck.delete(peerId);
    this.retries.clear(`send ${peerId}`);
    this.#show(peerId);
    // Checked again at the end: a message may have been written while the lock was being released.
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
        const message = await this.transport.send(peerId, next);
        this.waiting.remove(next.clientId);
        this.arrived(peerId, message);
      } catch (error) {
        if (this.#wait(peerId, next.clientId, error)) return;
      }
      this.#show(peerId);
    }
  }

  /** Whether the message, and those after it, stay pending; otherwise it is refused. */
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
