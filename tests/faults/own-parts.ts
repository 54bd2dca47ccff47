import { afterAll, onTestFinished } from "vitest";
import { openDatabase } from "../../server/platform/database/database.ts";
import { migrate } from "../../server/platform/database/migrations.ts";
import { migrateWorker } from "../../server/platform/queue/worker.ts";
import { startRestartablePostgres } from "../../server/testing/restartable-postgres.ts";
import { type OwnServer, ownServer } from "../support/own-server.ts";

/** Called with the function that ends a part: after the file's tests, or after the current test. */
type OnEnd = (end: () => Promise<void>) => void;

/** Ends what `beforeAll` of a file has begun, the last part first. A file without a test to run begins nothing. */
export function afterTheFile(): OnEnd {
  const ends: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return (end) => void ends.push(end);
}

export type CrashableDatabase = Awaited<ReturnType<typeof crashableDatabase>>;

/** A migrated database on a PostgreSQL that can be crashed and started again. */
export async function crashableDatabase(onEnd: OnEnd) {
  const postgres = await startRestartablePostgres();
  onEnd(postgres.remove);
  await migrate(postgres.url);
  await migrateWorker(postgres.url);
  const db = { ...openDatabase(postgres.url), url: postgres.url };
  onEnd(() => db.close().catch(() => {}));
  return { postgres, db };
}

/** A server that is not started yet. */
export async function newServer(env: Record<string, string>, onEnd: OnEnd = onTestFinished): Promise<OwnServer> {
  const server = await ownServer(env);
  onEnd(() => server.remove());
  return server;
}
