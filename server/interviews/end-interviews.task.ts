import { recordEvent } from "../applications/application.store.ts";
import type { Platform } from "../platform/platform.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import { queueNews, queueUnattended } from "./interview-news.ts";
import { deleteForgotten, listEnded, lockEnded, removeUnseeing, storeChange } from "./interviews.store.ts";

/**
 * Cancels open interviews that no longer make sense, whatever the reason, each in a transaction with its notices, and
 * removes from the others who no longer sees their job: what ends an application, or changes a company's members, need
 * not know of interviews.
 */
export const endInterviewsTask = ({ db }: Pick<Platform, "db">): BackgroundTask => ({
  schedule: "* * * * *",
  async run() {
    for (const interviewId of await listEnded(db)) {
      await db.transaction(async (tx) => {
        const ended = await lockEnded(tx, interviewId);
        if (!ended) return;
        const { applicationId, seekerId, companyId, sequence, startsAt: was } = ended;
        await storeChange(tx, interviewId, { status: "CANCELLED" });
        await queueNews(tx, interviewId, { news: "CANCELLED", sequence: sequence + 1, was, formerIds: [] });
        if (!applicationId || !seekerId || !companyId) return;
        const event = { applicationId, kind: "INTERVIEW_CANCELLED", actorId: null } as const;
        await recordEvent(tx, event, { seekerId, companyId });
      });
    }
    await db.transaction(async (tx) => {
      for (const { interviewId, sequence } of await removeUnseeing(tx))
        await queueUnattended(tx, interviewId, sequence);
    });
    await deleteForgotten(db);
  },
});
