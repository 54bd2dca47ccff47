import { announceWait } from "./announce.ts";
import { readConfig } from "./config.ts";
import { requireFreePort } from "./free-port.ts";
import { listenError } from "./listen-error.ts";
import { createLogger } from "./platform/logging/log.ts";
import { startTracing } from "./platform/tracing/start-tracing.ts";
import { currentIds } from "./platform/tracing/tracing.ts";
import { prepareDataFolder } from "./prepare-data-folder.ts";
import { LATER_MIGRATIONS, prepareDatabase } from "./prepare-database.ts";
import { runProcess } from "./process.ts";
import { unencryptedConnections } from "./unencrypted-connections.ts";

/**
 * Maximum backlog of unaccepted connections. Node accepts one at a time, and its default of 511 is too few when
 * thousands reconnect: the system drops the excess, and those clients retry after 1, 3, 7 and 15 seconds. Linux caps it
 * at `net.core.somaxconn`, which has the same value.
 */
const MAX_UNACCEPTED = 4096;

await runProcess(async ({ onStop, beforeStop, stopping }) => {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel, config.tracing && currentIds);
  const unencrypted = config.production ? unencryptedConnections(config) : [];
  if (unencrypted.length > 0) log.warn({ settings: unencrypted }, "connections without encryption");
  onStop(await startTracing(config.tracing, log));
  await prepareDataFolder(config);
  // The first start creates the embedded database, which takes long.
  if (!config.databaseUrl) await requireFreePort(config);
  const database = await prepareDatabase(config, { stopping, tell: announceWait });
  onStop(() => database.stop());
  if (database.laterMigrations.length > 0) log.warn({ migrations: database.laterMigrations }, LATER_MIGRATIONS);

  // Imported only now, because it takes seconds: wrong settings and an unusable database are reported before.
  const [{ createApp }, { startBackgroundWork }] = await Promise.all([import("./app.ts"), import("./background.ts")]);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const app = await createApp({ config, databaseUrl: database.url, publicUrl, log });
  onStop(() => app.stop());
  beforeStop(() => app.drain());
  // Before the background work, which would find half a demo. Imported lazily: it needs packages that are not installed
  // in production.
  const demo = config.production
    ? null
    : await (await import("./development/prepare-demo.ts")).prepareDemo(app.platform, config.secrets);
  if (config.workerInside) {
    const worker = await startBackgroundWork({ config, databaseUrl: database.url, platform: app.platform });
    onStop(() => worker.stop());
  }
  await app.http
    .listen({ port: config.port, host: config.host, backlog: MAX_UNACCEPTED })
    .catch((error: unknown) => Promise.reject(listenError(error, config)));
  const ready = `Worklane is ready: ${publicUrl}`;
  if (config.production) log.info(ready);
  else console.log(ready);
  if (demo) console.log(demo);
});
