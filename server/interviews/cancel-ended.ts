import { recordEvent } from "../applications/application.store.ts";
import type { Transaction } from "../platform/database/database.ts";
import { queueNews } from "./interview-news.ts";
import { lockEnded, storeChange } from "./interviews.store.ts";

/** Cancels an interview if it is to come and no longer makes sense, and queues the notices of that. */
export async function cancelEnded(tx: Transaction, interviewId: string): Promise<void> {
  const ended = await lockEnded(tx, interviewId);
  if (!ended) return;
  const { applicationId, seekerId, companyId, startsAt: was } = ended;
  const { sequence } = await storeChange(tx, interviewId, { status: "CANCELLED" });
  await queueNews(tx, interviewId, { news: "CANCELLED", sequence, was, formerIds: [] });
  if (!applicationId || !seekerId || !companyId) return;
  const event = { applicationId, kind: "INTERVIEW_CANCELLED", actorId: null, aboutId: interviewId } as const;
  await recordEvent(tx, event, { seekerId, companyId });
}
