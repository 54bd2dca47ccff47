import type { Platform } from "../platform/platform.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import { cancelEnded } from "./cancel-ended.ts";
import { queueStuck } from "./interview-news.ts";
import { interviewTimes } from "./interview-times.ts";
import { deleteForgotten, listBusyOffers, listEnded, listUnattended, removeUnseeing } from "./interviews.store.ts";

/**
 * Cancels open interviews that no longer make sense, whatever the reason, each in a transaction with its notices,
 * removes from the others who no longer sees their job, and notifies companies of those that cannot take place as
 * planned: what ends an application, or changes a company's members, need not know of interviews.
 */
export const endInterviewsTask = ({ db, clock }: Pick<Platform, "db" | "clock">): BackgroundTask => ({
  schedule: "* * * * *",
  async run() {
    for (const interviewId of await listEnded(db)) await db.transaction((tx) => cancelEnded(tx, interviewId));
    await removeUnseeing(db);
    await queueStuck(db, "UNATTENDED", await listUnattended(db));
    const now = clock();
    const full = (await listBusyOffers(db)).filter((offer) => interviewTimes(offer, now).length === 0);
    await queueStuck(db, "FULL", full);
    await deleteForgotten(db);
  },
});
