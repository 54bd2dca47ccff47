import { LRUCache } from "lru-cache";
import type { MessageView } from "../../messages/message.store.ts";
import type { MessageService } from "../../messages/messages.service.ts";
import type { Actor } from "../../platform/actor.ts";
import { MAX_PAGE } from "../../platform/search/page.ts";
import { LEGACY_SOCKET_LIMITS } from "./socket-limits.ts";

type Messages = Pick<MessageService, "lastSeqs" | "messages">;

/**
 * Tracks which messages a socket still has to receive: legacy clients display what arrives and cannot request what did
 * not. Each message is delivered once and in the order of its conversation's sequence numbers; what the bus lost is
 * read from the database in between.
 */
export class ChatDelivery {
  /** By conversation: the sequence number up to which everything was delivered, or existed before the socket. */
  readonly #given = new LRUCache<string, number>({ max: LEGACY_SOCKET_LIMITS.conversations });

  private constructor(
    private readonly messages: Messages,
    private readonly actor: Actor,
    /** Whether the account has too many conversations to track all of them. */
    private isPartial: boolean,
  ) {}

  /** Starts from the current state; to be called before the client is told that it is connected. */
  static async begin(messages: Messages, actor: Actor): Promise<ChatDelivery> {
    const most = LEGACY_SOCKET_LIMITS.conversations;
    const lastSeqs = await messages.lastSeqs(actor, most);
    const delivery = new ChatDelivery(messages, actor, lastSeqs.size >= most);
    for (const [id, seq] of lastSeqs) delivery.#given.set(id, seq);
    return delivery;
  }

  /** Yields what is to be sent upon this message: itself, including lost ones before it, or nothing. */
  async *take(message: MessageView): AsyncGenerator<MessageView> {
    const { conversationId, seq } = message;
    const given = this.#givenOf(conversationId, seq);
    if (seq <= given) return;
    if (seq > given + 1) return yield* this.#missing(conversationId, given);
    this.#note(conversationId, seq);
    yield message;
  }

  /** Yields everything in the account's conversations that was not delivered. */
  async *catchUp(): AsyncGenerator<MessageView> {
    for (const [id, seq] of await this.messages.lastSeqs(this.actor, LEGACY_SOCKET_LIMITS.conversations)) {
      const given = this.#givenOf(id, seq);
      if (seq > given) yield* this.#missing(id, given);
    }
  }

  /** An unknown conversation is new, unless some are untracked. */
  #givenOf(conversationId: string, seq: number): number {
    return this.#given.get(conversationId) ?? (this.isPartial ? seq - 1 : 0);
  }

  #note(conversationId: string, seq: number) {
    this.#given.set(conversationId, seq);
    this.isPartial ||= this.#given.size >= LEGACY_SOCKET_LIMITS.conversations;
  }

  async *#missing(conversationId: string, given: number): AsyncGenerator<MessageView> {
    for (let afterSeq = given, more = true; more; ) {
      const page = await this.messages.messages(this.actor, conversationId, { first: MAX_PAGE, afterSeq });
      for (const message of page.nodes) {
        this.#note(conversationId, message.seq);
        yield message;
      }
      afterSeq = page.nodes.at(-1)?.seq ?? afterSeq;
      more = page.hasNextPage;
    }
  }
}
