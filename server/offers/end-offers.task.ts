import type { Platform } from "../platform/platform.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import { endEnded } from "./end-ended.ts";
import { listEnded } from "./offers.store.ts";

/** Ends open offers that have lapsed, or whose applications have ended, each in a transaction with its notices. */
export const endOffersTask = ({ db }: Pick<Platform, "db">): BackgroundTask => ({
  schedule: "* * * * *",
  async run() {
    for (const { offerId } of await listEnded(db)) await db.transaction((tx) => endEnded(tx, offerId));
  },
});
