import type { Database } from "../platform/database/database.ts";
import type { BackgroundTasks } from "../platform/queue/worker-task.ts";
import { deleteOldAnswers } from "./answering/answer.store.ts";

/** Background tasks of the assistant. */
export const assistantTasks = (db: Pick<Database, "pool">): BackgroundTasks => ({
  "remove-written-answers": { schedule: "27 * * * *", run: () => deleteOldAnswers(db) },
});
