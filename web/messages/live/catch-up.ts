import { receive, seenBy } from "../thread.ts";
import type { Threads } from "../threads.ts";
import { hasGap, lastSeqOf, startWith } from "../timeline.ts";
import type { Timers } from "../timers.ts";
import type { ChatTransport } from "./chat-transport.ts";

/** Milliseconds until a failed request is retried. */
const RETRY_MS = 3000;

/** Loads conversations and their missed messages: by number, page by page, one run at a time for each. */
export class CatchUp {
  readonly #loading = new Map<string, Promise<void>>();
  readonly #asking = new Map<string, Promise<void>>();
  /** Conversations to request once more: an answer under way may have been read before what is missing was stored. */
  readonly #again = new Set<string>();

  constructor(
    private readonly transport: ChatTransport,
    private readonly threads: Threads,
    private readonly timers: Timers,
    private readonly viewerId: string,
  ) {}

  /** Loads a conversation, or its missing messages. */
  open(peerId: string): void {
    if (this.#loading.has(peerId)) return;
    if (this.threads.has(peerId) && this.threads.get(peerId).phase === "ready") return void this.run(peerId);
    this.threads.set(peerId, { phase: "loading" });
    const loading = this.#load(peerId)
      .catch(() => this.threads.set(peerId, { phase: "failed" }))
      .finally(() => this.#loading.delete(peerId));
    this.#loading.set(peerId, loading);
  }

  /** Requests the missed messages; retries while the server does not respond. */
  run(peerId: string): Promise<void> {
    const asking = this.#asking.get(peerId);
    if (asking) {
      this.#again.add(peerId);
      return asking;
    }
    // Messages may have been missed between the load and the start of the stream: wait until it has loaded.
    const run = (this.#loading.get(peerId) ?? Promise.resolve())
      .then(async () => {
        do {
          this.#again.delete(peerId);
          await this.#askMissed(peerId);
        } while (this.#again.has(peerId));
      })
      .catch(() => this.timers.set(`catch up ${peerId}`, RETRY_MS, () => void this.run(peerId)))
      .finally(() => this.#asking.delete(peerId));
    this.#asking.set(peerId, run);
    return run;
  }

  async #load(peerId: string): Promise<void> {
    const conversation = await this.transport.conversation(peerId);
    const page = conversation ? await this.transport.newest(conversation.id) : { messages: [], more: false };
    this.threads.update(peerId, (thread) =>
      receive(
        {
          ...thread,
          phase: "ready",
          conversationId: conversation?.id ?? thread.conversationId,
          timeline: startWith(page.messages),
          hasOlder: page.more,
          seenSeq: conversation?.seenSeq ?? 0,
          peerSeenSeq: Math.max(thread.peerSeenSeq, conversation?.peerSeenSeq ?? 0),
        },
        thread.timeline.early,
        this.viewerId,
      ),
    );
    if (hasGap(this.threads.get(peerId).timeline)) void this.run(peerId);
  }

  async #askMissed(peerId: string): Promise<void> {
    if (this.threads.get(peerId).phase !== "ready") return;
    const conversation = await this.transport.conversation(peerId);
    if (!conversation) return;
    const { id, seenSeq, peerSeenSeq } = conversation;
    this.threads.update(peerId, (thread) =>
      seenBy(seenBy({ ...thread, conversationId: id }, true, seenSeq), false, peerSeenSeq),
    );
    for (let more = true; more; ) {
      const page = await this.transport.after(id, lastSeqOf(this.threads.get(peerId).timeline));
      this.threads.update(peerId, (thread) => receive(thread, page.messages, this.viewerId));
      more = page.more;
    }
  }
}
