const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment this many days ago; a negative number is in the future. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** The day this many days from today, as dates are stored: its start in UTC. 0 is today. */
export const dayFromToday = (days: number): Date => new Date((Math.floor(Date.now() / DAY_MS) + days) * DAY_MS);
