import { calendarDaysAgo, daysAgo, exactTime } from "./dates.ts";
import { useHydrated } from "./media.ts";

interface RelativeDateProps {
  date: string;
  /** Text before the date: "Posted", "Applied". */
  prefix?: string;
  /**
   * Counts periods of 24 hours, as for posted jobs (docs/specification.md 4.5), instead of the reader's calendar days.
   */
  wholeDays?: boolean;
}

/** "Posted yesterday", with the exact time on hover. */
export function RelativeDate({ date, prefix, wholeDays = false }: RelativeDateProps) {
  const label = wholeDays ? daysAgo(date) : calendarDaysAgo(date);
  // The exact time depends on the reader's time zone, which the server does not know.
  const hydrated = useHydrated();
  return (
    <time dateTime={date} title={hydrated ? exactTime(date) : undefined} suppressHydrationWarning>
      {prefix ? `${prefix} ${label}` : label}
    </time>
  );
}
