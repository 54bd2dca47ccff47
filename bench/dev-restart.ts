import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { median } from "./lib/numbers.ts";

// Time from saving a file until the server of `npm run dev` responds again, with the saved code.
// npx tsx bench/dev-restart.ts [saves]

const SAVES = Number(process.argv[2] ?? 9);
const TARGET_MS = 2000;
const PORT = "4790";
const FILE = "server/http/monitoring/metrics.ts";
/** The next process loads its packages in the meantime. */
const BETWEEN_SAVES_MS = 4000;

async function responds(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(500) })).ok;
  } catch {
    return false;
  }
}

async function until(expected: boolean): Promise<void> {
  while ((await responds()) !== expected) await delay(10);
}

const dataDir = await mkdtemp(join(tmpdir(), "worklane-bench-"));
const source = await readFile(FILE, "utf8");
const dev = spawn("npm", ["run", "dev", "--", "--port", "5290"], {
  env: { ...process.env, PORT, DATA_DIR: dataDir },
  stdio: "ignore",
  detached: true,
});
try {
  await until(true);
  const times: number[] = [];
  for (let save = 0; save < SAVES; save++) {
    await delay(BETWEEN_SAVES_MS);
    const savedAt = performance.now();
    await writeFile(FILE, `${source}// ${save}\n`);
    await until(false);
    await until(true);
    times.push(performance.now() - savedAt);
  }
  const [middle, most] = [median(times), Math.max(...times)].map(Math.round);
  console.log(times.map(Math.round).join(" "));
  console.log(`${SAVES} saves: median ${middle} ms, at most ${most} ms (goal ${TARGET_MS} ms)`);
} finally {
  await writeFile(FILE, source);
  if (dev.pid) process.kill(-dev.pid, "SIGINT");
  await once(dev, "exit");
  await rm(dataDir, { recursive: true });
}
