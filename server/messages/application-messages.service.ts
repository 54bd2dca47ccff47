import { z } from "zod";
import { MAX_MESSAGE, MESSAGE_DELAY_SECONDS, ONLY_FILE } from "../../shared/messages.ts";
import { isBlank } from "../../shared/text/blank-text.ts";
import { giveInterimAnswer } from "../applications/response-deadline/interim-answers.ts";
import { checkPlaceholders, fillPlaceholders } from "../applications/texts/message-text.ts";
import { queueNotices } from "../notices/queue-notices.ts";
import { type MaybeActor, requireAccount, requireSeeker } from "../platform/actor.ts";
import type { Publisher } from "../platform/bus/events.ts";
import { type ApplicationTalkEvent, accountTopic, companyTopic } from "../platform/bus/topics.ts";
import { type CompanyAction, requireMember } from "../platform/company-permissions.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError, invalid } from "../platform/errors.ts";
import { receiveUpload, type Upload } from "../platform/files/receive-upload.ts";
import { requireStillAllowed } from "../platform/membership.store.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { check, requireId } from "../platform/validation.ts";
import { queueMessageWebhook } from "../webhooks/publish-events.task.ts";
import {
  type ApplicationConversationView,
  claimFile,
  findApplicationConversation,
  findApplicationMessage,
  isStored,
  listApplicationConversations,
  moveSideSeen,
  setMessagesBlocked,
  storeApplicationMessage,
} from "./application-conversation.store.ts";
import { findSides, lockSides, type Side, type Sides } from "./application-sides.store.ts";
import type { MessageView } from "./message.store.ts";
import { SENDS_BY_ACCOUNT, TYPING_BY_ACCOUNT } from "./messages.rate-limits.ts";
import { NO_FILE, sendAboutSchema } from "./messages.schemas.ts";

const NO_APPLICATION = "Application not found. It was withdrawn, or its job was deleted.";
const NO_CONVERSATION = "Conversation not found.";
const NAME_HIDDEN = "{name} is hidden until your first decision on this application. Write the message without it.";

const memberSchema = z.object({
  ...sendAboutSchema.shape,
  content: sendAboutSchema.shape.content.superRefine(checkPlaceholders),
});

/** Returns the side on which an account reads. @throws UNAUTHENTICATED, FORBIDDEN */
export function sideOf(actor: MaybeActor, action: CompanyAction = "SEE_JOBS"): Side {
  const { accountId, role } = requireAccount(actor);
  return { accountId, companyId: role === "RECRUITER" ? requireMember(actor, action).companyId : null };
}

/**
 * Handles the conversation of each application, between the applicant and the members of the company who see the
 * application at the time. The company opens it, and reopens it after it has closed.
 */
export class ApplicationMessageService {
  constructor(private readonly platform: Platform) {}

  /**
   * Sends a message about an application. `clientId`: as in `MessageService.send`. The company may use the placeholders
   * of decision texts; its first message is an interim answer. `fileId`: from `uploadFile`, by the same account; with it, `content` may be
   * blank.
   * @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, RATE_LIMITED, CONFLICT while this side cannot write, or when the id
   * was used in another conversation
   */
  async send(
    actor: MaybeActor,
    input: { applicationId: string; clientId: string; content: string; fileId?: string | null },
  ): Promise<MessageView> {
    const side = sideOf(actor, "WRITE_TO_APPLICANTS");
    const id = requireId(input.applicationId, NO_APPLICATION);
    const given = input.fileId && isBlank(input.content) ? { ...input, content: ONLY_FILE } : input;
    const { clientId, content, fileId = null } = check(side.companyId === null ? sendAboutSchema : memberSchema, given);
    const { db, limits } = this.platform;
    await limits.take(SENDS_BY_ACCOUNT, side.accountId);
    const { seq } = await db.transaction(async (tx) => {
      const { companyId } = side;
      await requireStillMember(tx, side);
      const sides = await lockSides(tx, side, id);
      if (!sides) throw new AppError("NOT_FOUND", NO_APPLICATION);
      // What was stored before it closed is returned again.
      if (!(await isStored(tx, side, clientId))) {
        requireOpen(side, sides);
        const owners = { accountId: side.accountId, seekerId: sides.seekerId };
        if (fileId && !(await claimFile(tx, fileId, owners))) throw invalid({ fileId: NO_FILE });
      }
      const filled = companyId ? fill(content, sides) : content;
      const stored = await storeApplicationMessage(tx, side, sides, { clientId, content: filled, fileId });
      if (!stored) throw new AppError("CONFLICT", "A message with this ID was already sent in another conversation.");
      // Also when it was stored before: the attempt that stored it may have ended before it notified anyone.
      publish(tx, sides, { type: "application-message-added", applicationId: id, seq: stored.seq });
      if (!stored.isNew) return stored;
      const kind = companyId ? "APPLICATION_MESSAGES" : "APPLICANT_MESSAGES";
      const delay = MESSAGE_DELAY_SECONDS;
      await queueNotices(tx, kind, [{ id: stored.id, cause: { messageId: stored.id }, delay }]);
      await queueMessageWebhook(tx, sides.companyId, stored.id);
      if (companyId) {
        await giveInterimAnswer(tx, id, { stage: null, actorId: side.accountId, at: this.platform.clock() });
      }
      return stored;
    });
    const message = await findApplicationMessage(db, side, id, seq);
    if (!message) throw new AppError("NOT_FOUND", NO_APPLICATION);
    return message;
  }

