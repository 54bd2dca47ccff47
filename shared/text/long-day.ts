const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Returns a date in UTC as "3 March 2024". */
export const longDay = (date: Date): string => format.format(date);
