import { type Logger, pino } from "pino";

export type { Logger };

/** Bytes, and milliseconds, after which gathered lines are written: a write for each line costs more than the rest of it. */
const GATHER_BYTES = 16_000;
const GATHER_MS = 100;
const WARN = 40;

/**
 * Structured logs to standard output: ids and codes, never personal data or secrets.
 * Lines are gathered for a moment; warnings and errors, and what is there when the process ends, go out at once.
 */
export function createLogger(level: string): Logger {
  const out = pino.destination({ dest: 1, sync: false, minLength: GATHER_BYTES, periodicFlush: GATHER_MS });
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
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
