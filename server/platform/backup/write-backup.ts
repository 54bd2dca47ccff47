import { createWriteStream } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { ClientBase } from "pg";
import type { Database } from "../database/database.ts";
import type { FileStore } from "../files/file-store.ts";
import { BackupError, type Manifest, writeManifest } from "./manifest.ts";
import { appliedMigrations, listTables, quoted, type Table } from "./tables.ts";

const BATCH = 1000;

/** Mostly mails. All jobs are idempotent, so running ones count as queued. */
const WAITING_JOBS = `
  select t.identifier as task, j.payload, j.key, j.max_attempts as attempts
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts < j.max_attempts order by j.id`;

/** Number of concurrent file copies: enough to hide the latency of a remote store. */
const COPIES = 4;

/**
 * Writes everything into a new folder: each table as JSON lines from one snapshot, then the bytes of the files. The
 * server may keep running; a file that it removes before it is copied is listed in `missing`. No transaction is open
 * while bytes are copied: over hours it would keep the database from vacuuming dead rows.
 * @throws BackupError if the folder is not empty
 */
export async function writeBackup(
  { db, files }: { db: Pick<Database, "pool">; files: FileStore },
  folder: string,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty: give a new folder.`);
  await Promise.all(["tables", "files"].map((name) => mkdir(join(folder, name), { mode: 0o700 })));
  const { keys, ...written } = await writeDatabase(db, folder);
  const createdAt = new Date().toISOString();
  const missing = await copyFiles(files, keys, folder);
  const manifest: Manifest = { format: 1, createdAt, ...written, files: keys.length - missing.length, missing };
  await writeManifest(folder, manifest);
  return manifest;
}

/** Writes the tables and returns the manifest of this snapshot, with the keys of the files it references. */
async function writeDatabase(db: Pick<Database, "pool">, folder: string) {
  const client = await db.pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(client)) {
      tables.push({ name: table.name, columns: [...table.columns], rows: await writeTable(client, table, folder) });
    }
    const jobs = (await client.query<Manifest["jobs"][number]>(WAITING_JOBS)).rows;
    const files = (await client.query<{ key: string }>("select storage_key as key from files order by id")).rows;
    return { tables, jobs, migrations: await appliedMigrations(client), keys: files.map(({ key }) => key) };
  } finally {
    await client.query("rollback").catch(() => {});
    client.release();
  }
}

/** Copies the files. @returns the keys whose bytes are missing (by now) */
async function copyFiles(files: FileStore, keys: readonly string[], folder: string): Promise<string[]> {
  const missing = new Set<string>();
  const waiting = [...keys].reverse();
  const copyInTurn = async () => {
    try {
      for (let key = waiting.pop(); key; key = waiting.pop()) {
        if (!(await writeBytes(files, key, folder))) missing.add(key);
      }
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: COPIES }, copyInTurn));
  return keys.filter((key) => missing.has(key));
}

async function writeTable(client: ClientBase, { name, columns }: Table, folder: string): Promise<number> {
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
  const path = join(folder, "tables", `${name}.jsonl.gz`);
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }));
  return count;
}

/** Returns false if the bytes are missing (by now). */
async function writeBytes(files: FileStore, key: string, folder: string): Promise<boolean> {
  const bytes = await files.get(key);
  if (!bytes) return false;
  await pipeline(bytes, createWriteStream(join(folder, "files", key), { mode: 0o600 }));
  return true;
}
