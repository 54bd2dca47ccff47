const DAY = 24 * 60 * 60 * 1000;

const withDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const withShortMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const numeric = new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "2-digit", year: "numeric" });
const exact = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });
const monthYear = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });

/** Whole days between a moment and now, never negative. */
export const daysSince = (moment: string | Date, now: Date = new Date()): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(moment).getTime()) / DAY));

/** "today", "yesterday" or "N days ago" (docs/specification.md 4.5, counted in whole days). */
export const daysAgo = (moment: string | Date, now: Date = new Date()): string => durationText(daysSince(moment, now));

const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** The same by the reader's calendar: what happened late last evening was yesterday. */
export const calendarDaysAgo = (moment: string | Date, now: Date = new Date()): string =>
  durationText(Math.max(0, (midnight(now) - midnight(new Date(moment))) / DAY));

function durationText(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}

/** "3 March 2024": deadlines and joined dates. */
export const longDate = (date: string | Date): string => withDay.format(new Date(date));

/** "3 Mar 2024": a deadline in a line of facts. */
export const mediumDate = (date: string | Date): string => withShortMonth.format(new Date(date));

/** "03/03/2024": the date of an application. */
export const shortDate = (date: string | Date): string => numeric.format(new Date(date));

/** "March 2024": the ends of an experience. */
export const monthAndYear = (date: string | Date): string => monthYear.format(new Date(date));

/** "3 March 2024 at 14:05": shown on hover beside the relative words. */
export const exactTime = (moment: string | Date): string => exact.format(new Date(moment));

/** The greeting by time of day (docs/specification.md 4.6). */
export function greeting(now: Date = new Date()): string {
  const hour = now.getHours();
  if (hour < 12) return "Good Morning";
  return hour < 17 ? "Good Afternoon" : "Good Evening";
}
