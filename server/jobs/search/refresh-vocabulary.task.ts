import type { Database } from "../../platform/database/database.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { isVocabularyDue, refreshVocabulary } from "./vocabulary.store.ts";

/** Keeps the words that searches are corrected and completed from up to date. */
export const refreshVocabularyTask = (db: Pick<Database, "pool">): BackgroundTask => ({
  schedule: "*/10 * * * *",
  async run() {
    if (await isVocabularyDue(db)) await refreshVocabulary(db);
  },
});
