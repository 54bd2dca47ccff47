import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { cpuOf } from "./server-process.ts";

/** The average number of processors that each kind of process used during a measurement. */
export type Busy<Kind extends string> = Readonly<Record<Kind | "others", number>>;

/**
 * Measures processor use while `work` runs. `kinds`: the processes of each kind; `others`: everything else on the
 * machine.
 */
export async function busyWhile<Result, Kind extends string>(
  kinds: Readonly<Record<Kind, () => readonly number[]>>,
  work: () => Promise<Result>,
): Promise<{ result: Result; busy: Busy<Kind> }> {
  const names = Object.keys(kinds) as Kind[];
  const look = () => new Map(names.map((name) => [name, new Map(kinds[name]().map((pid) => [pid, cpuOf(pid)]))]));
  const [start, all, before] = [performance.now(), machineCpu(), look()];
  const result = await work();
  const [seconds, taken, after] = [(performance.now() - start) / 1000, machineCpu() - all, look()];
  const busy = Object.fromEntries(
    names.map((name) => {
      let sum = 0;
      // The time of a process that has just exited is unknown.
      for (const [pid, cpu] of after.get(name) ?? [])
        sum += Number.isNaN(cpu) ? 0 : cpu - (before.get(name)?.get(pid) || 0);
      return [name, sum / seconds];
    }),
  ) as Record<Kind, number>;
  const known = names.reduce((sum, name) => sum + busy[name], 0);
  return { result, busy: { ...busy, others: Math.max(0, taken / seconds - known) } as Busy<Kind> };
}

/** Returns the seconds that all processors have been busy so far. */
const machineCpu = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;

/** Returns a process and its descendants. */
export function familyOf(pid: number): number[] {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
  } catch {
    // The process has exited since the list was read.
    return 0;
  }
}
