import { z } from "zod";
import type { Transaction } from "../database/database.ts";
import { queueJobs } from "../queue/queue-jobs.ts";
import type { BackgroundTask } from "../queue/worker-task.ts";
import type { FileStore } from "./file-store.ts";

/** The task's name in the queue. */
export const REMOVE_BYTES = "remove-bytes";

const payloadShape = z.object({ keys: z.array(z.string()) });

/** Queues the removal of bytes, in the transaction that deletes their rows; `late`: an hour from now. */
export async function queueBytesRemoval(
  tx: Transaction,
  keys: readonly string[],
  { late = false }: { readonly late?: boolean } = {},
): Promise<void> {
  if (keys.length > 0) await queueJobs(tx, REMOVE_BYTES, [{ payload: { keys }, delay: late ? 3600 : 0 }]);
}

/** Removes bytes whose rows are gone. */
export const removeBytesTask = (files: FileStore): BackgroundTask => ({
  async run(payload) {
    for (const key of payloadShape.parse(payload).keys) await files.remove(key);
  },
});
