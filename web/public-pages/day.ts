const withDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "3 March 2026": on a page that is the same for everybody, a day is one of UTC. */
export const dayOf = (date: string): string => withDay.format(new Date(date));
