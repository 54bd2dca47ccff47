import { longDay } from "./long-day.ts";

/** Names a time zone (IANA name) as at an instant: "India Standard Time". */
export const zoneName = (timeZone: string, at = new Date()): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "long" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** At noon UTC, clocks that change on a day have changed. */
const NOON = 12 * 3600_000;

/** Says when a day (its UTC midnight) ends: "the end of 10 December 2026, India Standard Time". */
export const dayEnd = (day: Date, timeZone: string): string =>
  `the end of ${longDay(day)}, ${zoneName(timeZone, new Date(day.getTime() + NOON))}`;
