/** A range of time. */
export interface TimeRange {
  readonly from: Date;
  readonly until: Date;
}

/** A range of time on a day, as clocks show it: `2026-12-01`, `09:00`, `12:30`. */
export interface DayRange {
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

const MINUTE = 60_000;
const HALF_A_DAY = 12 * 60 * MINUTE;

/** Returns a range of a day in a time zone (IANA name) as instants. */
export const rangeIn = (timeZone: string, { day, from, until }: DayRange): TimeRange => ({
  from: instantIn(timeZone, `${day}T${from}Z`),
  until: instantIn(timeZone, `${day}T${until}Z`),
});

/**
 * Returns when clocks in a time zone show this time. A time that they show twice is the first; one that they skip is
 * as much later as they go forward.
 */
function instantIn(timeZone: string, shown: string): Date {
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

/** What the possible times of an interview depend on. */
interface Offer {
  readonly ranges: readonly TimeRange[];
  readonly minutes: number;
  /** Minutes to leave free between interviews. */
  readonly breakMinutes: number;
  /** When at least one of those who take part is busy, with the breaks. */
  readonly busy: readonly TimeRange[];
}

/** Whether an interview that starts at a time overlaps any of these ranges. */
export const overlaps = (startsAt: Date, minutes: number, ranges: readonly TimeRange[]): boolean =>
  ranges.some(({ from, until }) => startsAt < until && startsAt.getTime() + minutes * MINUTE > from.getTime());

/**
 * Returns the times at which an interview can start, in order: its ranges cut by its length and the break, without
 * those that are past or at which anyone is busy.
 */
export function interviewTimes({ ranges, minutes, breakMinutes, busy }: Offer, now: Date): Date[] {
  const starts = ranges.flatMap(({ from, until }) => {
    const step = (minutes + breakMinutes) * MINUTE;
    const fit = Math.floor((until.getTime() - from.getTime() + breakMinutes * MINUTE) / step);
    return Array.from({ length: Math.max(fit, 0) }, (_, index) => from.getTime() + index * step);
  });
  const isFree = (start: number) => start > now.getTime() && !overlaps(new Date(start), minutes + breakMinutes, busy);
  return [...new Set(starts)]
    .filter(isFree)
    .sort((one, other) => one - other)
    .map((start) => new Date(start));
}
