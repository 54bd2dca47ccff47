import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { buildRecruiter } from "../../prisma/factories/index.ts";
import { openDatabase } from "../../server/platform/database/database.ts";
import { migrate } from "../../server/platform/database/migrations.ts";
import { migrateWorker } from "../../server/platform/queue/worker.ts";
import { type BreakableConnection, breakableConnection } from "../../server/testing/breakable-connection.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { startRedis } from "../../server/testing/redis.ts";
import { startRestartablePostgres } from "../../server/testing/restartable-postgres.ts";
import { type ServerProcess, serverProcess } from "../../server/testing/server-process.ts";
import { mountedDisk } from "../support/small-disk.ts";

const NODES = 2;
const DISK_BYTES = 700 * 1024 * 1024;

/** A server with its own connections to the database and the bus, and its own clock. */
export interface Node {
  readonly process: ServerProcess;
  readonly lines: readonly BreakableConnection[];
  /** Offsets its clock by this many seconds. */
  setClock(seconds: number): Promise<void>;
  /** Stops it gracefully, and starts the current version. */
  replace(): Promise<void>;
}

/** Servers with a shared database and bus, and the means to break them. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** `older`: the folder of the version that the nodes run at first; null: they run this one. */
export async function startCluster(older: string | null, bus: "PostgreSQL" | "Redis" = "Redis") {
  const started: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startParts(older, bus, (end) => started.push(end))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** `onEnd` gets the function that ends each part. */
async function startParts(older: string | null, bus: string, onEnd: (end: () => Promise<unknown>) => void) {
  const folder = await mkdtemp(join(tmpdir(), "worklane-histories-"));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const disk = await mountedDisk(join(folder, "disk"), DISK_BYTES);
  onEnd(async () => disk?.remove());
  // The run's writes fit beside the log segments that are retained for recycling.
  const settings = { max_wal_size: "96MB", min_wal_size: "64MB", shared_buffers: "64MB" };
  const postgres = await startRestartablePostgres(disk ? join(folder, "disk") : tmpdir(), settings);
  onEnd(postgres.remove);
  const redis = await startRedis();
  onEnd(redis.kill);
  const library = clockLibrary();

  async function newNode(name: string): Promise<Node> {
    const lines = [await breakableConnection(postgres.url), await breakableConnection(redis.url)] as const;
    onEnd(() => Promise.all(lines.map((line) => line.close())));
    const clock = join(folder, `${name}.clock`);
    await writeFile(clock, "+0");
    const env = {
      DATABASE_URL: lines[0].url,
      REDIS_URL: bus === "Redis" ? lines[1].url : "",
      DATA_DIR: join(folder, name),
      TOKEN_SECRET: "a secret that all nodes share, for tests",
      WORKER: "inside",
      DRAIN_SECONDS: "0",
      ...(library && {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_CACHE_DURATION: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
      }),
    };
    const port = await freePort();
    const newer = serverProcess(port, env, "built");
    let running = older ? serverProcess(port, env, "source", older) : newer;
    onEnd(() => running.kill());
    return {
      get process() {
        return running;
      },
      lines,
      setClock: (seconds) => writeFile(clock, `${seconds < 0 ? "" : "+"}${seconds}`),
      async replace() {
        running.requireRunning();
        if (running.pid) process.kill(running.pid, "SIGTERM");
        await running.ended();
        running = newer;
        await running.start();
      },
    };
  }
  const nodes: Node[] = [];
  for (let n = 0; n < NODES; n++) nodes.push(await newNode(`node-${n}`));
  const db = openDatabase(postgres.url);
  onEnd(() => db.close().catch(() => {}));
  if (older) {
    // It migrates the database to its own schema; the upgrade changes it while older nodes are running.
    await nodes[0]?.process.start();
    await Promise.all(nodes.slice(1).map((node) => node.process.start()));
  } else {
    await migrate(postgres.url);
    await migrateWorker(postgres.url);
    // An empty database would be filled with demo data.
    await buildRecruiter(db.prisma);
    await Promise.all(nodes.map((node) => node.process.start()));
  }
  return {
    /** The disk is null when none can be mounted. */
    ...{ nodes, db, postgres, redis, disk },
    /** Whether clocks can be set. */
    hasClocks: library !== null,
    /** Resolves when every node is ready. */
    async ready() {
      for (const node of nodes) {
        const status = () =>
          fetch(`${node.process.url}/readyz`)
            .then((response) => response.status)
            .catch(() => 0);
        await expect.poll(status, { timeout: 60_000, message: node.process.output() }).toBe(200);
      }
    },
  };
}

/** Path of the library that sets a program's clock, where installed (Debian: faketime). */
function clockLibrary(): string | null {
  const root = "/usr/lib";
  const folders = existsSync(root) ? readdirSync(root).map((name) => join(root, name, "faketime")) : [];
  return folders.map((name) => join(name, "libfaketimeMT.so.1")).find((file) => existsSync(file)) ?? null;
}
