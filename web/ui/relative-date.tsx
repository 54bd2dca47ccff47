import { daysAgo, exactTime } from "./dates.ts";
import { useHydrated } from "./media.ts";

/** "Posted yesterday", with the exact time on hover. `prefix` ends up before the words: "Posted", "Applied", "Joined". */
export function RelativeDate({ date, prefix }: { date: string; prefix?: string }) {
  const words = daysAgo(date);
  // The exact time is the reader's, which the server does not know.
  const hydrated = useHydrated();
  return (
    <time dateTime={date} title={hydrated ? exactTime(date) : undefined} suppressHydrationWarning>
      {prefix ? `${prefix} ${words}` : words}
    </time>
  );
}
