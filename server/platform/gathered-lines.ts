import { pino } from "pino";

/** Characters, and milliseconds, after which gathered lines are written. */
const GATHER_MOST = 64_000;
const GATHER_MS = 100;

/** Where lines are gathered before they are written: a write for each costs more than all the rest of a line. */
export interface GatheredLines {
  write(line: string): void;
  /** Writes what is there. */
  flush(): void;
}

// Listens before the destinations do, which close when the process ends.
const open = new Set<GatheredLines>();
process.on("exit", () => {
  for (const lines of open) lines.flush();
});

/** Lines for a file descriptor. What is there when the process ends is written, too. */
export function gatheredLines(descriptor: number): GatheredLines {
  const out = pino.destination({ dest: descriptor, sync: false, minLength: 0 });
  let gathered = "";
  let timer: NodeJS.Timeout | undefined;
  const lines: GatheredLines = {
    write(line) {
      gathered += line;
      if (gathered.length >= GATHER_MOST) return lines.flush();
      timer ??= setTimeout(() => lines.flush(), GATHER_MS).unref();
    },
    flush() {
      clearTimeout(timer);
      timer = undefined;
      if (gathered === "") return;
      const text = gathered;
      gathered = "";
      out.write(text);
    },
  };
  open.add(lines);
  return lines;
}
