import type { AssistantAuthor } from "../generated/prisma/enums.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import type { AssistantConversation } from "./assistant.types.ts";

/** The file of a question. */
export interface QuestionFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly storageKey: string;
}

/** A message as stored. */
export interface StoredMessage {
  readonly id: string;
  readonly author: AssistantAuthor;
  readonly text: string;
  readonly jobIds: readonly string[];
  /** URLs that an answer links to. */
  readonly links: readonly string[];
  readonly file: QuestionFile | null;
  readonly createdAt: Date;
}

const FILE = { select: { id: true, name: true, mediaType: true, storageKey: true } } as const;

/** Lists a seeker's conversations, most recently used first. @throws BAD_USER_INPUT */
export const listConversations = (
  db: Pick<Database, "pool">,
  seekerId: string,
  page: PageInput,
): Promise<Page<AssistantConversation>> =>
  readPage(db, page, {
    list: "assistantConversations",
    name: "assistant-conversations",
    keys: ["updated_at", "id"],
    values: [seekerId],
    text: ({ after, order }) => `
      select id, title, created_at as "createdAt", updated_at as "updatedAt" from assistant_conversations
      where seeker_id = $1 and ${after} ${order}`,
    count: "assistant_conversations where seeker_id = $1",
    countsAll: true,
    placeOf: ({ updatedAt, id }: AssistantConversation) => ({ at: updatedAt, id }),
    toNode: (conversation) => conversation,
  });

/** Returns a seeker's conversation. */
export const findConversation = (
  { prisma }: Pick<Database, "prisma">,
  seekerId: string,
  id: string,
): Promise<AssistantConversation | null> =>
  prisma.assistantConversation.findFirst({
    where: { id, seekerId },
    select: { id: true, title: true, createdAt: true, updatedAt: true },
  });

/**
 * Returns the seeker's most recently used conversation, unless last used before `since`, with its number of messages.
 */
export async function findLastConversation(
  { prisma }: Pick<Database, "prisma">,
  seekerId: string,
  since: Date,
): Promise<{ id: string; messageCount: number } | null> {
  const last = await prisma.assistantConversation.findFirst({
    where: { seekerId, updatedAt: { gt: since } },
    orderBy: { updatedAt: "desc" },
    select: { id: true, _count: { select: { messages: true } } },
  });
  return last && { id: last.id, messageCount: last._count.messages };
}

/** Returns the messages of the seeker's conversation, oldest first; undefined without the conversation. */
export async function findMessages(
  { prisma }: Pick<Database, "prisma">,
  seekerId: string,
  conversationId: string,
): Promise<StoredMessage[] | undefined> {
  const conversation = await prisma.assistantConversation.findFirst({
    where: { id: conversationId, seekerId },
    select: { messages: { orderBy: { seq: "asc" }, include: { file: FILE } } },
  });
  return conversation?.messages;
}

/** Renames a conversation. That does not count as use: it keeps its place in the list. */
export async function renameConversation(
  { prisma }: Pick<Database, "prisma">,
  { id, title, updatedAt }: AssistantConversation,
): Promise<void> {
  await prisma.assistantConversation.update({ where: { id }, data: { title, updatedAt }, select: { id: true } });
}

/** Deletes a conversation and its answers. @returns the files uploaded in it, which are not deleted */
export async function deleteConversation(
  tx: Transaction,
  conversationId: string,
): Promise<Pick<QuestionFile, "id" | "storageKey">[]> {
  const files = await tx.file.findMany({
    where: { kind: "CHAT_RESUME", assistantMessages: { some: { conversationId } } },
    select: { id: true, storageKey: true },
  });
  await tx.assistantConversation.deleteMany({ where: { id: conversationId } });
  await tx.assistantAnswer.deleteMany({ where: { conversationId, state: { not: "RUNNING" } } });
  return files;
}

/** Deletes a file uploaded to the assistant, but not one of the profile. */
export async function deleteQuestionFile({ prisma }: Pick<Database, "prisma">, id: string): Promise<void> {
  await prisma.file.deleteMany({ where: { id, kind: "CHAT_RESUME" } });
}

/** A question and its answer. */
export interface Exchange {
  readonly seekerId: string;
  readonly conversationId: string;
  /** The title of the conversation that it starts; null: it continues one. */
  readonly title: string | null;
  readonly question: string;
  readonly fileId: string | null;
  readonly answer: string;
  readonly jobIds: readonly string[];
  readonly links: readonly string[];
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly now: Date;
}

/** Stores both messages. False when the conversation was deleted in the meantime. */
export async function saveExchange(tx: Transaction, exchange: Exchange): Promise<boolean> {
  const { conversationId, seekerId, title, now } = exchange;
  if (title !== null) {
    await tx.assistantConversation.create({
      data: { id: conversationId, seekerId, title, createdAt: now, updatedAt: now },
    });
  } else {
    const { count } = await tx.assistantConversation.updateMany({
      where: { id: conversationId, seekerId },
      data: { updatedAt: now },
    });
    if (count === 0) return false;
  }
  // The update above locked the conversation, so numbers are assigned one after the other.
  const last = await tx.assistantMessage.aggregate({ where: { conversationId }, _max: { seq: true } });
  const seq = (last._max.seq ?? 0) + 1;
  const { question, answer, fileId, inputTokens, outputTokens } = exchange;
  await tx.assistantMessage.createMany({
    data: [
      { conversationId, seq, author: "SEEKER", text: question, fileId, createdAt: now },
      {
        conversationId,
        seq: seq + 1,
        author: "ASSISTANT",
        text: answer,
        jobIds: [...exchange.jobIds],
        links: [...exchange.links],
        inputTokens,
        outputTokens,
        createdAt: now,
      },
    ],
  });
  return true;
}
