import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { packageRoot } from "../platform/package-root.ts";

/** How to run the program: from its sources, or as the production build, which starts twice as fast. */
const PROGRAMS = { source: ["--import", "tsx", "server/main.ts"], built: ["dist/server/main.js"] };

/** A server in a separate process, on a port that is stable across restarts. */
export type ServerProcess = ReturnType<typeof serverProcess>;

/** `env`: its settings. `program`: `built` when the run has built it before. `root`: another version's folder. */
export function serverProcess(
  port: number,
  env: Record<string, string>,
  program: keyof typeof PROGRAMS = "source",
  root = packageRoot,
) {
  let child: ChildProcess | null = null;
  let output = "";
  const keep = (data: unknown) => {
    output = `${output}${data}`.slice(-8000);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    /** Its process id while it is running. */
    get pid() {
      return child?.pid;
    },
    /** Starts or restarts it; resolves when it is ready. */
    async start() {
      const started = spawn(process.execPath, PROGRAMS[program], {
        cwd: root,
        env: { ...process.env, NODE_ENV: "test", WORKER: "apart", ...env, PORT: String(port) },
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      started.stderr.on("data", keep);
      started.stdout.on("data", keep);
      // The pipe stays open: a server would fail to write its next line to a closed one.
      const isReady = new Promise<boolean>((resolve) => {
        started.stdout.on("data", (data) => String(data).includes("Worklane is ready") && resolve(true));
        started.once("exit", () => resolve(false));
      });
      if (!(await isReady)) throw new Error(`The server on port ${port} ended before it was ready.\n${output}`);
    },
    /** The end of its output. */
    output: () => output,
    /** @throws when it has ended although nobody stopped it; the message contains the end of its output */
    requireRunning() {
      const { exitCode = null, signalCode = null } = child ?? {};
      if (exitCode !== null || signalCode !== null)
        throw new Error(`The server on port ${port} ended by itself (${exitCode ?? signalCode}).\n${output}`);
    },
    /** Its exit code, once it has ended; null when a signal ended it. */
    async ended() {
      if (child && child.exitCode === null && child.signalCode === null) await once(child, "exit");
      return child?.exitCode ?? null;
    },
    /** kill -9. */
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
