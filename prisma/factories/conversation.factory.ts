import { randomUUID } from "node:crypto";
import type { Conversation } from "../../server/generated/prisma/client.ts";
import type { Client } from "./factory.ts";
import { buildSeeker } from "./seeker.factory.ts";

/** Saves an empty conversation between two seekers, created unless given. */
export async function buildConversation(prisma: Client, seekerIds: readonly string[] = []): Promise<Conversation> {
  const first = seekerIds[0] ?? (await buildSeeker(prisma)).id;
  const second = seekerIds[1] ?? (await buildSeeker(prisma)).id;
  const [lowId, highId] = first < second ? [first, second] : [second, first];
  return prisma.conversation.create({
    data: { lowId, highId, members: { create: [{ seekerId: lowId }, { seekerId: highId }] } },
  });
}

/** Saves the conversation of an application, with a first message of a member of the company. */
export const buildApplicationConversation = (
  prisma: Client,
  { applicationId, authorId }: { applicationId: string; authorId: string },
): Promise<Conversation> =>
  prisma.conversation.create({
    data: {
      ...{ applicationId, lastSeq: 1, lastMessageAt: new Date() },
      messages: { create: { seq: 1, authorId, clientId: randomUUID(), content: "When can you come?" } },
    },
  });
