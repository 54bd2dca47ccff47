import { deliverNotices } from "../../server/testing/notices.ts";
import type { TestApp } from "../../server/testing/test-app.ts";

/** Sends a seeker a connection request of a new one, who has this name, and the notice of it. */
export async function askToConnect(app: TestApp, seeker: { id: string }, name: string): Promise<void> {
  await app.perform("requestConnection", { input: { seekerId: seeker.id } }, await app.signedInSeeker({ name }));
  await deliverNotices(app);
}
