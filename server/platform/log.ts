import { type Logger, pino } from "pino";

export type { Logger };

/** Structured logs to standard output: ids and codes, never personal data or secrets. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["*.password", "*.token", "*.email", "*.phone", "req.headers.cookie", "req.headers.authorization"],
      remove: true,
    },
  });
}
