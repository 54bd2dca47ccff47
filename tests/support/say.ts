import { randomUUID } from "node:crypto";
import type { TestApp } from "../../server/testing/test-app.ts";

/** Sends a chat message of one seeker to another, from another device. */
export async function say(app: TestApp, from: { id: string }, to: { id: string }, content: string): Promise<void> {
  const input = { recipientId: to.id, clientId: randomUUID(), content };
  await app.perform("sendMessage", { input }, await app.signedInAs(from.id));
}
