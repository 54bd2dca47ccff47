import { createLogger } from "./platform/logging/log.ts";

/** In production what the server says before it has a logger is a log line, too; otherwise it is for the terminal. */
const inProduction = process.env.NODE_ENV === "production";

/** Says that the start takes longer. */
export const announceWait = (sentence: string): void =>
  inProduction ? createLogger("info").warn(sentence) : console.error(sentence);

/** Says why it cannot start: a sentence, or an unexpected error. */
export function announceFailure(sentence: string, error?: unknown): void {
  if (inProduction) createLogger("info").fatal(error === undefined ? {} : { err: error }, sentence);
  else console.error(error ?? sentence);
}
