import { randomUUID } from "node:crypto";
import type { Message, Prisma } from "../../server/generated/prisma/client.ts";
import { buildConversation } from "./conversation.factory.ts";
import { type Client, nextNumber } from "./factory.ts";

export type MessageOverrides = Partial<Omit<Prisma.MessageUncheckedCreateInput, "seq">>;

/** Saves the next message of a conversation, which is created unless given; the sender has seen it. */
export async function buildMessage(prisma: Client, overrides: MessageOverrides = {}): Promise<Message> {
  const conversationId = overrides.conversationId ?? (await buildConversation(prisma)).id;
  const { createdAt = new Date() } = overrides;
  const { lastSeq, lowId } = await prisma.conversation.update({
    where: { id: conversationId },
    data: { lastSeq: { increment: 1 }, lastMessageAt: createdAt },
  });
  const senderId = overrides.senderId ?? lowId;
  if (typeof senderId !== "string") throw new Error("Messages about applications are sent, not built.");
  await prisma.conversationMember.update({
    where: { conversationId_seekerId: { conversationId, seekerId: senderId } },
    data: { seenSeq: lastSeq },
  });
  return prisma.message.create({
    data: {
      clientId: randomUUID(),
      content: `Message ${nextNumber()}`,
      ...overrides,
      conversationId,
      senderId,
      createdAt,
      seq: lastSeq,
    },
  });
}
