import { applicationPeer } from "./application-peer.ts";
import { CatchUp } from "./live/catch-up.ts";
import type { ChatEvent, ChatMessage, ChatTransport, SentFile } from "./live/chat-transport.ts";
import { Outbox } from "./sending/outbox.ts";
import { PendingMessages } from "./sending/outbox-storage.ts";
import { receive, seenBy, type Thread } from "./thread.ts";
import { Threads } from "./threads.ts";
import { hasGap } from "./timeline.ts";
import { Timers } from "./timers.ts";

/** Milliseconds after which a typing signal expires unless renewed. */
const TYPING_LIFE_MS = 5000;

const peerOf = (applicationId: string | null | undefined, personId: string) =>
  applicationId ? applicationPeer(applicationId) : personId;

/** The chats of the signed-in person: loaded conversations, pending messages, and incoming events. */
export class ChatStore {
  readonly #threads = new Threads();
  /** Timers of retries. */
  readonly #retries = new Timers();
  readonly #typing = new Timers();
  readonly #outbox: Outbox;
  readonly #catchUp: CatchUp;

  constructor(
    private readonly transport: ChatTransport,
    /** The sender of own messages: the viewer, or the company for which they write. */
    readonly viewerId: string,
    /** Called when an action of the viewer has changed the list of conversations. */
    private readonly onListChange: () => void,
    waiting = new PendingMessages(null, viewerId),
  ) {
    this.#catchUp = new CatchUp(transport, this.#threads, this.#retries, viewerId);
    this.#outbox = new Outbox(transport, this.#threads, this.#retries, waiting, (peerId, message) => {
      this.#receive(peerId, message);
      onListChange();
    });
  }

  readonly subscribe = this.#threads.subscribe;

  readonly thread = (peerId: string): Thread => this.#threads.get(peerId);

  /** Subscribes to events until the returned function is called. */
  start(): () => void {
    const stream = this.transport.events((event) => this.#take(event));
    const stopSending = this.#outbox.start();
    const stopWaiting = this.transport.onBack(() => {
      this.#retries.runAll();
      for (const peerId of this.#threads.peers()) this.#resume(peerId);
    });
    return () => {
      stream.unsubscribe();
      stopSending();
      stopWaiting();
      this.#retries.clearAll();
      this.#typing.clearAll();
    };
  }

  /** Loads a conversation, or its missing messages. */
  open(peerId: string): void {
    this.#catchUp.open(peerId);
  }

  /** Loads the page before the oldest message shown. */
  async older(peerId: string): Promise<void> {
    const { conversationId, timeline, hasOlder, loadingOlder } = this.thread(peerId);
    const oldest = timeline.messages[0]?.seq;
    if (!conversationId || !hasOlder || loadingOlder || oldest === undefined) return;
    this.#threads.set(peerId, { loadingOlder: true });
    try {
      const { messages, more } = await this.transport.before(conversationId, oldest);
      this.#threads.update(peerId, (thread) => ({ ...receive(thread, messages, this.viewerId), hasOlder: more }));
    } catch {
      // The button remains, for a retry.
    } finally {
      this.#threads.set(peerId, { loadingOlder: false });
    }
  }

  /** Shows a message immediately and sends it, after those before it. */
  send(peerId: string, content: string, file: SentFile | null = null): void {
    this.#outbox.send(peerId, content, file);
  }

  /** Retries a failed message under the same id. */
  retry(peerId: string, clientId: string): void {
    this.#outbox.retry(peerId, clientId);
  }

  /** Discards a failed message. */
  discard(peerId: string, clientId: string): void {
    this.#outbox.discard(peerId, clientId);
  }

  /** Marks everything shown as seen. */
  markSeen(peerId: string): void {
    const { conversationId, timeline, seenSeq } = this.thread(peerId);
    const newest = timeline.messages.findLast(({ senderId }) => senderId !== this.viewerId)?.seq ?? 0;
    if (!conversationId || newest <= seenSeq) return;
    this.#threads.update(peerId, (thread) => seenBy(thread, true, newest));
    const undo = () => this.#threads.set(peerId, { seenSeq });
    this.transport.markSeen(peerId, conversationId, newest).then(this.onListChange, undo);
  }

  setTyping(peerId: string, isTyping: boolean): void {
    this.transport.setTyping(peerId, isTyping).catch(() => {});
  }

  #take(event: ChatEvent): void {
    switch (event.__typename) {
      case "MessageAdded": {
        const { message } = event;
        const personId = message.senderId === this.viewerId ? message.recipientId : message.senderId;
        this.#receive(peerOf(message.applicationId, personId), message);
        break;
      }
      case "MessagesSeen":
        for (const peerId of this.#threads.peers()) {
          const { conversationId } = this.thread(peerId);
          // While it is loading, only its people are known.
          const isIt =
            conversationId === null
              ? peerId === peerOf(event.applicationId, event.seekerId)
              : conversationId === event.conversationId;
          if (!isIt) continue;
          this.#threads.update(peerId, (thread) => seenBy(thread, event.seekerId === this.viewerId, event.seenSeq));
        }
        break;
      case "TypingChanged":
        this.#showTyping(peerOf(event.applicationId, event.seekerId), event.isTyping);
        break;
      default:
        for (const peerId of this.#threads.peers()) this.#resume(peerId);
    }
  }

  #resume(peerId: string): void {
    if (this.thread(peerId).phase === "failed") this.#catchUp.open(peerId);
    else void this.#catchUp.run(peerId).then(() => this.#outbox.run(peerId));
  }

  #showTyping(peerId: string, isTyping: boolean): void {
    const timer = `typing ${peerId}`;
    if (isTyping) this.#typing.set(timer, TYPING_LIFE_MS, () => this.#threads.set(peerId, { isTyping: false }));
    else this.#typing.clear(timer);
    this.#threads.set(peerId, { isTyping });
  }

  #receive(peerId: string, message: ChatMessage): void {
    if (!this.#threads.has(peerId)) return;
    const { phase, timeline } = this.thread(peerId);
    if (phase === "ready") {
      this.#threads.update(peerId, (thread) => receive(thread, [message], this.viewerId));
      if (hasGap(this.thread(peerId).timeline)) void this.#catchUp.run(peerId);
    } else {
      // Messages that arrive while the conversation is loading are merged afterwards.
      this.#threads.set(peerId, { timeline: { messages: [], early: [...timeline.early, message] } });
    }
  }
}
