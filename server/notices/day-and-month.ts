const text = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** A day (`2026-11-24`) as notices say it: "24 November". */
export const dayAndMonth = (day: string): string => text.format(new Date(day));
