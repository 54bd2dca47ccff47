import { z } from "zod";
import { ASSISTANT_TEXTS, MAX_TITLE } from "../../shared/assistant.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { readOnce } from "../platform/database/recorded-transactions.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { check, requiredLine, requireId } from "../platform/validation.ts";
import { CONVERSATION_CHANGES_BY_SEEKER } from "./assistant.rate-limits.ts";
import type { AssistantConversation, AssistantMessage } from "./assistant.types.ts";
import {
  deleteConversation,
  findConversation,
  findMessages,
  listConversations,
  renameConversation,
} from "./assistant-conversation.store.ts";
import type { AssistantResumes } from "./resumes.ts";

const titleSchema = z.object({ title: requiredLine(MAX_TITLE, "Title", "Enter a title for this conversation.") });

/** Manages a seeker's saved conversations with the assistant. */
export class AssistantConversationService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: Pick<JobService, "views">,
    private readonly resumes: AssistantResumes,
  ) {}

  /** Lists the acting seeker's conversations, most recently used first. @throws FORBIDDEN */
  async list(actor: MaybeActor, page: PageInput): Promise<Page<AssistantConversation>> {
    return listConversations(this.platform.db, requireSeeker(actor).accountId, page);
  }

  /** Returns one of the actor's conversations. @throws FORBIDDEN, NOT_FOUND */
  async get(actor: MaybeActor, id: string): Promise<AssistantConversation> {
    return this.#own(requireSeeker(actor).accountId, id);
  }

  /**
   * Returns its messages, oldest first, with the current state of the jobs they mention. @throws FORBIDDEN, NOT_FOUND
   */
  async messages(actor: MaybeActor, conversationId: string): Promise<AssistantMessage[]> {
    const seeker = requireSeeker(actor);
    const id = requireId(conversationId, ASSISTANT_TEXTS.noConversation);
    const messages = await findMessages(this.platform.db, seeker.accountId, id);
    if (!messages) throw new AppError("NOT_FOUND", ASSISTANT_TEXTS.noConversation);
    const ids = [...new Set(messages.flatMap(({ jobIds }) => jobIds))];
    const views = ids.length > 0 ? await this.jobs.views(seeker, ids) : [];
    const jobs = new Map(views.map((job) => [job.id, job]));
    return messages.map(({ file, jobIds, ...message }) => ({
      ...message,
      fileName: file?.name ?? null,
      jobs: jobIds.flatMap((jobId) => jobs.get(jobId) ?? []).filter((job) => job.deletedAt === null),
    }));
  }

  /** @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED */
  async rename(actor: MaybeActor, id: string, input: { title: string }): Promise<AssistantConversation> {
    const conversation = await this.#ownToChange(actor, id);
    const { title } = check(titleSchema, input);
    const renamed = { ...conversation, title };
    await renameConversation(this.platform.db, renamed);
    return renamed;
  }

  /** Deletes a conversation with the files uploaded in it. @throws FORBIDDEN, NOT_FOUND, RATE_LIMITED */
  async delete(actor: MaybeActor, id: string): Promise<{ id: string }> {
    const conversation = await readOnce(this.platform.db, () => this.#ownToChange(actor, id));
    const files = await this.platform.db.transaction((tx) => deleteConversation(tx, conversation.id));
    // Failures here are cleaned up within the hour, as nothing refers to the files any more.
    await Promise.allSettled(files.map((file) => this.resumes.remove(file)));
    return { id: conversation.id };
  }

  async #ownToChange(actor: MaybeActor, id: string): Promise<AssistantConversation> {
    const { accountId } = requireSeeker(actor);
    await this.platform.limits.take(CONVERSATION_CHANGES_BY_SEEKER, accountId);
    return this.#own(accountId, id);
  }

  async #own(seekerId: string, id: string): Promise<AssistantConversation> {
    const found = requireId(id, ASSISTANT_TEXTS.noConversation);
    const conversation = await findConversation(this.platform.db, seekerId, found);
    if (!conversation) throw new AppError("NOT_FOUND", ASSISTANT_TEXTS.noConversation);
    return conversation;
  }
}

/** Returns a title made from the first question: its first line, truncated at a word. */
export function titleOf(question: string, fileName = ""): string {
  const line = question === ASSISTANT_TEXTS.uploaded && fileName ? fileName : (question.split("\n")[0] ?? "");
  if (line.length <= 60) return line || ASSISTANT_TEXTS.uploaded;
  return `${line.slice(0, 60).replace(/\s+\S*$/, "")}…`.slice(0, MAX_TITLE);
}
