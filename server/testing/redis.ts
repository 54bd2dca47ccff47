import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { forTheFile } from "./for-the-file.ts";
import { freePort } from "./free-port.ts";

/** A Redis for the tests of one file. */
export const testRedis = () => forTheFile(startRedis, (redis) => redis.kill());

/** Starts a real redis-server on its own port, without persistence. */
export async function startRedis() {
  const port = await freePort();
  let child: ChildProcess | null = null;

  async function start() {
    child = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]);
    // Never skipped when it is missing: an untested bus cannot be relied on.
    await once(child, "spawn").catch(() => {
      throw new Error("These tests need redis-server. On Debian: apt-get install redis-server");
    });
    for await (const line of child.stdout ?? []) if (String(line).includes("Ready to accept connections")) break;
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}.`);
  }
  await start();

  return {
    url: `redis://127.0.0.1:${port}`,
    /** Restarts it on the same port, empty. */
    start,
    /** Kills it, as a crash would. */
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
