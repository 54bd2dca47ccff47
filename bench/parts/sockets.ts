import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "../../server/platform/database/database.ts";
import { fillConversations, makeCrowd } from "../lib/chat-crowd.ts";
import { withFreshDatabase } from "../lib/fresh-database.ts";
import { atMost } from "../lib/goals.ts";
import { listeningProcesses } from "../lib/many-sockets/listening-processes.ts";
import { median, percentile, shown, table } from "../lib/numbers.ts";
import type { Part, Report } from "../lib/part.ts";
import { dataDir } from "../lib/postgres.ts";
import { progress } from "../lib/progress.ts";
import type { ServerProcess } from "../lib/server-process.ts";
import { serverEnv, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 90;
/** Sockets open at one time; `BENCH_SOCKETS=20000,40000` measures others. */
const SIZES = (process.env.BENCH_SOCKETS ?? "20000,40000,60000,80000,100000").split(",").map(Number);
const QUICK_SIZES = [100, 300];
const PER_SECOND = 2000;
/** New sockets a second while more and more are opened. */
const OPENED_PER_SECOND = 1000;
/** Seconds over which clients that lost their server spread their first try. */
const JITTER_SECONDS = 30;
/** Files that a process has open beside its sockets. */
const OTHER_FILES = 500;

interface Stage {
  readonly sockets: number;
  readonly rss: number;
  readonly kilobytesEach: number;
  readonly told: number;
  readonly missing: number;
  readonly delays: readonly number[];
}

/** As many subscribed sockets as the machine holds, on a server of several processes. */
export const sockets: Part = {
  title: "Many sockets",
  run: ({ serverUrl, quick }) =>
    withFreshDatabase(serverUrl, "bench_sockets", async (database) => {
      const sizes = quick ? QUICK_SIZES : SIZES;
      const most = sizes.at(-1) ?? 0;
      const seconds = quick ? 2 : 10;
      const perSecond = quick ? 100 : PER_SECOND;
      const each = openFiles() - OTHER_FILES;
      const processes = Math.max(availableParallelism(), Math.ceil(most / each));
      const bar = progress("sockets");
      const db = openDatabase(database);
      const people = await fillConversations(db.pool, await makeCrowd(db, { listeners: most, writers: 1 }), 2);
      await db.close();
      const env = {
        ...serverEnv(database, join(dataDir, "worklane")),
        WORKER: "apart",
        DATABASE_POOL: "8",
      };
      const servers: ServerProcess[] = [];
      const urls = Array.from({ length: processes }, (_, nth) => `ws://127.0.0.1:${PORT + nth}/graphql`);
      const crowd = await listeningProcesses(urls, people, each);
      const memory = () => servers.reduce((sum, server) => sum + server.memory(), 0);
      try {
        for (let nth = 0; nth < processes; nth++) servers.push(await startWorklane(PORT + nth, env));
        // What is compiled with the first sockets is not theirs.
        await crowd.open(Math.min(most, 20 * processes), 1);
        await crowd.tell(database, quick ? 50 : 200, 2);
        const [idle, opened] = [memory(), Math.min(most, 20 * processes)];
        const stages: Stage[] = [];
        let before = opened;
        for (const size of sizes) {
          bar.tell(size.toLocaleString("en"));
          await crowd.open(size, (size - before) / OPENED_PER_SECOND);
          before = size;
          await delay(quick ? 500 : 5000);
          const rss = memory();
          const { told, delivered, delays } = await crowd.tell(database, perSecond, seconds);
          const kilobytesEach = ((rss - idle) * 1024) / (size - opened);
          stages.push({ sockets: size, rss, kilobytesEach, told, missing: told - delivered, delays });
        }
        bar.tell("all connect again");
        const lostBefore = crowd.lost();
        await crowd.break();
        const storm = await crowd.open(most, quick ? 1 : JITTER_SECONDS);
        bar.done();
        return report(stages, { ...storm, lost: lostBefore, rss: memory() }, { processes, perSecond, each });
      } finally {
        crowd.end();
        await Promise.all(servers.map((server) => server.stop()));
      }
    }),
};

/** Files that a process may have open. */
const openFiles = () => Number(/Max open files\s+(\d+)/.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? 1024);

interface Storm {
  readonly seconds: number;
  readonly putOff: number;
  readonly failed: number;
  /** Sockets that were lost before it. */
  readonly lost: number;
  readonly rss: number;
}

function report(
  stages: readonly Stage[],
  storm: Storm,
  { processes, perSecond, each }: { processes: number; perSecond: number; each: number },
): Report {
  const text = [
    `${processes} processes of the server on ports side by side over one PostgreSQL, as many as there are processors, or as are needed for the sockets: a process may open ${each.toLocaleString("en")} here. ` +
      `Each socket is a person's with a chat subscription. ${perSecond.toLocaleString("en")} messages a second are told to one listener each over the bus, as another node would, loaded and checked for their reader, for some seconds; ` +
      "delay: from the publish to the listener. Servers, PostgreSQL and listeners share the processors. RSS is that of all the server's processes; for each socket, what it grew by since the first few were open.",
    "",
    table(
      ["sockets", "RSS MB", "kB a socket", "told", "not delivered", "p50 ms", "p99 ms"],
      stages.map(({ sockets, rss, kilobytesEach, told, missing, delays }) => [
        sockets.toLocaleString("en"),
        rss,
        kilobytesEach,
        told.toLocaleString("en"),
        String(missing),
        median(delays),
        percentile(delays, 0.99),
      ]),
    ),
    "",
    `All connections broken at once, and opened again at moments spread over ${JITTER_SECONDS} s: all were subscribed again after ${shown(storm.seconds)} s; ${storm.putOff} tries were put off by the server, ${storm.failed} failed; ${storm.lost} sockets had been lost before. RSS then: ${shown(storm.rss)} MB.`,
  ].join("\n");
  const last = stages.at(-1);
  const most = (last?.sockets ?? 0).toLocaleString("en");
  return {
    text,
    goals: [
      atMost("memory of a socket with a subscription", 20, last?.kilobytesEach ?? Number.NaN, { unit: "kB" }),
      atMost(`memory of the server with ${most} sockets`, 8192, last?.rss ?? Number.NaN, { unit: "MB" }),
      atMost(
        `delay of a message at ${perSecond.toLocaleString("en")} a second, ${most} sockets, p99`,
        200,
        percentile(last?.delays ?? [], 0.99),
        { unit: "ms" },
      ),
      atMost(`${most} sockets connect again`, 60, storm.seconds, { unit: "s" }),
      atMost("errors while they do", 0, storm.failed + storm.lost),
    ],
  };
}
