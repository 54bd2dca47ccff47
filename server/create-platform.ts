import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "./config.ts";
import { createEvents } from "./platform/bus/events.ts";
import { openDatabase } from "./platform/database/database.ts";
import { txtLookup } from "./platform/dns/txt-records.ts";
import type { FileStore } from "./platform/files/file-store.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";
import { clamdScan } from "./platform/files/scan-file.ts";
import { scannedStore } from "./platform/files/scanned-store.ts";
import type { Logger } from "./platform/logging/log.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import type { Platform } from "./platform/platform.ts";
import { createLimits } from "./platform/rate-limits/rate-limits.ts";

export interface PlatformOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Origin under which people reach the product. */
  readonly publicUrl: string;
  readonly log: Logger;
  /** Whether replicas answer what may be old: not what works in the background. */
  readonly replicated?: boolean;
  /** Tests may move time. */
  readonly clock?: () => Date;
}

/** Builds what every service stands on, for the server and for the worker alike. */
export async function createPlatform({
  config,
  databaseUrl,
  publicUrl,
  log,
  replicated = false,
  clock = () => new Date(),
}: PlatformOptions): Promise<Platform> {
  const { redisUrl } = config;
  const { replicaUrls: urls, maxReplicaLagSeconds: maxLagSeconds } = config;
  const db = openDatabase(databaseUrl, {
    poolSize: config.databasePool,
    pipelined: config.fastExecution,
    ...(replicated && { replicas: { urls, maxLagSeconds, log } }),
  });
  return {
    db,
    log,
    clock,
    publicUrl,
    events: await createEvents({ databaseUrl, redisUrl, log }),
    mail: createMailer(publicUrl),
    limits: await createLimits({ databaseUrl, redisUrl, log }),
    files: await openUploads(config, log),
    txtRecords: txtLookup(config.dnsServers),
    holdsUnverified: config.holdsUnverified,
  };
}

/** Where uploads are kept, behind the scanner if there is one. */
async function openUploads(config: Config, log: Logger): Promise<FileStore> {
  const store = await openFileStore(config);
  return config.fileScanner ? scannedStore(store, clamdScan(config.fileScanner), log) : store;
}

/** Connections on which nobody answers any more do not hold up the end. */
const MAX_CLOSE_MS = 8000;

/** Closes what `createPlatform` opened. */
export async function closePlatform({ events, limits, db }: Platform): Promise<void> {
  const closed = events.close().then(() => Promise.all([limits.close(), db.close()]));
  await Promise.race([closed, delay(MAX_CLOSE_MS, undefined, { ref: false })]);
}
