import { addDays } from "./days.ts";

const HALF_A_DAY = 12 * 60 * 60_000;

/** Whether it is a known time zone (IANA name). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns when clocks in a time zone (IANA name) show this time, such as `2026-12-01T09:00Z`. A time that they show
 * twice is the first; one that they skip is as much later as they go forward.
 */
export function instantIn(timeZone: string, shown: string): Date {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const wanted = Date.parse(shown);
  const shownAt = (at: number) => Date.parse(`${format.format(at).replace(" ", "T")}Z`);
  const offsetAround = (at: number) => shownAt(at) - at;
  const [before, after] = [wanted - HALF_A_DAY, wanted + HALF_A_DAY].map((at) => wanted - offsetAround(at)) as [
    number,
    number,
  ];
  return new Date([before, after].find((at) => shownAt(at) === wanted) ?? before);
}

/** Returns when a day (its UTC midnight) ends in a time zone. */
export const endOfDay = (timeZone: string, day: Date): Date => instantIn(timeZone, addDays(day, 1).toISOString());

/** Returns the day (its UTC midnight) that it is in a time zone. */
export const todayIn = (timeZone: string, now: Date): Date =>
  new Date(new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now));
