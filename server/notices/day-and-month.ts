const text = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** Formats a day (`2026-11-24`) for notices: "24 November". */
export const dayAndMonth = (day: string): string => text.format(new Date(day));
