import { longDate } from "../ui/dates.ts";

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "Today", "Yesterday" or "3 March 2024": what parts the messages of two days. */
export function dayOf(moment: string, now: Date = new Date()): string {
  const date = new Date(moment);
  const days = Math.round((startOfDay(now) - startOfDay(date)) / 86_400_000);
  if (days === 0) return "Today";
  return days === 1 ? "Yesterday" : longDate(date);
}
