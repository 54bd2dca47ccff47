import type { MailTiming } from "./notice-kind.ts";

/** When a person is mailed, in their local time. */
export interface MailHours {
  /** IANA name. */
  readonly timeZone: string;
  /** Hours from 0 to 23 between which nothing is mailed; null for none. */
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

/** The local hour at which collected notices are mailed; weekly ones on Mondays. */
const DIGEST_HOUR = 8;
const QUARTER = 15 * 60_000;
const WEEK_OF_QUARTERS = 7 * 24 * 4 + 8;

/** Returns when a notice created now is mailed; null: never. Nothing is mailed in quiet hours, without exception. */
export function mailTime(timing: MailTiming, hours: MailHours, now: Date): Date | null {
  const read = clockIn(hours.timeZone);
  const isQuiet = ({ hour }: LocalTime) => {
    const { quietFrom: from, quietUntil: until } = hours;
    if (from === null || until === null) return false;
    return from < until ? hour >= from && hour < until : hour >= from || hour < until;
  };
  const isLoud = (time: LocalTime) => !isQuiet(time);
  if (timing === "NEVER") return null;
  if (timing === "AT_ONCE") return isLoud(read(now)) ? now : firstQuarter(now, read, isLoud);
  const isDigest = ({ hour, minute, weekday }: LocalTime) =>
    hour === DIGEST_HOUR && minute === 0 && (timing === "DAILY" || weekday === "Mon");
  const digest = firstQuarter(now, read, isDigest);
  return isLoud(read(digest)) ? digest : firstQuarter(digest, read, isLoud);
}

interface LocalTime {
  readonly weekday: string;
  readonly hour: number;
  readonly minute: number;
}

type ReadClock = (at: Date) => LocalTime;

const clocks = new Map<string, ReadClock>();

/** @throws RangeError for an unknown zone */
function clockIn(timeZone: string): ReadClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const read: ReadClock = (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return { weekday: parts.weekday ?? "", hour: Number(parts.hour), minute: Number(parts.minute) };
  };
  clocks.set(timeZone, read);
  return read;
}

/** Returns the first quarter of an hour after a given time that fits; all time zones are whole quarters apart. */
function firstQuarter(after: Date, read: ReadClock, fits: (time: LocalTime) => boolean): Date {
  const first = Math.floor(after.getTime() / QUARTER) + 1;
  for (let n = 0; n < WEEK_OF_QUARTERS; n++) {
    const at = new Date((first + n) * QUARTER);
    if (fits(read(at))) return at;
  }
  // Reached where the hour is skipped when clocks go forward.
  return new Date((first + WEEK_OF_QUARTERS) * QUARTER);
}
