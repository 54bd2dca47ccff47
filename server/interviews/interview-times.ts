import { instantIn } from "../platform/zoned-times.ts";

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

/** Returns a range of a day in a time zone (IANA name) as instants. */
export const rangeIn = (timeZone: string, { day, from, until }: DayRange): TimeRange => ({
  from: instantIn(timeZone, `${day}T${from}Z`),
  until: instantIn(timeZone, `${day}T${until}Z`),
});

/** What the possible times of an interview depend on. */
interface Offer {
  readonly ranges: readonly TimeRange[];
  readonly minutes: number;
  /** Minutes to leave free between interviews. */
  readonly breakMinutes: number;
  /** When at least one of the participants is busy, with the breaks. */
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
