const withDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "3 March 2026": in UTC, because the page is the same for every visitor. */
export const dayOf = (date: string): string => withDay.format(new Date(date));
