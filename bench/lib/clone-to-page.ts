import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { packageRoot } from "../../server/platform/package-root.ts";

/**
 * Measures the milliseconds of a first try of the product: a clone, `npm install`, and `npm start` until the page
 * loads.
 */
export async function cloneToPage(port: number): Promise<{ clone: number; install: number; start: number }> {
  const folder = await mkdtemp(join(tmpdir(), "worklane-clone-"));
  const timed = (command: string, args: readonly string[], cwd: string) => {
    const begun = performance.now();
    const { status, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 64 * 2 ** 20 });
    if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed.\n${stderr.slice(-2000)}`);
    return performance.now() - begun;
  };
  try {
    const clone = timed("git", ["clone", "--quiet", "--no-hardlinks", packageRoot, "worklane"], folder);
    const cwd = join(folder, "worklane");
    const install = timed("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], cwd);
    return { clone, install, start: await startToPage(cwd, port) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startToPage(cwd: string, port: number): Promise<number> {
  const begun = performance.now();
  const { DATABASE_URL: _, DATA_DIR: __, ...rest } = process.env;
  // A separate process group: npm does not forward all signals.
  const env = { ...rest, PORT: String(port), HOST: "127.0.0.1" };
  const child = spawn("npm", ["start"], { cwd, env, stdio: "ignore", detached: true });
  const gone = once(child, "exit");
  const end = (signal: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  };
  const endWithUs = () => end("SIGKILL");
  process.once("exit", endWithUs);
  try {
    while (performance.now() - begun < 600_000) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
      const page = await fetch(`http://127.0.0.1:${port}/start`).catch(() => null);
      if (page?.ok && (await page.text()).includes("<html")) return performance.now() - begun;
      await delay(100);
    }
    throw new Error("npm start gave no page within ten minutes.");
  } finally {
    end("SIGTERM");
    await Promise.race([gone, delay(30_000)]);
    end("SIGKILL");
    process.off("exit", endWithUs);
  }
}
