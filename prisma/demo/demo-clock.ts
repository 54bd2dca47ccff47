import { createHash } from "node:crypto";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Where the demo's people live. */
const INDIA_MS = 5.5 * HOUR_MS;
/** When they are awake. */
const [MORNING, EVENING] = [8 * HOUR_MS, 21 * HOUR_MS];
/** By how many seconds a time may be later than the data says. */
const SPREAD = 400;

const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/** Returns the same number from 0 to `below` - 1 for the same key. */
export const numberOf = (key: string, below: number): number => Number.parseInt(hashOf(key).slice(0, 8), 16) % below;

/**
 * The times of the demo, relative to when it is loaded: never round, never twice the same, and in the order of the data
 * as long as two are a hundredth of a day apart.
 */
export class DemoClock {
  readonly #used = new Set<number>();

  constructor(readonly now: Date) {}

  /** Returns the time this many days ago, moved into the waking hours of its day. */
  ago(days: number, key: string): Date {
    const spread = numberOf(key, SPREAD) * 1000 + numberOf(`ms:${key}`, 1000);
    return this.unique(new Date(this.#awake(this.now.getTime() - days * DAY_MS + spread)));
  }

  /** Returns this time, or the next second that nothing else happens in. */
  unique(wanted: Date): Date {
    let time = Math.min(wanted.getTime(), this.now.getTime());
    while (this.#used.has(Math.floor(time / 1000)) || Math.floor(time / 1000) % 60 === 0) time += 1000;
    this.#used.add(Math.floor(time / 1000));
    return new Date(time);
  }

  /** Keeps the order: each day is compressed into its waking hours, and today into those that are over. */
  #awake(time: number): number {
    const [local, now] = [time + INDIA_MS, this.now.getTime() + INDIA_MS];
    const midnight = Math.floor(local / DAY_MS) * DAY_MS;
    const isToday = now < midnight + DAY_MS;
    const [length, to] = isToday ? [now - midnight, now - midnight] : [DAY_MS, EVENING];
    const from = isToday ? Math.min(MORNING, to * 0.3) : MORNING;
    return midnight + from + ((local - midnight) / length) * (to - from) - INDIA_MS;
  }
}

/** Returns midnight (UTC) of the day this many days from a time; negative: before it. */
export const dayFrom = (time: Date, days: number): Date =>
  new Date(Math.floor((time.getTime() + days * DAY_MS) / DAY_MS) * DAY_MS);

/** Returns an id that sorts by its time, as the product's do (UUID 7), and is the same for the same key and time. */
export function demoId(time: Date, key: string): string {
  const [ms, hash] = [time.getTime().toString(16).padStart(12, "0"), hashOf(key)];
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${hash.slice(0, 3)}-a${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
