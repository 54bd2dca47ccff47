import { beforeEach } from "vitest";
import { buildConnection, buildConversation, buildMessage, buildSeeker } from "../../prisma/factories/index.ts";
import type { TestApp } from "../../server/testing/test-app.ts";

/** Creates Meera Nair and Arjun Rao before each test: connected, and he has written to her. */
export function twoFriends(app: TestApp) {
  const friends = { meera: { id: "" }, arjun: { id: "" } };
  beforeEach(async () => {
    const { prisma } = app.db;
    const meera = await buildSeeker(prisma, { name: "Meera Nair" });
    const arjun = await buildSeeker(prisma, { name: "Arjun Rao" });
    await buildConnection(prisma, { requesterId: meera.id, addresseeId: arjun.id });
    const { id: conversationId } = await buildConversation(prisma, [meera.id, arjun.id]);
    await buildMessage(prisma, { conversationId, senderId: arjun.id, content: "Send me your bank card" });
    Object.assign(friends, { meera, arjun });
  });
  return friends;
}
