import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** The server named in `postmaster.pid` of a PostgreSQL data directory. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Reads `postmaster.pid`; `undefined` if there is none. The process may be long gone. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  return parse(await readFile(join(data, "postmaster.pid"), "utf8").catch(() => ""));
}

/** The synchronous version, for a process that is exiting. */
export function readPostmasterSync(data: string): Postmaster | undefined {
  try {
    return parse(readFileSync(join(data, "postmaster.pid"), "utf8"));
  } catch {
    return undefined;
  }
}

function parse(text: string): Postmaster | undefined {
  const [pid, , , port] = text.split("\n").map(Number);
  return pid ? { pid, port: port || 0 } : undefined;
}

/** Whether the server is running. After a crash its PID may have been reused by another program. */
export async function stateOf({ pid }: Postmaster): Promise<"RUNNING" | "GONE" | "OTHER_PROGRAM"> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: another user's process, so it is alive.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return "GONE";
  }
  const command = await commandOf(pid);
  return command === undefined || command.includes("postgres") ? "RUNNING" : "OTHER_PROGRAM";
}

/** Returns the command line of a process, if available. */
async function commandOf(pid: number): Promise<string | undefined> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
  if (fromProc !== undefined) return fromProc;
  const listed = promisify(execFile)("ps", ["-p", String(pid), "-o", "command="]);
  return listed.then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
