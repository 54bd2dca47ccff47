import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { ClientBase } from "pg";
import type { Database } from "../database/database.ts";
import { appliedMigrations } from "../database/migrations.ts";
import type { FileStore } from "../files/file-store.ts";
import { makeFolder } from "../files/make-folder.ts";
import { isOfFileSystem, messageOf } from "../operator-error.ts";
import { writeWithChecksum } from "./checksums.ts";
import { BackupError, type BackupPart, type Manifest, writeManifest } from "./manifest.ts";
import { listTables, quoted, type Table } from "./tables.ts";

const BATCH = 1000;

/** Mostly mails. All jobs are idempotent, so running ones count as queued. */
const WAITING_JOBS = `
  select t.identifier as task, j.payload, j.key, j.max_attempts as attempts, q.queue_name as queue,
    to_json(j.run_at) #>> '{}' as "dueAt", j.priority
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts order by j.id`;

/** Without these, a schedule would not run again on the day of the restore, or run once more. */
const SCHEDULES = `
  select identifier as name, to_json(known_since) #>> '{}' as "knownSince", to_json(last_execution) #>> '{}' as "lastRun"
  from graphile_worker._private_known_crontabs order by identifier`;

/** Number of concurrent file copies: enough to hide the latency of a remote store. */
const COPIES = 4;

/** Number of unreadable files after which the store itself counts as unavailable. */
const MAX_UNREADABLE = 100;

/** A written backup. */
export interface WrittenBackup {
  readonly manifest: Manifest;
  /**
   * Files that are still in the database, but whose bytes the store does not have, or could not give; each with the
   * reason.
   */
  readonly lost: readonly LostFile[];
}

interface LostFile {
  readonly key: string;
  readonly why: string;
}

/**
 * Writes everything into a new folder: each table as JSON lines from one snapshot, then the bytes of the files. The
 * server may keep running; a file that it removes before it is copied is listed in `missing`. No transaction is open
 * while bytes are copied: over hours it would keep the database from vacuuming dead rows.
 * @throws BackupError if the folder is not empty or cannot be written, or the store is unavailable
 */
export async function writeBackup(
  { db, files }: { db: Pick<Database, "pool">; files: FileStore },
  folder: string,
): Promise<WrittenBackup> {
  try {
    makeFolder(folder, 0o700);
    if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty: choose a new folder.`);
    await Promise.all(["tables", "files"].map((name) => mkdir(join(folder, name), { mode: 0o700 })));
    const { keys, parts, ...written } = await writeDatabase(db, folder);
    const createdAt = new Date().toISOString();
    const copied = await copyFiles(files, keys, folder);
    const missing = keys.filter((key) => copied.missing.has(key));
    const manifest: Manifest = {
      ...{ format: 2, createdAt, ...written, files: keys.length - missing.length, missing },
      parts: [...parts, ...copied.parts],
    };
    await writeManifest(folder, manifest);
    const { rows } = await db.pool.query<{ key: string }>(
      "select storage_key as key from files where storage_key = any($1) order by id",
      [missing],
    );
    return { manifest, lost: rows.map(({ key }) => ({ key, why: copied.missing.get(key) ?? "" })) };
  } catch (error) {
    if (!isOfFileSystem(error)) throw error;
    throw new BackupError(`${folder} cannot be written, and the backup is not complete. ${error.message}`);
  }
}

/** Writes the tables and returns the manifest of this snapshot, with the keys of the files it references. */
async function writeDatabase(db: Pick<Database, "pool">, folder: string) {
  const client = await db.pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const tables: Manifest["tables"] = [];
    const parts: BackupPart[] = [];
    for (const table of await listTables(client)) {
      const { rows, part } = await writeTable(client, table, folder);
      tables.push({ name: table.name, columns: [...table.columns], rows });
      parts.push(part);
    }
    const jobs = (await client.query<Manifest["jobs"][number]>(WAITING_JOBS)).rows;
    const schedules = (await client.query<Manifest["schedules"][number]>(SCHEDULES)).rows;
    const files = (await client.query<{ key: string }>("select storage_key as key from files order by id")).rows;
    return {
      tables,
      parts,
      jobs,
      schedules,
      migrations: await appliedMigrations(client),
      keys: files.map(({ key }) => key),
    };
  } finally {
    await client.query("rollback").catch(() => {});
    client.release();
  }
}

/** Copies the files. `missing`: the keys whose bytes are missing (by now) or unreadable, each with the reason. */
async function copyFiles(files: FileStore, keys: readonly string[], folder: string) {
  const missing = new Map<string, string>();
  const parts: BackupPart[] = [];
  let unreadable = 0;
  const waiting = [...keys].reverse();
  const copyInTurn = async () => {
    try {
      for (let key = waiting.pop(); key; key = waiting.pop()) {
        const copied = await copyFile(files, key, folder);
        if (typeof copied !== "string") parts.push(copied);
        else {
          missing.set(key, copied);
          if (copied !== NO_BYTES && ++unreadable > MAX_UNREADABLE)
            throw new BackupError(`The file store cannot be read, and the backup is not complete. ${key}: ${copied}`);
        }
      }
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: COPIES }, copyInTurn));
  return { missing, parts };
}

async function writeTable(client: ClientBase, { name, columns }: Table, folder: string) {
  let count = 0;
  async function* lines() {
    const selected = columns.map((column) => `t.${quoted(column)}`).join(", ");
    await client.query(
      `declare backup no scroll cursor for
       select row_to_json(r)::text as line from (select ${selected} from ${quoted(name)} t) r`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from backup`);
      count += rows.length;
      if (rows.length > 0) yield `${rows.map(({ line }) => line).join("\n")}\n`;
      if (rows.length < BATCH) break;
    }
    await client.query("close backup");
  }
  const path = `tables/${name}.jsonl.gz`;
  const checksum = await writeWithChecksum(join(folder, path), Readable.from(lines()), createGzip());
  return { rows: count, part: { path, ...checksum } };
}

const NO_BYTES = "the store does not have it";

/** Copies a file, or returns why the store does not give it. @throws the error of writing it */
async function copyFile(files: FileStore, key: string, folder: string): Promise<BackupPart | string> {
  const path = `files/${key}`;
  let unreadable: unknown;
  try {
    const bytes = await files.get(key).catch((error: unknown) => {
      unreadable = error;
      throw error;
    });
    if (!bytes) return NO_BYTES;
    bytes.once("error", (error) => {
      unreadable = error;
    });
    return { path, ...(await writeWithChecksum(join(folder, path), bytes)) };
  } catch (error) {
    if (error !== unreadable) throw error;
    await rm(join(folder, path), { force: true });
    return messageOf(error);
  }
}
