import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

const TICKS_A_SECOND = 100;

/** A server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  /** Returns the seconds of processor time so far, over all threads. */
  cpu(): number;
  stop(): Promise<void>;
}

/** Whether processes can be pinned: the server to the first processor, everything else to the second. */
export const canPin =
  process.platform === "linux" && availableParallelism() >= 2 && spawnSync("taskset", ["--version"]).status === 0;

/** Starts a program that prints `ready` with its URL when it accepts requests. */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { pinned = false } = {},
): Promise<ServerProcess> {
  const command = [...(pinned && canPin ? ["taskset", "-c", "0"] : []), process.execPath, ...args];
  const child = spawn(command[0] ?? "", command.slice(1), {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  const url = await addressOf(child);
  const pid = child.pid ?? 0;
  return {
    url,
    cpu: () => cpuOf(pid),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), 20_000);
      await gone;
      clearTimeout(late);
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /ready\W+(http:\/\/\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", () => reject(new Error(`A server ended before it was ready.\n${output.slice(-2000)}`)));
  });
}

function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Pins a process and its future children to processors. */
export function pin(pid: number, processors: string): void {
  if (canPin) spawnSync("taskset", ["-acp", processors, String(pid)]);
}
