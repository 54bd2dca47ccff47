import { longDate, timeOfDay } from "../../ui/dates.ts";

const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const monthAndYear = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric" });

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "Today", "Yesterday" or "3 March 2024": the heading of a day's messages. */
export function dayLabel(moment: string, now: Date = new Date()): string {
  const date = new Date(moment);
  const days = Math.round((startOfDay(now) - startOfDay(date)) / 86_400_000);
  if (days === 0) return "Today";
  return days === 1 ? "Yesterday" : longDate(date);
}

/** "14:05", "Yesterday", "3 Mar" or "Mar 2024": a short date for a list row. */
export function shortWhen(moment: string, now: Date = new Date()): string {
  const day = dayLabel(moment, now);
  const date = new Date(moment);
  if (day === "Today") return timeOfDay(date);
  if (day === "Yesterday") return day;
  return (date.getFullYear() === now.getFullYear() ? dayAndMonth : monthAndYear).format(date);
}
