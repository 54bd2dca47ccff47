import type { ConnectionService } from "../connections/connections.service.ts";
import { type Actor, type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { notifyAccounts } from "../platform/bus/account-events.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { checkPage, type Page, type PageInput } from "../platform/search/page.ts";
import { cappedCount } from "../platform/search/tiers.ts";
import { check, requireId } from "../platform/validation.ts";
import { type ChatEvent, chatStream } from "./chat-events.ts";
import {
  type ConversationView,
  countUnread,
  createConversation,
  findConversation,
  findLastSeqs,
  findMembership,
  listConversations,
  moveSeen,
} from "./conversation.store.ts";
import { deliveryLoader, type MessageRange, type MessageView, readHistory, storeMessage } from "./message.store.ts";
import { SENDS_BY_ACCOUNT, TYPING_BY_ACCOUNT } from "./messages.rate-limits.ts";
import { sendSchema } from "./messages.schemas.ts";

const NO_CONVERSATION = "Conversation not found.";
const NO_PERSON = "This person is not on Worklane any more.";
const NOT_CONNECTED = "You can only write to people you are connected with.";

/** Chat between connected seekers. Messages are numbered per conversation without gaps; what was stored is never lost or doubled. */
export class MessageService {
  readonly #deliveries;

  constructor(
    private readonly platform: Platform,
    private readonly connections: ConnectionService,
  ) {
    this.#deliveries = deliveryLoader(platform.db);
  }

  /**
   * Sends a message to a connected person. `clientId`: a UUID made by the client; sending it again answers the message as
   * it was stored. @throws BAD_USER_INPUT, NOT_CONNECTED, RATE_LIMITED, CONFLICT when the id was used for somebody else
   */
  async send(
    actor: MaybeActor,
    input: { recipientId: string; clientId: string; content: string },
  ): Promise<MessageView> {
    const seeker = requireSeeker(actor);
    const recipientId = this.#other(seeker, input.recipientId);
    const { clientId, content } = check(sendSchema, input);
    const { db, limits, events } = this.platform;
    await limits.take(SENDS_BY_ACCOUNT, seeker.accountId);
    const message = { senderId: seeker.accountId, recipientId, clientId, content };
    let stored = await storeMessage(db, message);
    if (!stored) {
      await this.#requireConnected(seeker.accountId, recipientId);
      await createConversation(db, seeker.accountId, recipientId);
      stored = await storeMessage(db, message);
    }
    if (!stored) throw new AppError("NOT_CONNECTED", NOT_CONNECTED);
    if (stored.message.recipientId !== recipientId)
      throw new AppError("CONFLICT", "This message was sent to somebody else already.");
    if (stored.isNew) {
      const { conversationId, seq } = stored.message;
      notifyAccounts(events, [recipientId, seeker.accountId], { type: "message-added", conversationId, seq });
    }
    return stored.message;
  }

  /**
   * Marks all messages up to a number as seen by the acting seeker. The pointer never moves back; while there is a block
   * between the two it does not move, as the other person reads it. @throws NOT_FOUND
   */
  async markSeen(actor: MaybeActor, conversationId: string, seq: number): Promise<ConversationView> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(conversationId, NO_CONVERSATION);
    if (!Number.isInteger(seq) || seq < 0) throw invalid({ seq: "seq must be the number of a message." });
    const { db, events } = this.platform;
    const { peerId } = await this.#membership(id, accountId);
    const seenSeq = await moveSeen(db, id, accountId, seq);
    if (seenSeq !== null) {
      const seen = { conversationId: id, seekerId: accountId, seenSeq };
      notifyAccounts(events, [peerId, accountId], { type: "messages-seen", ...seen });
    }
    const conversation = await findConversation(db, accountId, peerId);
    if (!conversation) throw new AppError("NOT_FOUND", NO_CONVERSATION);
    return conversation;
  }

  /** Marks everything from a person as seen. Null when nothing was written yet. @throws NOT_FOUND */
  async markAllSeen(actor: MaybeActor, personId: string): Promise<ConversationView | null> {
    const conversation = await this.conversation(actor, personId);
    return conversation && this.markSeen(actor, conversation.id, conversation.lastSeq);
  }

  /** Notifies a connected person that the acting seeker types, or has stopped. Not stored. @throws NOT_CONNECTED, RATE_LIMITED */
  async setTyping(actor: MaybeActor, personId: string, isTyping: boolean): Promise<void> {
    const seeker = requireSeeker(actor);
    const recipientId = this.#other(seeker, personId);
    await this.platform.limits.take(TYPING_BY_ACCOUNT, seeker.accountId);
    await this.#requireConnected(seeker.accountId, recipientId);
    notifyAccounts(this.platform.events, [recipientId], { type: "typing", seekerId: seeker.accountId, isTyping });
  }

  /** The acting seeker's conversations, the newest message first. */
  async conversations(actor: MaybeActor, page: PageInput): Promise<Page<ConversationView>> {
    const { accountId } = requireSeeker(actor);
    return listConversations(this.platform.db, accountId, page);
  }

  /** The conversation with a person; null when nothing was written yet. It stays after the connection has ended. */
  async conversation(actor: MaybeActor, personId: string): Promise<ConversationView | null> {
    const seeker = requireSeeker(actor);
    return findConversation(this.platform.db, seeker.accountId, this.#other(seeker, personId));
  }

  /** A part of a conversation's history, oldest first. @throws NOT_FOUND for all but its two people */
  async messages(actor: MaybeActor, conversationId: string, range: MessageRange): Promise<Page<MessageView>> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(conversationId, NO_CONVERSATION);
    if (range.afterSeq != null && range.beforeSeq != null)
      throw invalid({ beforeSeq: "Give beforeSeq or afterSeq, not both." });
    const { lastSeq } = await this.#membership(id, accountId);
    const { first } = checkPage({ first: range.first });
    const page = await readHistory(this.platform.db, id, { ...range, first });
    return { ...page, total: async () => cappedCount(lastSeq) };
  }

  /** The number of the newest message of each own conversation, of the `max` that were used last. */
  async lastSeqs(actor: MaybeActor, max: number): Promise<ReadonlyMap<string, number>> {
    return findLastSeqs(this.platform.db, requireSeeker(actor).accountId, max);
  }

  /** Unseen messages in all conversations, each counted up to 100; none where there is a block. */
  async unreadCount(actor: MaybeActor): Promise<number> {
    return countUnread(this.platform.db, requireSeeker(actor).accountId);
  }

  /** What happens in the acting seeker's conversations, from now on. @throws UNAUTHENTICATED, FORBIDDEN */
  events(actor: MaybeActor): AsyncIterableIterator<ChatEvent> {
    const { accountId } = requireSeeker(actor);
    return chatStream(this.platform.events, accountId, {
      message: (conversationId, seq) => this.#deliveries.load({ viewerId: accountId, conversationId, seq }),
      isConnected: async (person) => (await this.connections.state(accountId, person)) === "CONNECTED",
    });
  }

  #other(seeker: Actor, personId: string): string {
    const person = requireId(personId, NO_PERSON);
    if (person === seeker.accountId) throw invalid({ recipientId: "You cannot write to yourself." });
    return person;
  }

  async #requireConnected(me: string, person: string) {
    if ((await this.connections.state(me, person)) !== "CONNECTED") throw new AppError("NOT_CONNECTED", NOT_CONNECTED);
  }

  /** @throws NOT_FOUND for all but the two people of a conversation */
  async #membership(conversationId: string, seekerId: string) {
    const membership = await findMembership(this.platform.db, conversationId, seekerId);
    if (!membership) throw new AppError("NOT_FOUND", NO_CONVERSATION);
    return membership;
  }
}