  /**
   * Stores a PDF to be sent with a message about an application within an hour. @throws FORBIDDEN, NOT_FOUND,
   * FILE_TOO_LARGE, UNSUPPORTED_FILE, RATE_LIMITED, CONFLICT while this side cannot write
   */
  async uploadFile(actor: MaybeActor, applicationId: string, upload: Upload): Promise<{ id: string; name: string }> {
    const side = sideOf(actor, "WRITE_TO_APPLICANTS");
    requireOpen(side, await this.#sides(side, applicationId));
    return receiveUpload(this.platform, side.accountId, "MESSAGE", upload);
  }

  /** Returns the conversation of an application; null before the first message. @throws FORBIDDEN, NOT_FOUND */
  async conversation(actor: MaybeActor, applicationId: string): Promise<ApplicationConversationView | null> {
    const side = sideOf(actor);
    const { applicationId: id } = await this.#sides(side, applicationId);
    return findApplicationConversation(this.platform.db, side, id);
  }

  /**
   * Lists the conversations about the acting seeker's applications, or about those that the member sees, newest message
   * first. @throws FORBIDDEN
   */
  async conversations(actor: MaybeActor, page: PageInput): Promise<Page<ApplicationConversationView>> {
    return listApplicationConversations(this.platform.db, sideOf(actor), page);
  }

  /**
   * Marks all messages up to a number as seen by the applicant, or by the company. The position never moves backwards.
   * @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT
   */
  async markSeen(actor: MaybeActor, conversationId: string, seq: number): Promise<ApplicationConversationView> {
    const side = sideOf(actor, "WRITE_TO_APPLICANTS");
    const id = requireId(conversationId, NO_CONVERSATION);
    if (!Number.isInteger(seq) || seq < 0) throw invalid({ seq: "seq must be the number of a message." });
    const { db, events } = this.platform;
    const seen = await db.transaction(async (tx) => {
      await requireStillMember(tx, side);
      return moveSideSeen(tx, side, id, seq);
    });
    const sides = seen && (await findSides(db, side, seen.applicationId));
    const conversation = sides && (await findApplicationConversation(db, side, seen.applicationId));
    if (!conversation) throw new AppError("NOT_FOUND", NO_CONVERSATION);
    publish(events, sides, { type: "application-messages-seen", ...seen, byCompany: side.companyId !== null });
    return conversation;
  }

  /**
   * Notifies the other side that the actor has started or stopped typing. Not stored. @throws FORBIDDEN, NOT_FOUND,
   * CONFLICT, RATE_LIMITED
   */
  async setTyping(actor: MaybeActor, applicationId: string, isTyping: boolean): Promise<void> {
    const side = sideOf(actor, "WRITE_TO_APPLICANTS");
    const { limits, events } = this.platform;
    await limits.take(TYPING_BY_ACCOUNT, side.accountId);
    const sides = await this.#sides(side, applicationId);
    requireOpen(side, sides);
    const event = { type: "application-typing", applicationId: sides.applicationId, isTyping } as const;
    if (side.companyId) events.publish(accountTopic(sides.seekerId), { ...event, byCompany: true });
    else events.publish(companyTopic(sides.companyId), { ...event, byCompany: false });
  }

  /**
   * Blocks or unblocks messages of the company about the acting seeker's application. @throws FORBIDDEN, NOT_FOUND
   */
  async setBlocked(actor: MaybeActor, applicationId: string, blocked: boolean): Promise<ApplicationConversationView> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(applicationId, NO_APPLICATION);
    const { db } = this.platform;
    await db.transaction((tx) => setMessagesBlocked(tx, accountId, id, blocked));
    const conversation = await this.conversation(actor, id);
    if (!conversation) throw new AppError("NOT_FOUND", NO_CONVERSATION);
    return conversation;
  }

  async #sides(side: Side, applicationId: string): Promise<Sides> {
    const sides = await findSides(this.platform.db, side, requireId(applicationId, NO_APPLICATION));
    if (!sides) throw new AppError("NOT_FOUND", NO_APPLICATION);
    return sides;
  }
}

/** @throws FORBIDDEN if a member may no longer write for the company */
async function requireStillMember(tx: Transaction, { accountId, companyId }: Side): Promise<void> {
  if (companyId) await requireStillAllowed(tx, { accountId, companyId }, "WRITE_TO_APPLICANTS");
}

/** @throws CONFLICT if this side cannot write: an applicant also before the company has written, or late */
function requireOpen({ companyId }: Side, { conversationId, isOpen, isBlocked, status, company }: Sides): void {
  const refuse = (message: string) => new AppError("CONFLICT", message);
  if (companyId) {
    if (isBlocked) throw refuse("This applicant has blocked messages about this application.");
  } else if (!conversationId) {
    throw refuse(`${company} can start this conversation. You can reply after its first message.`);
  } else if (isBlocked) {
    throw refuse(`You have blocked messages from ${company}. Unblock them to write.`);
  } else if (status === "WITHDRAWN") {
    throw refuse("You have withdrawn this application, which closed its conversation.");
  } else if (!isOpen) {
    throw refuse(`This conversation is closed. ${company} can reopen it by writing to you.`);
  }
}

/** Fills in the placeholders of decision texts. @throws BAD_USER_INPUT for a name that is hidden, and if too long */
function fill(content: string, { name, job, company }: Sides): string {
  if (name === null && content.includes("{name}")) throw invalid({ content: NAME_HIDDEN });
  const filled = fillPlaceholders(content, { name: name ?? "", job, company });
  if (filled.length > MAX_MESSAGE)
    throw invalid({ content: "With its placeholders filled in, a message can have at most 4,000 characters." });
  return filled;
}

/** Notifies both sides, on every device. */
function publish(events: Publisher, { seekerId, companyId }: Sides, event: ApplicationTalkEvent): void {
  events.publish(accountTopic(seekerId), event);
  events.publish(companyTopic(companyId), event);
}
