import type { Database } from "../platform/database/database.ts";
import type { BackgroundTasks } from "../platform/queue/worker-task.ts";
import { deleteOldAnswers } from "./answering/answer.store.ts";

/** The assistant's background work. */
export const assistantTasks = (db: Pick<Database, "pool">): BackgroundTasks => ({
  "remove-written-answers": { schedule: "27 * * * *", run: () => deleteOldAnswers(db) },
});
