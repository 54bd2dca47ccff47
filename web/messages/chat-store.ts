import { type ChatEvent, type ChatMessage, type ChatTransport, SendFailure } from "./chat-transport.ts";
import { change, newPending } from "./pending.ts";
import { newThread, receive, seenBy, type Thread } from "./thread.ts";
import { hasGap, lastSeqOf, startWith } from "./timeline.ts";

/** Milliseconds after which a typing signal that was not renewed is over. */
const TYPING_LIFE_MS = 5000;
/** Milliseconds until a stream that the server ended is opened again. */
const REOPEN_MS = 2000;

/** The chats of the signed-in seeker: what is loaded, what is on its way, and what arrives. */
export class ChatStore {
  #threads: ReadonlyMap<string, Thread> = new Map();
  readonly #listeners = new Set<() => void>();
  readonly #catchingUp = new Map<string, Promise<void>>();
  readonly #opening = new Map<string, Promise<void>>();
  readonly #sending = new Set<string>();
  readonly #typingTimers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly transport: ChatTransport,
    readonly viewerId: string,
    /** Called when the list of conversations may have changed. */
    private readonly onListChange: () => void,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly thread = (peerId: string): Thread => this.#threads.get(peerId) ?? newThread;

  /** Listens until the returned function is called. */
  start(): () => void {
    let reopening: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let stream = { unsubscribe() {} };
    const open = () => {
      if (stopped) return;
      stream = this.transport.events(
        (event) => this.#take(event),
        () => {
          reopening = setTimeout(open, REOPEN_MS);
        },
      );
    };
    open();
    return () => {
      stopped = true;
      clearTimeout(reopening);
      stream.unsubscribe();
      for (const timer of this.#typingTimers.values()) clearTimeout(timer);
    };
  }

  /** Loads a conversation, or what it lacks. */
  open(peerId: string): void {
    if (this.#opening.has(peerId)) return;
    if (this.#threads.get(peerId)?.phase === "ready") return void this.#catchUp(peerId);
    this.#set(peerId, { phase: "loading" });
    this.#opening.set(
      peerId,
      this.#load(peerId).finally(() => this.#opening.delete(peerId)),
    );
  }

  async #load(peerId: string): Promise<void> {
    try {
      const conversation = await this.transport.conversation(peerId);
      const page = conversation ? await this.transport.newest(conversation.id) : { messages: [], more: false };
      this.#update(peerId, (thread) =>
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
      if (hasGap(this.thread(peerId).timeline)) void this.#catchUp(peerId);
    } catch {
      this.#set(peerId, { phase: "failed" });
    }
  }

  /** Loads the page before the oldest message shown. */
  async older(peerId: string): Promise<void> {
    const { conversationId, timeline, hasOlder, loadingOlder } = this.thread(peerId);
    const oldest = timeline.messages[0]?.seq;
    if (!conversationId || !hasOlder || loadingOlder || oldest === undefined) return;
    this.#set(peerId, { loadingOlder: true });
    try {
      const { messages, more } = await this.transport.before(conversationId, oldest);
      this.#update(peerId, (thread) => ({ ...receive(thread, messages, this.viewerId), hasOlder: more }));
    } catch {
      // The button stays, and tries again.
    } finally {
      this.#set(peerId, { loadingOlder: false });
    }
  }

  /** Shows a message at once and sends it, after those before it. */
  send(peerId: string, content: string): void {
    this.#set(peerId, { pending: [...this.thread(peerId).pending, newPending(content)] });
    void this.#sendAll(peerId);
  }

  /** Tries a failed message again, under the same id. */
  retry(peerId: string, clientId: string): void {
    this.#set(peerId, { pending: change(this.thread(peerId).pending, clientId, { state: "sending" }) });
    void this.#sendAll(peerId);
  }

  /** Gives a failed message up. */
  discard(peerId: string, clientId: string): void {
    this.#set(peerId, { pending: this.thread(peerId).pending.filter((pending) => pending.clientId !== clientId) });
  }

  /** Says that everything shown has been seen. */
  markSeen(peerId: string): void {
    const { conversationId, timeline, seenSeq } = this.thread(peerId);
    const newest = timeline.messages.findLast(({ senderId }) => senderId === peerId)?.seq ?? 0;
    if (!conversationId || newest <= seenSeq) return;
    this.#update(peerId, (thread) => seenBy(thread, true, newest));
    this.transport.markSeen(conversationId, newest).then(this.onListChange, () => this.#set(peerId, { seenSeq }));
  }

  setTyping(peerId: string, isTyping: boolean): void {
    this.transport.setTyping(peerId, isTyping).catch(() => {});
  }

  async #sendAll(peerId: string): Promise<void> {
    if (this.#sending.has(peerId)) return;
    this.#sending.add(peerId);
    try {
      for (;;) {
        const next = this.thread(peerId).pending.find(({ state }) => state === "sending");
        if (!next) return;
        try {
          this.#receive(peerId, [await this.transport.send(peerId, next.clientId, next.content)]);
        } catch (error) {
          this.#fail(peerId, next.clientId, error);
        }
      }
    } finally {
      this.#sending.delete(peerId);
      this.onListChange();
    }
  }

  #fail(peerId: string, clientId: string, error: unknown): void {
    const { message, passing, retryAfterMs } =
      error instanceof SendFailure ? error.problem : { message: "Not sent.", passing: true, retryAfterMs: null };
    const again = passing || retryAfterMs !== null;
    const failed = { state: "failed", problem: message, again } as const;
    this.#update(peerId, (thread) => ({ ...thread, pending: change(thread.pending, clientId, failed) }));
    if (retryAfterMs !== null) setTimeout(() => this.#sendAgain(peerId), retryAfterMs);
  }

  #sendAgain(peerId: string): void {
    const { pending } = this.thread(peerId);
    if (!pending.some(({ again }) => again)) return;
    this.#set(peerId, {
      pending: pending.map((one) => (one.again ? { ...one, state: "sending" as const, again: false } : one)),
    });
    void this.#sendAll(peerId);
  }

  #take(event: ChatEvent): void {
    switch (event.__typename) {
      case "MessageAdded": {
        const { message } = event;
        this.#receive(message.senderId === this.viewerId ? message.recipientId : message.senderId, [message]);
        this.onListChange();
        break;
      }
      case "MessagesSeen":
        for (const [peerId, { conversationId }] of this.#threads) {
          if (conversationId !== event.conversationId) continue;
          this.#update(peerId, (thread) => seenBy(thread, event.seekerId === this.viewerId, event.seenSeq));
        }
        this.onListChange();
        break;
      case "TypingChanged":
        this.#showTyping(event.seekerId, event.isTyping);
        break;
      default:
        for (const peerId of this.#threads.keys()) void this.#catchUp(peerId).then(() => this.#sendAgain(peerId));
        this.onListChange();
    }
  }

  #showTyping(peerId: string, isTyping: boolean): void {
    clearTimeout(this.#typingTimers.get(peerId));
    if (isTyping) {
      const stop = () => this.#set(peerId, { isTyping: false });
      this.#typingTimers.set(peerId, setTimeout(stop, TYPING_LIFE_MS));
    }
    this.#set(peerId, { isTyping });
  }

  #receive(peerId: string, messages: readonly ChatMessage[]): void {
    const known = this.#threads.get(peerId);
    if (!known) return;
    // A conversation that is just loading takes what arrives meanwhile in afterwards.
    if (known.phase === "ready") this.#update(peerId, (thread) => receive(thread, messages, this.viewerId));
    else this.#set(peerId, { timeline: { messages: [], early: [...known.timeline.early, ...messages] } });
    if (known.phase === "ready" && hasGap(this.thread(peerId).timeline)) void this.#catchUp(peerId);
  }

  /** Asks for what was missed, by number, page by page; one at a time. */
  #catchUp(peerId: string): Promise<void> {
    const running = this.#catchingUp.get(peerId);
    if (running) return running;
    // What the stream began after a load may have missed, the load has to be over to tell.
    const run = (this.#opening.get(peerId) ?? Promise.resolve())
      .then(() => this.#askMissed(peerId))
      .catch(() => {})
      .finally(() => this.#catchingUp.delete(peerId));
    this.#catchingUp.set(peerId, run);
    return run;
  }

  async #askMissed(peerId: string): Promise<void> {
    const { phase } = this.thread(peerId);
    if (phase !== "ready") return;
    const conversation = await this.transport.conversation(peerId);
    if (!conversation) return;
    this.#update(peerId, (thread) =>
      seenBy(
        seenBy({ ...thread, conversationId: conversation.id }, true, conversation.seenSeq),
        false,
        conversation.peerSeenSeq,
      ),
    );
    for (let more = true; more; ) {
      const page = await this.transport.after(conversation.id, lastSeqOf(this.thread(peerId).timeline));
      this.#update(peerId, (thread) => receive(thread, page.messages, this.viewerId));
      more = page.more;
    }
  }

  #set(peerId: string, to: Partial<Thread>): void {
    this.#update(peerId, (thread) => ({ ...thread, ...to }));
  }

  #update(peerId: string, change: (thread: Thread) => Thread): void {
    this.#threads = new Map(this.#threads).set(peerId, change(this.thread(peerId)));
    for (const listener of this.#listeners) listener();
  }
}
