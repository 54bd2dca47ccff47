import { queueNotices } from "../../notices/queue-notices.ts";
import { accountTopic, companyTopic } from "../../platform/bus/topics.ts";
import { dayOf } from "../../platform/days.ts";
import type { Platform } from "../../platform/platform.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { closeUnanswered } from "./response-deadline.store.ts";

const BATCH = 100;

/**
 * Closes applications whose promised day has passed without an answer, and notifies their senders. The closing, its
 * event and its notice are one transaction, so that after a crash each is still closed and notified exactly once.
 */
export const closeUnansweredTask = ({ db, clock }: Pick<Platform, "db" | "clock">): BackgroundTask => ({
  schedule: "*/10 * * * *",
  async run() {
    for (let closed = BATCH; closed === BATCH; ) {
      const now = clock();
      closed = await db.transaction(async (tx) => {
        const applications = await closeUnanswered(tx, { today: dayOf(now), now }, BATCH);
        await queueNotices(
          tx,
          "UNANSWERED",
          applications.map(({ applicationId }) => ({ id: applicationId, cause: { applicationId } })),
        );
        for (const { seekerId, applicationId } of applications)
          tx.publish(accountTopic(seekerId), { type: "application-changed", applicationId });
        for (const companyId of new Set(applications.map((application) => application.companyId)))
          tx.publish(companyTopic(companyId), { type: "applications-changed" });
        return applications.length;
      });
    }
  },
});
