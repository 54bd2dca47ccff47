import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import type { ClientBase } from "pg";
import type { Database } from "../database/database.ts";
import { appliedMigrations } from "../database/migrations.ts";
import type { FileStore } from "../files/file-store.ts";
import { messageOf } from "../operator-error.ts";
import { BackupError, type Manifest } from "./manifest.ts";
import type { Backup } from "./open-backup.ts";
import { listTables, quoted } from "./tables.ts";

const BATCH = 1000;

/**
 * Restores a backup into a database that has this version's schema and no accounts, and into the file store. All rows
 * are inserted in one transaction, which commits once the bytes are stored too: an interrupted restore can be
 * restarted.
 * @throws BackupError
 */
export async function restoreBackup(
  { db, files }: { db: Pick<Database, "pool">; files: FileStore },
  { folder, manifest }: Backup,
): Promise<Manifest> {
  const client = await db.pool.connect();
  try {
    await assertFits(client, manifest);
    await client.query("begin");
    const names = manifest.tables.map(({ name }) => quoted(name));
    // Whatever triggers compute or reject was computed and accepted originally.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(", ")}`);
    for (const table of manifest.tables) await putTable(client, table, folder);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await advanceSequences(client, manifest);
    await putQueue(client, manifest);
    await putFiles(client, files, manifest, folder);
    await client.query("commit");
    await client.query("analyze");
    return manifest;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function assertFits(client: ClientBase, { migrations, tables }: Manifest): Promise<void> {
  if ((await appliedMigrations(client)).join() !== migrations.join()) {
    throw new BackupError(
      "This backup was made by a version with different migrations. Restore it with that version, then upgrade.",
    );
  }
  const known = new Set((await listTables(client)).map(({ name }) => name));
  if (tables.length !== known.size || tables.some(({ name }) => !known.has(name))) {
    throw new BackupError("The tables of this backup are not those of the database.");
  }
  const { rowCount } = await client.query("select from accounts limit 1");
  if (rowCount) throw new BackupError("There are accounts in this database: restore into a new one.");
}

async function putTable(client: ClientBase, { name, columns, rows }: Manifest["tables"][number], folder: string) {
  const list = columns.map(quoted).join(", ");
  // Ids keep their values, also those that the database alone assigns.
  const insert = `insert into ${quoted(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)`;
  let count = 0;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(",")}]`]);
    count += batch.length;
    batch = [];
  };
  for await (const line of linesOf(folder, `tables/${name}.jsonl.gz`)) {
    if (batch.push(line) === BATCH) await flush();
  }
  await flush();
  if (count !== rows) throw new BackupError(`The backup names ${rows} rows of ${name}, and has ${count}.`);
}

/** Not `node:readline`: that also breaks lines at U+2028, which may occur in people's text. */
async function* linesOf(folder: string, path: string): AsyncGenerator<string> {
  let rest = "";
  const text = createGunzip().setEncoding("utf8");
  // A pipe passes on no errors.
  const source = createReadStream(join(folder, path)).on("error", (error) => text.destroy(error));
  const chunks = source.pipe(text)[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch((error: unknown) => {
      const why = messageOf(error);
      throw new BackupError(`${path} is damaged or missing: nothing was restored. Use another backup. (${why})`);
    });
    if (next.done) return;
    const lines = `${rest}${next.value}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

async function putFiles(client: ClientBase, files: FileStore, { missing }: Manifest, folder: string): Promise<void> {
  const { rows } = await client.query<{ key: string; type: string }>(
    "select storage_key as key, media_type as type from files where storage_key <> all($1)",
    [missing],
  );
  for (const { key, type } of rows) {
    const bytes = await readFile(join(folder, "files", key)).catch(() => null);
    if (!bytes) throw new BackupError(`The backup has no file ${key}, which it names.`);
    await files.put(key, bytes, type).catch((error: unknown) => {
      throw new BackupError(`The file store does not take ${key}, and nothing was restored: ${messageOf(error)}`);
    });
  }
}

async function putQueue(client: ClientBase, { jobs, schedules }: Manifest): Promise<void> {
  for (const { task, payload, key, attempts, queue, dueAt, priority } of jobs) {
    await client.query(
      `select graphile_worker.add_job($1, $2::json, job_key := $3, max_attempts := $4, queue_name := $5,
         run_at := $6::timestamptz, priority := $7)`,
      [task, JSON.stringify(payload), key, attempts, queue, dueAt, priority],
    );
  }
  for (const { name, knownSince, lastRun } of schedules) {
    await client.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ($1, $2, $3) on conflict do nothing`,
      [name, knownSince, lastRun],
    );
  }
}

async function advanceSequences(client: ClientBase, { tables }: Manifest): Promise<void> {
  for (const { name, columns } of tables) {
    for (const column of columns) {
      await client.query(
        `select setval(sequence, coalesce((select max(${quoted(column)}::text::bigint) from ${quoted(name)}), 0) + 1, false)
         from (select pg_get_serial_sequence($1, $2) as sequence) s where sequence is not null`,
        [quoted(name), column],
      );
    }
  }
}
