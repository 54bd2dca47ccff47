// @module-tag thorough

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { readPostmaster } from "../../server/development/postmaster.ts";
import { packageRoot } from "../../server/platform/package-root.ts";
import { freePort } from "../../server/testing/free-port.ts";

/** Everything ends within this time. */
const END_MS = 5000;

let folder = "";
let npm: ChildProcess | undefined;
let all: number[] = [];
afterEach(async () => {
  for (const pid of all) if (await isThere(pid)) process.kill(pid, "SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** Runs an npm script as a terminal does, in its own process group. Its settings come only from a file. */
async function run(script: string[], port: number) {
  folder = await mkdtemp(join(tmpdir(), "worklane-signals-"));
  const settings = join(folder, "settings");
  await writeFile(settings, `PORT=${port}\nDATA_DIR=${join(folder, "data")}\n`);
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, HOME: process.env.HOME, ENV_FILE: settings };
  npm = spawn("npm", ["run", "--silent", ...script], { cwd: packageRoot, env, detached: true, stdio: "pipe" });
  let output = "";
  const keep = (data: unknown) => {
    output += data;
  };
  npm.stdout?.on("data", keep);
  npm.stderr?.on("data", keep);
  await expect.poll(() => output, { timeout: 90_000 }).toContain("Worklane is ready");
  const { pid } = npm;
  if (!pid) throw new Error("npm did not start.");
  const postgres = await readPostmaster(join(folder, "data/postgres/data"));
  if (!postgres) throw new Error("PostgreSQL does not run.");
  all = [...(await family(pid)), postgres.pid];
  return { pid, output: () => output };
}

/** A process and all of its descendants. */
async function family(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    const stat = await readFile(join("/proc", name, "stat"), "utf8").catch(() => "");
    const parent = /^\d+ \(.*\) \S (\d+)/s.exec(stat)?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const found = [pid];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found;
}

async function isThere(pid: number): Promise<boolean> {
  const stat = existsSync(`/proc/${pid}`) ? await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "") : "";
  // A process that has ended, but was not reaped yet, has state Z.
  return /\) [^ZX] /.test(stat);
}

const left = async () => {
  const there = await Promise.all(all.map(isThere));
  return all.filter((_, index) => there[index]);
};

it("npm start ends with all of its processes when only npm gets the signal", async () => {
  const port = await freePort();
  const { pid } = await run(["start", "--", "--built"], port);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(all.length).toBeGreaterThanOrEqual(3);
  process.kill(pid, "SIGTERM");
  await expect.poll(left, { timeout: END_MS, interval: 100 }).toEqual([]);
});

it("npm run dev reads the settings, proxies the server's paths, prerenders, and ends completely at one Ctrl-C", async () => {
  const [port, pagePort] = [await freePort(), await freePort()];
  const { pid } = await run(["dev", "--", "--port", String(pagePort)], port);
  const answers = async (path: string) => (await fetch(`http://localhost:${pagePort}${path}`)).status;
  await expect.poll(() => answers("/readyz").catch(() => 0), { timeout: 30_000 }).toBe(200);
  // The response of the server, which requires a session; a page would be served to anybody.
  expect(await answers("/privacy/my-data.zip")).toBe(401);
  expect(await answers("/privacy")).toBe(200);
  const page = await fetch(`http://localhost:${pagePort}/start`, { headers: { accept: "text/html" } });
  expect(await page.text()).toMatch(/<style data-vite-dev-id=.*<h1.*Worklane/s);
  process.kill(-pid, "SIGINT");
  await expect.poll(left, { timeout: END_MS, interval: 100 }).toEqual([]);
});
