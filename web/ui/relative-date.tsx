import { calendarDaysAgo, daysAgo, exactTime } from "./dates.ts";
import { useHydrated } from "./media.ts";

interface RelativeDateProps {
  date: string;
  /** Before the words: "Posted", "Applied". */
  prefix?: string;
  /** Counts days of 24 hours, as for posted jobs (docs/specification.md 4.5), and not by the reader's calendar. */
  wholeDays?: boolean;
}

/** "Posted yesterday", with the exact time on hover. */
export function RelativeDate({ date, prefix, wholeDays = false }: RelativeDateProps) {
  const label = wholeDays ? daysAgo(date) : calendarDaysAgo(date);
  // The exact time is the reader's, which the server does not know.
  const hydrated = useHydrated();
  return (
    <time dateTime={date} title={hydrated ? exactTime(date) : undefined} suppressHydrationWarning>
      {prefix ? `${prefix} ${label}` : label}
    </time>
  );
}
