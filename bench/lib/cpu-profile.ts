/** A CPU profile as V8 writes it. Times in microseconds, from the monotonic clock. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Attributes a function to a package, our own code, Node, or V8's other work. Null: the processor was idle. */
function partOf({ functionName, url }: CpuProfile["nodes"][number]["callFrame"]): string | null {
  if (functionName === "(idle)") return null;
  if (functionName === "(garbage collector)") return "garbage collection";
  if (functionName === "(program)") return "the system and V8";
  const name = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(url)?.[1];
  if (name) return name.startsWith("pg") ? "pg" : name;
  if (url.includes("/dist/")) return "ours";
  if (url.startsWith("node:")) return "Node";
  // Compiled from an operation at runtime.
  if (url === "" && functionName !== "" && /^(operation|anonymous|query|mutation|subscription)/.test(functionName))
    return "ours";
  return "calls into Node and the system";
}

/** Returns the microseconds of self time by package between two `process.hrtime` timestamps. */
export function selfTimes(profile: CpuProfile, from: number, to: number): Map<string, number> {
  const parts = new Map(profile.nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]));
  const times = new Map<string, number>();
  let now = profile.startTime;
  for (const [index, id] of profile.samples.entries()) {
    const taken = profile.timeDeltas[index + 1] ?? 0;
    now += profile.timeDeltas[index] ?? 0;
    const part = parts.get(id);
    if (part && now >= from && now < to) times.set(part, (times.get(part) ?? 0) + taken);
  }
  return times;
}
