import { writeSync } from "node:fs";
import { type Logger, pino } from "pino";
import { loggedError } from "./logged-error.ts";

export type { Logger };

const WARN = 40;
const STANDARD_OUTPUT = 1;
/** Bytes and milliseconds after which lines are flushed: a write per line costs more than everything else about it. */
const MIN_WRITE = 4096;
const FLUSH_MS = 100;

/**
 * Creates a structured logger to standard output: ids and codes, never personal data or secrets. `mixin`: returns
 * fields to add to each line. Lines are buffered for a moment; warnings, errors, and what is buffered at exit are
 * written immediately.
 */
export function createLogger(level: string, mixin?: () => object): Logger {
  const out = pino.destination({ dest: STANDARD_OUTPUT, sync: false, minLength: MIN_WRITE, periodicFlush: FLUSH_MS });
  let isUsed = false;
  // At exit pino writes what is buffered. If nobody reads the output any more, it would try forever.
  const writeRest = out.flushSync.bind(out);
  out.flushSync = () => {
    if (isUsed && isRead()) writeRest();
  };
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      ...(mixin && { mixin }),
      serializers: { err: (error: unknown) => loggedError(error) },
      redact: {
        paths: ["*.password", "*.token", "*.email", "*.phone", "req.headers.cookie", "req.headers.authorization"],
        remove: true,
      },
      hooks: {
        logMethod(line, log, levelOfLine) {
          log.apply(this, line);
          isUsed = true;
          if (levelOfLine >= WARN) out.flush();
        },
      },
    },
    out,
  );
}

/** Whether standard output still has a reader. Writes a space, which is part of no message and allowed before any. */
function isRead(): boolean {
  try {
    writeSync(STANDARD_OUTPUT, " ");
    return true;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "EPIPE");
  }
}
