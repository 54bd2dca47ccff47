import { announceWait } from "./announce.ts";
import { readConfig } from "./config.ts";
import { createLogger } from "./platform/logging/log.ts";
import { startTracing } from "./platform/tracing/start-tracing.ts";
import { currentIds } from "./platform/tracing/tracing.ts";
import { prepareDataFolder } from "./prepare-data-folder.ts";
import { LATER_MIGRATIONS, prepareDatabase } from "./prepare-database.ts";
import { runProcess } from "./process.ts";

/** Runs the background work in a separate process; the servers then run with WORKER=apart. */
await runProcess(async ({ onStop, stopping }) => {
  const config = readConfig(process.env);
  const log = createLogger("info", config.tracing && currentIds);
  onStop(await startTracing(config.tracing, log));
  await prepareDataFolder(config);
  const database = await prepareDatabase(config, { stopping, tell: announceWait });
  onStop(() => database.stop());
  if (database.laterMigrations.length > 0) log.warn({ migrations: database.laterMigrations }, LATER_MIGRATIONS);
  // Imported only now, because it takes seconds: wrong settings and an unusable database are reported before.
  const [{ closePlatform, createPlatform }, { startBackgroundWork }] = await Promise.all([
    import("./create-platform.ts"),
    import("./background.ts"),
  ]);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const platform = await createPlatform({ config, databaseUrl: database.url, publicUrl, log });
  onStop(() => closePlatform(platform));
  const worker = await startBackgroundWork({ config, databaseUrl: database.url, platform });
  onStop(() => worker.stop());
  log.info("background work has begun");
});
