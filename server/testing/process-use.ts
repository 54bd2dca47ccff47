import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes that this process holds, after a garbage collection. */
export function heldBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // Property names are released one garbage collection later.
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Milliseconds of this process's CPU time that `work` takes: unlike time on a clock, not prolonged by other programs. */
export async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
