import { setTimeout as delay } from "node:timers/promises";
import v8 from "node:v8";
import { announceFailure } from "./announce.ts";
import { OperatorError } from "./platform/operator-error.ts";
import { protectBuiltins } from "./platform/protect-builtins.ts";

/** Milliseconds that requests and jobs in flight get to finish; shorter in development. */
const MAX_STOP_MS = process.env.NODE_ENV === "production" ? 15_000 : 4000;

/** One key press may arrive as two signals, from the terminal and from npm. */
const SAME_PRESS_MS = 500;

// V8 treats objects that survive one collection under load as long-lived, and then allocates everything from the same
// call site in the old generation, where it stays until a full collection: a quarter of a page's processor time
// (bench/NOTES.md).
v8.setFlagsFromString("--no-allocation-site-pretenuring");

/** Hooks into the shutdown of the process. */
export interface Lifetime {
  /** Registers `work` to run at shutdown, in reverse order of registration. */
  onStop(work: () => Promise<void>): void;
  /** Runs `work` before the `onStop` hooks, while everything is still running, however long it takes. */
  beforeStop(work: () => Promise<void>): void;
  /** Aborted as soon as shutdown is requested. */
  readonly stopping: AbortSignal;
}

/**
 * Runs `start` as the main program: an operator's mistake exits with one sentence, a signal with a graceful shutdown
 * and 0, a second signal immediately.
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
      // By now, everything that was still starting has registered its shutdown hook.
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
    // Errors caused by the shutdown itself are ignored.
    if (requested.signal.aborted) return;
    if (error instanceof OperatorError) announceFailure(`Worklane cannot start. ${error.message}`);
    else announceFailure("Worklane cannot start.", error);
    await runWorks().catch(() => {});
    process.exit(1);
  }
}
