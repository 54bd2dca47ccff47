import { ASSISTANT_TEXTS, MAX_TITLE } from "../../shared/assistant.ts";
import type { AssistantAuthor } from "../generated/prisma/enums.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import { isId } from "../platform/validation.ts";

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
  /** Addresses to which an answer links. */
  readonly links: readonly string[];
  readonly file: QuestionFile | null;
  readonly createdAt: Date;
}

const FILE = { select: { id: true, name: true, mediaType: true, storageKey: true } } as const;

/** The messages of the seeker's conversation, oldest first. @throws NOT_FOUND */
export async function loadMessages(
  { prisma }: Pick<Database, "prisma">,
  seekerId: string,
  conversationId: string,
): Promise<StoredMessage[]> {
  if (!isId(conversationId)) throw new AppError("NOT_FOUND", ASSISTANT_TEXTS.noConversation);
  const conversation = await prisma.assistantConversation.findFirst({
    where: { id: conversationId, seekerId },
    select: { messages: { orderBy: { seq: "asc" }, include: { file: FILE } } },
  });
  if (!conversation) throw new AppError("NOT_FOUND", ASSISTANT_TEXTS.noConversation);
  return conversation.messages;
}

/** A question and what was answered. */
export interface Exchange {
  readonly seekerId: string;
  readonly conversationId: string;
  /** Whether the conversation begins with it. */
  readonly isFirst: boolean;
  readonly question: string;
  readonly fileId: string | null;
  readonly fileName: string;
  readonly answer: string;
  readonly jobIds: readonly string[];
  readonly links: readonly string[];
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly now: Date;
}

/** Writes both messages. False when the conversation was deleted meanwhile. */
export async function saveExchange(tx: Transaction, exchange: Exchange): Promise<boolean> {
  const { conversationId, seekerId, now } = exchange;
  if (exchange.isFirst) {
    const title = titleOf(exchange.question, exchange.fileName);
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
  // The update above locked the conversation, so numbers are given one after the other.
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

/** A title from the first question: its first line, cut at a word. */
function titleOf(question: string, fileName: string): string {
  const line = question === ASSISTANT_TEXTS.uploaded && fileName ? fileName : (question.split("\n")[0] ?? "");
  if (line.length <= 60) return line || ASSISTANT_TEXTS.uploaded;
  return `${line.slice(0, 60).replace(/\s+\S*$/, "")}…`.slice(0, MAX_TITLE);
}
