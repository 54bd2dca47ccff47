import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeWorkerUtils } from "graphile-worker";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate, SCHEMA_FOLDER } from "../platform/database/migrations.ts";
import { packageRoot } from "../platform/package-root.ts";
import { startThrowawayPostgres } from "./throwaway-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection string of the migrated database that `createTestDatabase` clones; nothing else connects to it. */
    templateDatabaseUrl: string;
  }
}

const CACHE = join(packageRoot, "node_modules/.cache/worklane-test-postgres");

/** Changes with every input of the template database. */
async function templateVersion(): Promise<string> {
  const hash = createHash("sha256").update(await readFile(join(packageRoot, "package-lock.json")));
  const files = await readdir(SCHEMA_FOLDER, { recursive: true });
  for (const name of files.filter((file) => file.endsWith(".sql")).sort())
    hash.update(name).update(await readFile(join(SCHEMA_FOLDER, name)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Starts one PostgreSQL for the whole run, with a migrated template database. A run that ends normally leaves its
 * server's files for the next one, which takes them by renaming them, so that no two runs share them; it removes those of
 * killed runs and of earlier templates.
 */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(CACHE, { recursive: true });
  const version = await templateVersion();
  const ready = join(CACHE, version);
  const folder = join(CACHE, `${version}-${process.pid}-${randomUUID()}`);
  for (const name of await readdir(CACHE))
    if (name !== version && !isRunning(Number(name.split("-")[1])))
      await rm(join(CACHE, name), { recursive: true, force: true });
  const isWarm = await rename(ready, folder).then(
    () => true,
    () => false,
  );
  const postgres = await startThrowawayPostgres(folder);
  if (!isWarm) {
    await migrate(postgres.url);
    const worker = await makeWorkerUtils({ connectionString: postgres.url });
    await worker.migrate();
    await worker.release();
  }
  project.provide("templateDatabaseUrl", postgres.url);
  return async () => {
    await dropTestDatabases(postgres.url);
    await postgres.shutDown();
    // Unless another run was faster, or the template has changed since.
    await rename(folder, ready).catch(() => rm(folder, { recursive: true, force: true }));
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Drops databases left behind by tests. */
async function dropTestDatabases(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: "/postgres" }).href });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>("select datname from pg_database where datname ~ '^test_'");
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}
