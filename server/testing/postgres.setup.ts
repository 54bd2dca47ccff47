import { makeWorkerUtils } from "graphile-worker";
import type { TestProject } from "vitest/node";
import { migrate } from "../platform/database/migrations.ts";
import { startThrowawayPostgres } from "./throwaway-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection string of the migrated database that `createTestDatabase` clones; nothing else connects to it. */
    templateDatabaseUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated template database. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowawayPostgres();
  await migrate(postgres.url);
  const worker = await makeWorkerUtils({ connectionString: postgres.url });
  await worker.migrate();
  await worker.release();
  project.provide("templateDatabaseUrl", postgres.url);
  return postgres.stop;
}
