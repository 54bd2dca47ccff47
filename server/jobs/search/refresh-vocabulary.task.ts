import type { Database } from "../../platform/database/database.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { isVocabularyDue, refreshVocabulary } from "./vocabulary.store.ts";

/** Refreshes the vocabulary used to correct and complete searches. */
export const refreshVocabularyTask = (db: Pick<Database, "pool">): BackgroundTask => ({
  schedule: "*/10 * * * *",
  async run() {
    if (await isVocabularyDue(db)) await refreshVocabulary(db);
  },
});
