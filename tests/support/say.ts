import { randomUUID } from "node:crypto";
import { signIn } from "../../server/testing/sign-in.ts";
import type { TestApp } from "../../server/testing/test-app.ts";
import { SendMessageDocument } from "../../web/generated/messages/messages.ts";

/** Sends a chat message of one seeker to another, from another device. */
export async function say(app: TestApp, from: { id: string }, to: { id: string }, content: string): Promise<void> {
  const cookie = await signIn(app.db, { id: from.id, role: "SEEKER" });
  const input = { recipientId: to.id, clientId: randomUUID(), content };
  await app.expectOk(SendMessageDocument, { input }, { cookie });
}
