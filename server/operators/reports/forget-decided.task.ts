import { APPEAL_DAYS } from "../../../shared/operators.ts";
import type { Platform } from "../../platform/platform.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { forgetDecided } from "../measures/measures.store.ts";

/**
 * Deletes the evidence of reports and the text of removed messages, some time after the decision. `retentionDays`: how
 * long the audit log is retained.
 */
export const forgetDecidedTask = ({ db, clock }: Platform, retentionDays: number): BackgroundTask => ({
  schedule: "20 4 * * *",
  run: () => {
    const days = Math.max(retentionDays, APPEAL_DAYS + 1);
    return db.transaction((tx) => forgetDecided(tx, new Date(clock().getTime() - days * 86_400_000)));
  },
});
