import type { PoolClient } from "pg";
import type { BackgroundTask } from "../queue/worker-task.ts";
import type { FileStore } from "./file-store.ts";
import { IN_USE } from "./in-use.sql.ts";
import { REMOVE_BYTES } from "./remove-bytes.task.ts";

const BATCH = 100;

/** No file takes an hour to write. */
const UNFINISHED_AFTER_MS = 3_600_000;

/** Deletes files that are unreferenced and older than an hour: replaced ones, and those of failed saves. */
export const sweepFiles: BackgroundTask = {
  schedule: "42 * * * *",
  async run(_payload, { withPgClient }) {
    while ((await withPgClient(sweepBatch)) === BATCH);
  },
};

/** Deletes unfinished files, once a day, as every folder of the store has to be read. */
export function sweepUnfinishedTask(files: FileStore): BackgroundTask {
  return {
    schedule: "12 3 * * *",
    async run() {
      await files.removeUnfinished(new Date(Date.now() - UNFINISHED_AFTER_MS));
    },
  };
}

async function sweepBatch(client: PoolClient): Promise<number> {
  await client.query("begin");
  try {
    const count = await sweepLocked(client);
    await client.query("commit");
    return count;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/**
 * The rows are locked first and checked again: a transaction that is adding a reference holds the row, and none can
 * start to while we do. The bytes are deleted after the commit, by a job of it, so that no row is locked while the store
 * is slow.
 */
async function sweepLocked(client: PoolClient): Promise<number> {
  const candidates = await client.query<{ id: string }>(
    `select id from files f where created_at < now() - interval '1 hour' and not ${IN_USE}
     limit ${BATCH} for update skip locked`,
  );
  const { rows } = await client.query<{ id: string; key: string }>(
    `select id, storage_key as key from files f where id = any($1::uuid[]) and not ${IN_USE}`,
    [candidates.rows.map((row) => row.id)],
  );
  if (rows.length > 0)
    await client.query("select graphile_worker.add_job($1, $2::json)", [
      REMOVE_BYTES,
      JSON.stringify({ keys: rows.map(({ key }) => key) }),
    ]);
  await client.query("delete from files where id = any($1::uuid[])", [rows.map((row) => row.id)]);
  return candidates.rows.length;
}
