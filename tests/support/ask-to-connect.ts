import { deliverNotices } from "../../server/testing/notices.ts";
import type { TestApp } from "../../server/testing/test-app.ts";

/** Sends a seeker a connection request of a new one, who has this name, and the notice of it. */
export async function askToConnect(app: TestApp, seeker: { id: string }, name: string): Promise<void> {
  const { id } = await app.build.seeker({ name });
  const actor = { accountId: id, role: "SEEKER" as const, sessionId: id };
  await app.app.services.connections.request(actor, seeker.id);
  await deliverNotices(app);
}
