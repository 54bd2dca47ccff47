import { performance } from "node:perf_hooks";

const EVERY_MS = 500;

/** Measures the event loop utilization of this process in the last half second, from 0 to 1. */
export function loopLoad(): { share(): number; stop(): void } {
  let last = performance.eventLoopUtilization();
  let share = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    share = performance.eventLoopUtilization(now, last).utilization;
    last = now;
  }, EVERY_MS);
  timer.unref();
  return { share: () => share, stop: () => clearInterval(timer) };
}
