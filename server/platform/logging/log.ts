import { type Logger, pino } from "pino";

export type { Logger };

const WARN = 40;
const STANDARD_OUTPUT = 1;
/** Bytes, and milliseconds, after which lines are written: a write for each costs more than all the rest of a line. */
const MIN_WRITE = 4096;
const FLUSH_MS = 100;

/**
 * Structured logs to standard output: ids and codes, never personal data or secrets.
 * `mixin`: what is added to each line.
 * Lines are gathered for a moment; warnings and errors, and what is there when the process ends, go out at once.
 */
export function createLogger(level: string, mixin?: () => object): Logger {
  const out = pino.destination({ dest: STANDARD_OUTPUT, sync: false, minLength: MIN_WRITE, periodicFlush: FLUSH_MS });
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      ...(mixin && { mixin }),
      redact: {
        paths: ["*.password", "*.token", "*.email", "*.phone", "req.headers.cookie", "req.headers.authorization"],
        remove: true,
      },
      hooks: {
        logMethod(line, log, levelOfLine) {
          log.apply(this, line);
          if (levelOfLine >= WARN) out.flush();
        },
      },
    },
    out,
  );
}
