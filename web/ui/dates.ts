const DAY = 24 * 60 * 60 * 1000;

/**
 * Formats moments in the reader's time zone; a day without a time, such as a deadline, is the same day in every zone.
 * Hours have no leading zero, which no option of `Intl` for 24 hours leaves out.
 */
function dateText(options: Intl.DateTimeFormatOptions): (date: string | Date) => string {
  const local = new Intl.DateTimeFormat("en-GB", options);
  const utc = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  return (date) =>
    (/^\d{4}-\d\d-\d\d$/.test(String(date)) ? utc : local).format(new Date(date)).replace(/(?<![\d:])0(?=\d:)/, "");
}

/** Whole days between a moment and now, never negative. */
export const daysSince = (moment: string | Date, now: Date = new Date()): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(moment).getTime()) / DAY));

/** "today", "yesterday" or "N days ago" (docs/specification.md 4.5, counted in whole days). */
export const daysAgo = (moment: string | Date, now: Date = new Date()): string => durationText(daysSince(moment, now));

/** The day of a moment for the reader, as YYYY-MM-DD; today unless one is given. */
export const localDay = (moment: Date = new Date()): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** The same in calendar days of the reader: a moment late last evening was yesterday. */
export const calendarDaysAgo = (moment: string | Date, now: Date = new Date()): string =>
  durationText(Math.max(0, (midnight(now) - midnight(new Date(moment))) / DAY));

function durationText(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}

/** "3 March 2024": deadlines and joined dates. */
export const longDate = dateText({ day: "numeric", month: "long", year: "numeric" });

/** "3 Mar 2024": a deadline in a line of facts. */
export const mediumDate = dateText({ day: "numeric", month: "short", year: "numeric" });

/** "3 March": a day in the coming weeks. */
export const dayAndMonth = dateText({ day: "numeric", month: "long" });

/** "Tuesday 3 March": a day in the coming weeks on which one has to be somewhere. */
export const weekdayAndDay = dateText({ weekday: "long", day: "numeric", month: "long" });

/** "3 Mar": a week in a chart. */
export const shortDayAndMonth = dateText({ day: "numeric", month: "short" });

/** "03/03/2024": the date of an application. */
export const shortDate = dateText({ day: "2-digit", month: "2-digit", year: "numeric" });

/** "March 2024": the ends of an experience. */
export const monthAndYear = dateText({ month: "long", year: "numeric" });

/** "3 March 2024 at 14:05": shown on hover beside the relative words. */
export const exactTime = dateText({ dateStyle: "long", timeStyle: "short" });

/** "3 March 2024 at 14:05:09 CET": where the order of events matters, and readers are in different time zones. */
export const exactSecond = dateText({ dateStyle: "long", timeStyle: "long" });

/** "14:05": a time in the coming hours. */
export const timeOfDay = dateText({ timeStyle: "short" });

/** The greeting by time of day (docs/specification.md 4.6). */
export function greeting(now: Date = new Date()): string {
  const hour = now.getHours();
  if (hour < 12) return "Good Morning";
  return hour < 17 ? "Good Afternoon" : "Good Evening";
}
