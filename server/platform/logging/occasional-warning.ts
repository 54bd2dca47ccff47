import type { Logger } from "./log.ts";

const EVERY_MS = 60_000;

/**
 * Returns a function that logs a warning at most once a minute, with the number of those left out since the last one:
 * for what is retried every second while the database is away.
 */
export function occasionalWarning(
  log: Pick<Logger, "warn">,
  message: string,
  now: () => number = () => performance.now(),
): (fields: object) => void {
  let next = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return (fields) => {
    if (now() < next) {
      leftOut++;
      return;
    }
    log.warn({ ...fields, ...(leftOut > 0 && { leftOut }) }, message);
    next = now() + EVERY_MS;
    leftOut = 0;
  };
}
