import { setTimeout as delay } from "node:timers/promises";
import v8 from "node:v8";
import { ConfigError } from "./config.ts";
import { MigrationError } from "./platform/database/migrations.ts";

/** Milliseconds that requests under way get to finish. */
const STOP_MOST_MS = 15_000;

// V8 takes what outlives one collection under load for long-lived, and from then on puts all that is made at the same place
// of the code among the old, where it stays until a full collection: a quarter of a page's processor time (bench/NOTES.md).
v8.setFlagsFromString("--no-allocation-site-pretenuring");

/** Runs `start` as the process: a mistake of the operator ends it with one sentence, a signal with an orderly stop and 0. */
export async function runProcess(start: (onStop: (work: () => Promise<void>) => void) => Promise<void>): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      for (const work of stops.reverse()) await work();
    })();
    return stopping;
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      void Promise.race([stop(), delay(STOP_MOST_MS)]).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  try {
    await start((work) => stops.push(work));
  } catch (error) {
    const forOperator =
      error instanceof ConfigError ||
      error instanceof MigrationError ||
      (error instanceof Error && "code" in error && error.code === "EADDRINUSE");
    console.error(forOperator && error instanceof Error ? `Worklane cannot start. ${error.message}` : error);
    await stop().catch(() => {});
    process.exit(1);
  }
}
