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
  /** Public origin of the site. */
  readonly publicUrl: string;
  readonly log: Logger;
  /** Whether reads that may be stale use replicas; false for background work. */
  readonly replicated?: boolean;
  /** Replaceable in tests. */
  readonly clock?: () => Date;
}

/** Builds the infrastructure that all services depend on, for both the server and the worker. */
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
  const events = await createEvents({ databaseUrl, redisUrl, log });
  const db = openDatabase(databaseUrl, {
    poolSize: config.databasePool,
    pipelined: config.fastExecution,
    events,
    ...(replicated && { replicas: { urls, maxLagSeconds, log } }),
  });
  return {
    db,
    log,
    clock,
    publicUrl,
    events,
    mail: createMailer(publicUrl),
    limits: await createLimits({ databaseUrl, redisUrl, log }),
    files: await openUploads(config, log),
    txtRecords: txtLookup(config.dnsServers),
    holdsUnverified: config.holdsUnverified,
  };
}

/** Opens the file store for uploads, with the scanner in front of it if one is configured. */
async function openUploads(config: Config, log: Logger): Promise<FileStore> {
  const store = await openFileStore(config);
  return config.fileScanner ? scannedStore(store, clamdScan(config.fileScanner), log) : store;
}

/** Maximum time to close, so that unresponsive connections do not delay shutdown. */
const MAX_CLOSE_MS = 8000;

/** Closes what `createPlatform` opened. */
export async function closePlatform({ events, limits, db }: Platform): Promise<void> {
  const closed = events.close().then(() => Promise.all([limits.close(), db.close()]));
  await Promise.race([closed, delay(MAX_CLOSE_MS, undefined, { ref: false })]);
}
