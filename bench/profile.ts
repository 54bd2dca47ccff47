import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { openDatabase } from "../server/platform/database/database.ts";
import { fillConversations, type Listener, makeCrowd } from "./lib/chat-crowd.ts";
import { chatPublisher, sequenceOf } from "./lib/chat-publisher.ts";
import { type CpuProfile, selfTimes } from "./lib/cpu-profile.ts";
import { withFreshDatabase } from "./lib/fresh-database.ts";
import { listenToChats, onMessages, openSockets } from "./lib/listeners.ts";
import { table } from "./lib/numbers.ts";
import { dataDir, startPostgres } from "./lib/postgres.ts";
import { startServer } from "./lib/server-process.ts";
import { serverEnv } from "./lib/worklane.ts";

// `npx tsx bench/profile.ts ../before .` profiles deliveries to a thousand sockets by the builds in these trees, in
// turn, and prints the cost of each part of the server. Both use this tree's database, so differences between their
// schemas must not matter.
const PORT = Number(process.env.BENCH_PORT ?? 4600) + 50;
const LISTENERS = 1000;
const WARM_UP = 40;
const ROUNDS = 100;
/** Number of measurements of each build. */
const TIMES = 2;
const LOADS = ["seen", "message"] as const;
type Load = (typeof LOADS)[number];

/** Microseconds per delivery, by part. */
type Costs = Map<string, number>;

async function profile(tree: string, load: Load, database: string, people: readonly Listener[]): Promise<Costs> {
  const folder = mkdtempSync(join(tmpdir(), "profile-"));
  const main = [`--cpu-prof`, `--cpu-prof-dir=${folder}`, join(tree, "dist/server/main.js")];
  const url = `http://127.0.0.1:${PORT}`;
  const env = {
    ...serverEnv(database, join(dataDir, "worklane")),
    WORKER: "apart",
    PORT: String(PORT),
    PUBLIC_URL: url,
  };
  const server = await startServer(main, env, { cwd: tree });
  const bus = new pg.Client({ connectionString: database });
  await bus.connect();
  const sockets = await openSockets(people.length, (index) => listenToChats(url, people[index]?.token ?? ""));
  let heard = 0;
  let wake = () => {};
  const stopListening = onMessages(sockets, (text) => {
    if (sequenceOf(text) > 0 && ++heard % people.length === 0) wake();
  });
  const tell = chatPublisher(bus, people);
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round++) {
      const all = new Promise<void>((done) => {
        wake = done;
      });
      await tell[load](1 + (round % 2));
      await all;
    }
  };
  await rounds(WARM_UP);
  const [from, cpu] = [microseconds(), server.cpu()];
  await rounds(ROUNDS);
  const [to, taken] = [microseconds(), server.cpu() - cpu];
  stopListening();
  for (const socket of sockets) socket.terminate();
  await bus.end();
  await server.stop();
  const costs: Costs = new Map();
  for (const file of readdirSync(folder)) {
    const read = JSON.parse(readFileSync(join(folder, file), "utf8")) as CpuProfile;
    for (const [part, time] of selfTimes(read, from, to)) costs.set(part, (costs.get(part) ?? 0) + time);
  }
  if (!process.env.KEEP_PROFILES) rmSync(folder, { recursive: true });
  else console.log(folder);
  const each = new Map([...costs].map(([part, time]) => [part, time / (ROUNDS * people.length)]));
  return each.set(ALL, (taken * 1e6) / (ROUNDS * people.length));
}

const ALL = "**processor time of the process, all threads**";
const microseconds = () => Number(process.hrtime.bigint() / 1000n);

const trees = process.argv.slice(2).map((tree) => resolve(tree));
const postgres = await startPostgres();
try {
  await withFreshDatabase(postgres.url, "bench_profile", async (database) => {
    const db = openDatabase(database);
    const people = await fillConversations(db.pool, await makeCrowd(db, { listeners: LISTENERS, writers: 4 }), 2);
    await db.close();
    for (const load of LOADS) {
      const found = new Map<string, Costs[]>(trees.map((tree) => [tree, []]));
      for (let time = 0; time < TIMES; time++)
        for (const tree of trees) found.get(tree)?.push(await profile(tree, load, database, people));
      const parts = new Set([...found.values()].flat().flatMap((costs) => [...costs.keys()]));
      const mean = (tree: string, part: string) =>
        (found.get(tree) ?? []).reduce((sum, costs) => sum + (costs.get(part) ?? 0) / TIMES, 0);
      const rows = [...parts].map((part) => [part, ...trees.map((tree) => mean(tree, part))] as const);
      rows.sort((a, b) => (b.at(-1) as number) - (a.at(-1) as number));
      console.log(`\n${load}, µs a delivery\n\n${table(["", ...trees], rows)}`);
    }
  });
} finally {
  await postgres.stop();
}
