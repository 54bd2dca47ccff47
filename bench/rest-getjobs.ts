import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { buildSeeker } from "../prisma/factories/index.ts";
import { createApp } from "../server/app.ts";
import { readConfig } from "../server/config.ts";
import { migrate } from "../server/platform/database/migrations.ts";
import { createLogger } from "../server/platform/logging/log.ts";
import { fillWithJobs } from "../server/testing/many-jobs.ts";
import { signIn } from "../server/testing/sign-in.ts";
import { startThrowawayPostgres } from "../server/testing/throwaway-postgres.ts";

// GET /seeker/getjobs with 20,000 open jobs: requests per second, and memory.
// node --expose-gc --import tsx bench/rest-getjobs.ts [seconds]

const SECONDS = Number(process.argv[2] ?? 4);
const OPEN_JOBS = 20_000;
const AT_ONCE = 8;

const postgres = await startThrowawayPostgres();
await migrate(postgres.url);
const dataDir = await mkdtemp(join(tmpdir(), "worklane-bench-"));
const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir, PORT: "0" });
const log = createLogger("fatal");
const app = await createApp({ config, databaseUrl: postgres.url, publicUrl: "http://worklane.test", log });
const url = await app.http.listen({ port: 0, host: "127.0.0.1" });
const { pool, prisma } = app.platform.db;
await fillWithJobs(pool, { jobs: OPEN_JOBS, recruiters: 500 });
await pool.query("update jobs set status = 'OPEN', description = repeat('What the work is and who you are. ', 20)");
await pool.query("vacuum analyze jobs");
const seeker = await buildSeeker(prisma);
const cookie = await signIn(app.platform.db, { id: seeker.id, role: "SEEKER" });

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const heap = () => {
  globalThis.gc?.();
  return process.memoryUsage();
};

/** Returns the peak memory while `work` runs. */
async function peak(work: () => Promise<unknown>) {
  const before = heap();
  let [used, resident] = [before.heapUsed, before.rss];
  const watch = setInterval(() => {
    const now = process.memoryUsage();
    used = Math.max(used, now.heapUsed);
    resident = Math.max(resident, now.rss);
  }, 5);
  await work();
  clearInterval(watch);
  const stored = heap();
  return {
    heapMB: `${megabytes(before.heapUsed)} before, ${megabytes(used)} at most, ${megabytes(stored.heapUsed)} after`,
    residentMB: `${megabytes(before.rss)} before, ${megabytes(resident)} at most`,
  };
}

/** Clients in a separate thread, each sending its next request as soon as it gets a response. */
const CLIENTS = `
  const { workerData: { url, headers, seconds, atOnce }, parentPort } = require("node:worker_threads");
  const { Agent, get } = require("node:http");
  const agent = new Agent({ keepAlive: true });
  const end = Date.now() + seconds * 1000;
  const times = []; let bytes = 0;
  const ask = () => new Promise((resolve, reject) => {
    const begun = performance.now();
    get(url, { agent, headers }, (answer) => {
      answer.on("data", (chunk) => { bytes += chunk.length; });
      answer.on("end", () => { times.push(performance.now() - begun); answer.statusCode < 400 ? resolve() : reject(new Error("status " + answer.statusCode)); });
    }).on("error", reject);
  });
  const client = async () => { while (Date.now() < end) await ask(); };
  Promise.all(Array.from({ length: atOnce }, client)).then(() => {
    times.sort((a, b) => a - b);
    parentPort.postMessage({ perSecond: times.length / seconds, p50: times[Math.floor(times.length / 2)], p99: times[Math.floor(times.length * 0.99)], bytes: bytes / times.length });
    agent.destroy();
  });`;

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
}

const load = (path: string, headers: Record<string, string>) =>
  new Promise<Load>((resolve, reject) => {
    const workerData = { url: url + path, headers: { cookie, ...headers }, seconds: SECONDS, atOnce: AT_ONCE };
    new Worker(CLIENTS, { eval: true, workerData }).once("message", resolve).once("error", reject);
  });

const first = await fetch(`${url}/seeker/getjobs`, { headers: { cookie } });
const text = await first.text();
const etag = first.headers.get("etag") ?? "";
console.log(`${JSON.parse(text).jobs.length} open jobs, ${megabytes(text.length)} MB of JSON`);

const changed = () => pool.query("update jobs set title = title where id = (select id from jobs limit 1)");
await changed();
const begun = performance.now();
const build = await peak(async () => (await fetch(`${url}/seeker/getjobs`, { headers: { cookie } })).arrayBuffer());
console.log("made anew after a change", { ms: Math.round(performance.now() - begun), ...build });

for (const [what, path, headers] of [
  ["first page (50)", "/seeker/getjobs?limit=50", { "accept-encoding": "gzip" }],
  ["whole, compressed", "/seeker/getjobs", { "accept-encoding": "gzip" }],
  ["whole, uncompressed", "/seeker/getjobs", {}],
] as const) {
  let result: Load | undefined;
  const memory = await peak(async () => {
    result = await load(path, headers);
  });
  if (!result) continue;
  const { perSecond, p50, p99, bytes } = result;
  console.log(what, {
    perSecond: Math.round(perSecond),
    p50ms: Math.round(p50),
    p99ms: Math.round(p99),
    kilobytes: Math.round(bytes / 1024),
    ...memory,
  });
}
const current = (await fetch(`${url}/seeker/getjobs`, { headers: { cookie } })).headers.get("etag") ?? etag;
const unchanged = await load("/seeker/getjobs", { "if-none-match": current });
console.log("whole, unchanged (304)", { perSecond: Math.round(unchanged.perSecond), p99ms: Math.round(unchanged.p99) });

await app.stop();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
