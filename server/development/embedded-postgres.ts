import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { messageOf, OperatorError } from "../platform/operator-error.ts";
import {
  type Cluster,
  initialiseCluster,
  launchServer,
  prepareCluster,
  SUPERUSER,
  stopServer,
} from "./postgres-cluster.ts";
import { readPostmaster, readPostmasterSync, stateOf } from "./postmaster.ts";

/** A real PostgreSQL server owned by this process. */
export interface EmbeddedPostgres {
  /** Connection string of the database `worklane`, over the loopback interface. */
  readonly url: string;
  /** Stops the server, cancelling running statements; the data remains. */
  stop(): Promise<void>;
}

/** The owner of a server holds this advisory lock in the database `postgres` for as long as it lives. */
const OWNER_LOCK = 5_290_017;
const START_TIMEOUT_MS = 60_000;
const DATABASE = "worklane";

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, which is created at the first start. A server left behind by a killed
 * process is taken over. `settings` are added to its configuration.
 * @throws Error with a message for the operator, such as when another live process owns the data
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { settings = {} }: { settings?: Readonly<Record<string, string | number>> } = {},
): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(join(resolve(dataDir), "postgres"), settings);
  await initialiseCluster(cluster);
  let isOurs = false;
  const endWithProcess = () => {
    if (isOurs) endServer(cluster);
  };
  process.once("exit", endWithProcess);
  let owner = await connectToServer(cluster, (launched) => {
    isOurs = launched;
  });
  await takeOwnership(owner, dataDir).catch((error: unknown) => {
    process.off("exit", endWithProcess);
    throw error;
  });
  isOurs = true;
  const existing = await owner.query("select 1 from pg_database where datname = $1", [DATABASE]);
  if (existing.rowCount === 0) await owner.query(`create database ${DATABASE}`);

  let stopped: Promise<void> | undefined;
  const sameAddress = { ...cluster, settings: { ...cluster.settings, port: owner.port } };
  /** The owner's connection ends with the server, or when PostgreSQL restarts itself after one of its processes died. */
  function bringBackWhenLost() {
    owner.once("end", () => {
      if (!stopped) bringBack().catch(endUnserved);
    });
  }
  async function bringBack() {
    const again = await connectToServer(sameAddress, () => {});
    if (stopped) return again.end();
    await takeOwnership(again, dataDir);
    owner = again;
    bringBackWhenLost();
  }
  bringBackWhenLost();
  return {
    url: urlOf(cluster, owner.port, DATABASE),
    stop() {
      stopped ??= (async () => {
        process.off("exit", endWithProcess);
        // The owner's lock is held until the server is gone, so that nobody takes over a server that is shutting down.
        await stopServer(cluster);
        await owner.end().catch(() => {});
      })();
      return stopped;
    },
  };
}

/**
 * Connects to the cluster's server, starting it unless it is running. `onLaunched`: receives whether this process
 * started it.
 */
async function connectToServer(cluster: Cluster, onLaunched: (launched: boolean) => void): Promise<pg.Client> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const left = await readPostmaster(cluster.data);
    const state = left ? await stateOf(left) : "GONE";
    if (!left || state !== "RUNNING") {
      // PostgreSQL itself replaces the PID file of a dead process, but takes any live process for a server.
      if (state === "OTHER_PROGRAM") await rm(join(cluster.data, "postmaster.pid"), { force: true });
      try {
        onLaunched(true);
        await launchServer(cluster);
      } catch (error) {
        onLaunched(false);
        // Unless another process was faster, a retry helps only if a dying server still held the data or port.
        if (Date.now() > deadline - START_TIMEOUT_MS + 10_000) throw error;
        await delay(200);
      }
      continue;
    }
    const client = await connect(urlOf(cluster, left.port, "postgres")).catch(() => undefined);
    if (client) return client;
    if (Date.now() > deadline)
      throw new OperatorError(
        `PostgreSQL runs as process ${left.pid} but does not answer; see ${cluster.log}. Stop it and start again.`,
      );
    await delay(100);
  }
}

/** Without its database the process serves nothing: its supervisor, if any, can start it anew. */
function endUnserved(error: unknown): never {
  console.error(`PostgreSQL has ended and cannot be started again. ${messageOf(error)}`);
  process.exit(1);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // This connection ends with the server; without a listener that would end the process.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Another process owns the embedded server, and stops it when it exits. */
export class DataFolderInUse extends OperatorError {
  constructor(dataDir: string) {
    super(
      `Another running process uses the data folder ${resolve(dataDir)}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

async function takeOwnership(owner: pg.Client, dataDir: string): Promise<void> {
  try {
    // A process that was just killed may still hold it.
    await owner.query("set lock_timeout = '1s'");
    await owner.query("select pg_advisory_lock($1)", [OWNER_LOCK]);
  } catch {
    await owner.end();
    throw new DataFolderInUse(dataDir);
  }
}

/** Signals the server to stop, without waiting: this process is exiting without having stopped it. */
function endServer(cluster: Cluster): void {
  const server = readPostmasterSync(cluster.data);
  if (!server) return;
  try {
    process.kill(server.pid, "SIGINT");
  } catch {
    // It has stopped already.
  }
}

const urlOf = (cluster: Cluster, port: number, database: string) =>
  `postgresql://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;
