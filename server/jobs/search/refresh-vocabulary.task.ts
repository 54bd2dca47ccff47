import type { Database } from "../../platform/database/database.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { isVocabularyOutdated, refreshVocabulary } from "./vocabulary.store.ts";

const EVERY_MINUTES = 10;

/** Refreshes the vocabulary used to correct and complete searches. */
export const refreshVocabularyTask = (db: Pick<Database, "pool">): BackgroundTask => ({
  schedule: `*/${EVERY_MINUTES} * * * *`,
  async run() {
    // One minute longer than the interval: runs may overlap, but leave no gap.
    if (await isVocabularyOutdated(db, EVERY_MINUTES + 1)) await refreshVocabulary(db);
  },
});
