import { z } from "zod";
import { ASSISTANT_TEXTS, MAX_TITLE } from "../../shared/assistant.ts";
import type { JobView } from "../jobs/job.store.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { cursorsOf, decodeCursor } from "../platform/search/cursor.ts";
import { checkPage, type Page, type PageInput } from "../platform/search/page.ts";
import { check, requiredLine, requireId } from "../platform/validation.ts";
import { CONVERSATION_CHANGES_BY_SEEKER } from "./assistant.rate-limits.ts";
import { loadMessages } from "./conversation.store.ts";
import type { AssistantResumes } from "./resumes.ts";

/** A conversation in the list. */
export interface ConversationView {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A message as its seeker sees it. */
export interface MessageView {
  readonly id: string;
  readonly author: "SEEKER" | "ASSISTANT";
  readonly text: string;
  /** The name of the resume given with a question; null without one. */
  readonly fileName: string | null;
  /** The jobs that an answer names, in order. */
  readonly jobs: readonly JobView[];
  /** The addresses to which an answer may link. */
  readonly links: readonly string[];
  readonly createdAt: Date;
}

const titleSchema = z.object({ title: requiredLine(MAX_TITLE, "Title", "Give this conversation a title.") });

/** A seeker's kept conversations with the assistant. */
export class AssistantConversationService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: Pick<JobService, "views">,
    private readonly resumes: AssistantResumes,
  ) {}

  /** The acting seeker's conversations, the one last used first. @throws FORBIDDEN */
  async list(actor: MaybeActor, page: PageInput): Promise<Page<ConversationView>> {
    const seekerId = requireSeeker(actor).accountId;
    const { first, after } = checkPage(page);
    const from = decodeCursor(after);
    const { rows } = await this.platform.db.pool.query<ConversationView>(
      `select id, title, created_at as "createdAt", updated_at as "updatedAt" from assistant_conversations
       where seeker_id = $1 and ($2::timestamptz is null or (updated_at, id) < ($2::timestamptz, $3::uuid))
       order by updated_at desc, id desc limit $4`,
      [seekerId, from?.at ?? null, from?.id ?? null, first + 1],
    );
    const nodes = rows.slice(0, first);
    return {
      nodes,
      cursorAt: cursorsOf(nodes, ({ updatedAt, id }) => ({ at: updatedAt, id })),
      hasNextPage: rows.length > first,
      total: async () => ({
        count: await this.platform.db.prisma.assistantConversation.count({ where: { seekerId } }),
        capped: false,
      }),
    };
  }

  /** One own conversation. @throws FORBIDDEN, NOT_FOUND */
  async get(actor: MaybeActor, id: string): Promise<ConversationView> {
    return this.#own(requireSeeker(actor).accountId, id);
  }

  /** Its messages, oldest first, with the jobs they name as they are today. @throws FORBIDDEN, NOT_FOUND */
  async messages(actor: MaybeActor, conversationId: string): Promise<MessageView[]> {
    const seeker = requireSeeker(actor);
    const messages = await loadMessages(this.platform.db, seeker.accountId, conversationId);
    const ids = [...new Set(messages.flatMap(({ jobIds }) => jobIds))];
    const views = ids.length > 0 ? await this.jobs.views(seeker, ids) : [];
    const jobs = new Map(views.map((job) => [job.id, job]));
    return messages.map(({ id, author, text, file, jobIds, links, createdAt }) => ({
      id,
      author,
      text,
      fileName: file?.name ?? null,
      links,
      jobs: jobIds.flatMap((jobId) => jobs.get(jobId) ?? []).filter((job) => job.deletedAt === null),
      createdAt,
    }));
  }

  /** @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED */
  async rename(actor: MaybeActor, id: string, input: { title: string }): Promise<ConversationView> {
    const conversation = await this.#ownToChange(actor, id);
    const { title } = check(titleSchema, input);
    // A new name is no new use: the conversation keeps its place in the list.
    const { updatedAt } = conversation;
    await this.platform.db.prisma.assistantConversation.update({
      where: { id: conversation.id },
      data: { title, updatedAt },
    });
    return { ...conversation, title };
  }

  /** Deletes a conversation with the files that were given to it. @throws FORBIDDEN, NOT_FOUND, RATE_LIMITED */
  async delete(actor: MaybeActor, id: string): Promise<{ id: string }> {
    const conversation = await this.#ownToChange(actor, id);
    await this.platform.db.transaction(async (tx) => {
      const files = await tx.file.findMany({
        where: { kind: "CHAT_RESUME", assistantMessages: { some: { conversationId: conversation.id } } },
        select: { id: true, storageKey: true },
      });
      await tx.assistantConversation.deleteMany({ where: { id: conversation.id } });
      await tx.assistantAnswer.deleteMany({ where: { conversationId: conversation.id, state: { not: "RUNNING" } } });
      // What fails here is swept away within the hour: nothing points at it any more.
      tx.afterCommit(async () => {
        await Promise.allSettled(files.map((file) => this.resumes.remove(file)));
      });
    });
    return { id: conversation.id };
  }

  async #ownToChange(actor: MaybeActor, id: string): Promise<ConversationView> {
    const { accountId } = requireSeeker(actor);
    await this.platform.limits.take(CONVERSATION_CHANGES_BY_SEEKER, accountId);
    return this.#own(accountId, id);
  }

  async #own(seekerId: string, id: string): Promise<ConversationView> {
    const conversation = await this.platform.db.prisma.assistantConversation.findFirst({
      where: { id: requireId(id, ASSISTANT_TEXTS.noConversation), seekerId },
      select: { id: true, title: true, createdAt: true, updatedAt: true },
    });
    if (!conversation) throw new AppError("NOT_FOUND", ASSISTANT_TEXTS.noConversation);
    return conversation;
  }
}
