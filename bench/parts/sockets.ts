import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { STATEMENT_SECONDS } from "../../server/platform/connections/connections.ts";
import { openDatabase } from "../../server/platform/database/database.ts";
import { type Busy, busyWhile, familyOf } from "../lib/busy.ts";
import { fillConversations, makeCrowd } from "../lib/chat-crowd.ts";
import { withFreshDatabase } from "../lib/fresh-database.ts";
import { atMost } from "../lib/goals.ts";
import { listeningProcesses } from "../lib/many-sockets/listening-processes.ts";
import { median, percentile, table } from "../lib/numbers.ts";
import type { Part, Report } from "../lib/part.ts";
import { dataDir } from "../lib/postgres.ts";
import { progress } from "../lib/progress.ts";
import type { ServerProcess } from "../lib/server-process.ts";
import { serverEnv, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 90;
/**
 * Numbers of concurrent sockets; `BENCH_SOCKETS=20000` measures only one size, and the others retain their last
 * figures.
 */
const SIZES = (process.env.BENCH_SOCKETS ?? "20000,40000,60000,80000,100000").split(",").map(Number);
const QUICK_SIZES = [300];
const PER_SECOND = 2000;
/** New sockets per second while the number grows. */
const OPENED_PER_SECOND = 1000;
/** Seconds over which clients that lost their server spread their first attempt. */
const JITTER_SECONDS = 45;
/** Maximum number of open files per process. */
const openFiles = Number(/Max open files\s+(\d+)/.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? 1024);
/** Maximum number of sockets per process, besides its other files. */
const SOCKETS_EACH = openFiles - 500;

type BusyHere = Busy<"servers" | "listeners" | "postgres">;

/** The results for a number of sockets. */
interface Stage {
  readonly sockets: number;
  readonly processes: number;
  readonly openedPerSecond: number;
  readonly rss: number;
  readonly kilobytesEach: number;
  readonly told: number;
  readonly missing: number;
  readonly p50: number;
  readonly p99: number;
  readonly busy: BusyHere;
  readonly storm: Storm;
}

/** A reconnect of all clients after their connections broke. */
interface Storm {
  readonly seconds: number;
  /** Attempts that the server deferred. */
  readonly putOff: number;
  readonly failed: number;
  /** Number of failures by cause. */
  readonly why: Readonly<Record<string, number>>;
  /** Sockets lost before the storm. */
  readonly lost: number;
  readonly busy: BusyHere;
}

/**
 * As many subscribed sockets as the machine can hold, on a server of several processes: a series of sizes, each
 * measured separately.
 */
export const sockets: Part = {
  title: "Many sockets",
  async run({ serverUrl, postgresPid, quick, kept }) {
    const stages = new Map((Array.isArray(kept) ? (kept as Stage[]) : []).map((stage) => [stage.sockets, stage]));
    for (const size of quick ? QUICK_SIZES : SIZES) {
      const stage = await withFreshDatabase(serverUrl, "bench_sockets", (database) =>
        measure({ database, postgresPid, size, quick }),
      );
      console.log(JSON.stringify(stage));
      stages.set(size, stage);
    }
    return report([...stages.values()].sort((a, b) => a.sockets - b.sockets));
  },
};

function tally(reasons: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

interface Measured {
  readonly database: string;
  readonly postgresPid: number;
  readonly size: number;
  readonly quick: boolean;
}

async function measure({ database, postgresPid, size, quick }: Measured): Promise<Stage> {
  const seconds = quick ? 2 : 10;
  const perSecond = quick ? 100 : PER_SECOND;
  const processes = Math.max(availableParallelism(), Math.ceil(size / SOCKETS_EACH));
  const bar = progress(`${size.toLocaleString("en")} sockets`);
  bar.tell("people");
  const db = openDatabase(database, { statementSeconds: STATEMENT_SECONDS.maintenance });
  const people = await fillConversations(db.pool, await makeCrowd(db, { listeners: size, writers: 1 }), 2);
  await db.close();
  const env = { ...serverEnv(database, join(dataDir, "worklane")), WORKER: "apart", DATABASE_POOL: "8" };
  const servers: ServerProcess[] = [];
  const urls = Array.from({ length: processes }, (_, nth) => `ws://127.0.0.1:${PORT + nth}/graphql`);
  const crowd = await listeningProcesses(urls, people, SOCKETS_EACH);
  const memory = () => servers.reduce((sum, server) => sum + server.memory(), 0);
  const busy = <T>(work: () => Promise<T>) =>
    busyWhile(
      {
        servers: () => servers.map(({ pid }) => pid),
        listeners: () => [...crowd.pids, process.pid],
        postgres: () => familyOf(postgresPid),
      },
      work,
    );
  try {
    for (let nth = 0; nth < processes; nth++) servers.push(await startWorklane(PORT + nth, env));
    // Code compiled for the first sockets does not count as the sockets' memory.
    const few = Math.min(size, 20 * processes);
    await crowd.open(few, 1);
    await crowd.tell(database, quick ? 50 : 200, 2);
    const idle = memory();
    bar.tell("open");
    const opened = await crowd.open(size, (size - few) / OPENED_PER_SECOND);
    await delay(quick ? 500 : 5000);
    const rss = memory();
    bar.tell("messages");
    // Warm-up: a server's first deliveries take longer.
    await crowd.tell(database, perSecond, quick ? 1 : 3);
    const messages = await busy(() => crowd.tell(database, perSecond, seconds));
    const { told, delivered, delays } = messages.result;
    bar.tell("all connect again");
    const lost = crowd.lost();
    await crowd.break();
    const storm = await busy(() => crowd.open(size, quick ? 1 : JITTER_SECONDS));
    bar.done();
    return {
      sockets: size,
      processes,
      openedPerSecond: (size - few) / opened.seconds,
      rss,
      kilobytesEach: ((rss - idle) * 1024) / (size - few),
      told,
      missing: told - delivered,
      p50: median(delays),
      p99: percentile(delays, 0.99),
      busy: messages.busy,
      storm: {
        seconds: storm.result.seconds,
        putOff: storm.result.putOff,
        failed: storm.result.failures.length,
        why: tally(storm.result.failures),
        lost,
        busy: storm.busy,
      },
    };
  } finally {
    crowd.end();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const BUSY = ["servers busy", "PostgreSQL", "listeners", "others"];
const busyCells = ({ servers, postgres, listeners, others }: BusyHere) => [servers, postgres, listeners, others];

function report(stages: readonly Stage[]): Report {
  const text = [
    "Processes of the server on ports side by side over one PostgreSQL, as many as there are processors, or as are needed for the sockets: " +
      `a process may open ${SOCKETS_EACH.toLocaleString("en")} here. Each size has servers and listeners of its own, one of the listeners' processes for each of the server's. ` +
      `Each socket is a person's with a chat subscription. ${PER_SECOND.toLocaleString("en")} messages a second are told to one listener each over the bus, as another node would, loaded and checked for their reader, for some seconds; ` +
      "delay: from the publish to the listener. Servers, PostgreSQL and listeners share the processors; busy: how many processors each of them took meanwhile, and what else ran on the machine. RSS is that of all the server's processes; for each socket, what it grew by since the first few were open.",
    "",
    table(
      ["sockets", "processes", "RSS MB", "kB a socket", "told", "not delivered", "p50 ms", "p99 ms", ...BUSY],
      stages.map((stage) => [
        stage.sockets.toLocaleString("en"),
        String(stage.processes),
        stage.rss,
        stage.kilobytesEach,
        stage.told.toLocaleString("en"),
        String(stage.missing),
        stage.p50,
        stage.p99,
        ...busyCells(stage.busy),
      ]),
    ),
    "",
    `All connections broken at once, and opened again at moments spread over ${JITTER_SECONDS} s; who is put off by the server tries again later, as a client does:`,
    "",
    table(
      ["sockets", "all listen again after s", "put off", "failed", "lost before", ...BUSY],
      stages.map(({ sockets: size, storm }) => [
        size.toLocaleString("en"),
        storm.seconds,
        String(storm.putOff),
        [String(storm.failed), ...Object.entries(storm.why).map(([why, count]) => `${count} ${why}`)].join(", "),
        String(storm.lost),
        ...busyCells(storm.busy),
      ]),
    ),
  ].join("\n");
  const last = stages.at(-1);
  const most = (last?.sockets ?? 0).toLocaleString("en");
  return {
    text,
    kept: stages,
    goals: [
      atMost("memory of a socket with a subscription", 20, last?.kilobytesEach ?? Number.NaN, { unit: "kB" }),
      atMost(`memory of the server with ${most} sockets`, 8192, last?.rss ?? Number.NaN, { unit: "MB" }),
      atMost(
        `delay of a message at ${PER_SECOND.toLocaleString("en")} a second, ${most} sockets, p99`,
        200,
        last?.p99 ?? Number.NaN,
        { unit: "ms" },
      ),
      atMost(`${most} sockets connect again`, 60, last?.storm.seconds ?? Number.NaN, { unit: "s" }),
      atMost("errors while they do", 0, last ? last.storm.failed + last.storm.lost : Number.NaN),
    ],
  };
}
