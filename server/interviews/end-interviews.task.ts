import type { Platform } from "../platform/platform.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import { cancelEnded } from "./cancel-ended.ts";
import { queueUnattended } from "./interview-news.ts";
import { deleteForgotten, listEnded, removeUnseeing } from "./interviews.store.ts";

/**
 * Cancels open interviews that no longer make sense, whatever the reason, each in a transaction with its notices, and
 * removes from the others who no longer sees their job: what ends an application, or changes a company's members, need
 * not know of interviews.
 */
export const endInterviewsTask = ({ db }: Pick<Platform, "db">): BackgroundTask => ({
  schedule: "* * * * *",
  async run() {
    for (const interviewId of await listEnded(db)) await db.transaction((tx) => cancelEnded(tx, interviewId));
    await db.transaction(async (tx) => {
      for (const { interviewId, sequence } of await removeUnseeing(tx))
        await queueUnattended(tx, interviewId, sequence);
    });
    await deleteForgotten(db);
  },
});
