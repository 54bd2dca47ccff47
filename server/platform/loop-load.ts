import { performance } from "node:perf_hooks";

const EVERY_MS = 500;

/** Watches how busy this process's thread is: the share of the last half second in which it worked, from 0 to 1. */
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
