import { writeSync } from "node:fs";
import { type Logger, pino } from "pino";
import { loggedError } from "./logged-error.ts";

export type { Logger };

const WARN = 40;
const STANDARD_OUTPUT = 1;
/** Bytes and milliseconds after which lines are flushed: a write per line costs more than everything else about it. */
const MIN_WRITE = 4096;
const FLUSH_MS = 100;
/** Characters that wait while standard output takes none; lines beyond them are dropped. */
const MAX_WAITING = 1024 * 1024;

/**
 * Creates a structured logger to standard output: ids and codes, never personal data or secrets. `mixin`: returns
 * fields to add to each line. Lines are buffered for a moment; warnings, errors, and what is buffered at exit are
 * written immediately.
 */
export function createLogger(level: string, mixin?: () => object): Logger {
  const out = pino.destination({
    dest: STANDARD_OUTPUT,
    sync: false,
    minLength: MIN_WRITE,
    periodicFlush: FLUSH_MS,
    maxLength: MAX_WAITING,
  });
  // Such as a full disk: the lines are written with the next ones. Without a listener the error would end the process.
  out.on("error", () => {});
  let isUsed = false;
  // At exit pino writes what is buffered. If that is impossible, it would try forever.
  const writeRest = out.flushSync.bind(out);
  out.flushSync = () => {
    if (isUsed && isWritable()) writeRest();
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

/** Whether standard output can be written to. Writes a space, which is part of no message and allowed before any. */
function isWritable(): boolean {
  try {
    writeSync(STANDARD_OUTPUT, " ");
    return true;
  } catch (error) {
    // The reader of a pipe is only behind.
    return error instanceof Error && "code" in error && error.code === "EAGAIN";
  }
}
