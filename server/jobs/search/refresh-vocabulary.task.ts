import type { Database } from "../../platform/database/database.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { isVocabularyOutdated, refreshVocabulary } from "./vocabulary.store.ts";

const EVERY_MINUTES = 10;

/** Keeps the words that searches are corrected and completed from up to date. */
export const refreshVocabularyTask = (db: Pick<Database, "pool">): BackgroundTask => ({
  schedule: `*/${EVERY_MINUTES} * * * *`,
  async run() {
    // One minute more than the last run is ago: two may overlap, none leaves a gap.
    if (await isVocabularyOutdated(db, EVERY_MINUTES + 1)) await refreshVocabulary(db);
  },
});
