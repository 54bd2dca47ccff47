import { pino } from "pino";

/** Characters, and milliseconds, after which gathered lines are written. */
const MAX_GATHER = 64_000;
const GATHER_MS = 100;

/** Where lines are gathered before they are written: a write for each costs more than all the rest of a line. */
export interface BufferedLines {
  write(line: string): void;
  /** Writes what is there. */
  flush(): void;
}

// Listens before the destinations do, which then write what they have without a thread: those end with the process.
const open = new Set<() => void>();
process.on("exit", () => {
  for (const handOver of open) handOver();
});

/** Lines for a file descriptor. What is there when the process ends is written, too. */
export function bufferedLines(descriptor: number): BufferedLines {
  const out = pino.destination({
    dest: descriptor,
    sync: false,
    minLength: MAX_GATHER,
    maxWrite: 2 * MAX_GATHER,
    periodicFlush: GATHER_MS,
  });
  let gathered = "";
  let timer: NodeJS.Timeout | undefined;

  function handOver() {
    clearTimeout(timer);
    timer = undefined;
    if (gathered === "") return;
    const text = gathered;
    gathered = "";
    out.write(text);
  }
  function flush() {
    handOver();
    out.flush();
  }
  open.add(handOver);
  return {
    write(line) {
      gathered += line;
      if (gathered.length >= MAX_GATHER) return handOver();
      timer ??= setTimeout(flush, GATHER_MS).unref();
    },
    flush,
  };
}
