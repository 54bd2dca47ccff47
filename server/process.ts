import { setTimeout as delay } from "node:timers/promises";
import v8 from "node:v8";
import { ConfigError } from "./config.ts";
import { MigrationError } from "./platform/database/migrations.ts";
import { protectBuiltins } from "./platform/protect-builtins.ts";

/** Milliseconds that requests and jobs under way get to finish; whoever develops does not wait as long. */
const MAX_STOP_MS = process.env.NODE_ENV === "production" ? 15_000 : 4000;

/** One key press may come as two signals, from the terminal and from npm. */
const SAME_PRESS_MS = 500;

// V8 takes what outlives one collection under load for long-lived, and from then on puts all that is made at the same place
// of the code among the old, where it stays until a full collection: a quarter of a page's processor time (bench/NOTES.md).
v8.setFlagsFromString("--no-allocation-site-pretenuring");

/** What a process does at its end, and how it hears of it. */
export interface Lifetime {
  /** Runs `work` at the end of the process; what was registered last runs first. */
  onStop(work: () => Promise<void>): void;
  /** Runs `work` before that, while everything still goes on, however long it takes. */
  beforeStop(work: () => Promise<void>): void;
  /** Aborted as soon as the process is asked to end. */
  readonly stopping: AbortSignal;
}

/**
 * Runs `start` as the process: a mistake of the operator ends it with one sentence, a signal with an orderly stop and 0, a
 * second signal at once.
 */
export async function runProcess(start: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  protectBuiltins();
  const works: (() => Promise<void>)[] = [];
  let prepare = async () => {};
  const requested = new AbortController();
  let requestedAt = 0;

  async function runWorks() {
    for (let work = works.pop(); work; work = works.pop()) await work();
  }
  async function stop(starting: Promise<unknown>) {
    await prepare();
    const stopped = (async () => {
      await runWorks();
      // What was just being started has registered its end by now.
      await starting;
      await runWorks();
    })();
    const late = delay(MAX_STOP_MS).then(() => Promise.reject(new Error("The stop took too long.")));
    await Promise.race([stopped, late]);
  }

  const starting = Promise.resolve().then(() =>
    start({
      onStop(work) {
        works.push(work);
        requested.signal.throwIfAborted();
      },
      beforeStop(work) {
        prepare = work;
      },
      stopping: requested.signal,
    }),
  );
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (requestedAt > 0) {
        if (Date.now() - requestedAt > SAME_PRESS_MS) process.exit(1);
        return;
      }
      requestedAt = Date.now();
      requested.abort();
      void stop(starting.catch(() => {})).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  try {
    await starting;
  } catch (error) {
    // Whatever failed because the process ends is nobody's mistake.
    if (requested.signal.aborted) return;
    const forOperator =
      error instanceof ConfigError ||
      error instanceof MigrationError ||
      (error instanceof Error && "code" in error && error.code === "EADDRINUSE");
    console.error(forOperator && error instanceof Error ? `Worklane cannot start. ${error.message}` : error);
    await runWorks().catch(() => {});
    process.exit(1);
  }
}
