import { daysAgo, exactTime } from "./dates.ts";

/** "Posted yesterday", with the exact time on hover. `prefix` ends up before the words: "Posted", "Applied", "Joined". */
export function RelativeDate({ date, prefix }: { date: string; prefix?: string }) {
  const words = daysAgo(date);
  return (
    <time dateTime={date} title={exactTime(date)}>
      {prefix ? `${prefix} ${words}` : words}
    </time>
  );
}
