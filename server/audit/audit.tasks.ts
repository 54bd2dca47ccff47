import type { Platform } from "../platform/platform.ts";
import type { BackgroundTasks } from "../platform/queue/worker-task.ts";
import { deleteOldEvents } from "./audit.store.ts";

/** Returns the background tasks of the audit log. `retentionDays`: for how long events are retained. */
export const auditTasks = ({ db, clock }: Platform, retentionDays: number): BackgroundTasks => ({
  "remove-old-audit-events": {
    schedule: "10 4 * * *",
    run: () => db.transaction((tx) => deleteOldEvents(tx, new Date(clock().getTime() - retentionDays * 86_400_000))),
  },
});
