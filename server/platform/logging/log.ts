import { type Logger, pino } from "pino";
import { bufferedLines } from "./buffered-lines.ts";

export type { Logger };

const WARN = 40;
const STANDARD_OUTPUT = 1;

/**
 * Structured logs to standard output: ids and codes, never personal data or secrets.
 * Lines are gathered for a moment; warnings and errors, and what is there when the process ends, go out at once.
 */
export function createLogger(level: string): Logger {
  const out = bufferedLines(STANDARD_OUTPUT);
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
