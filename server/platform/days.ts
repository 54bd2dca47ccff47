/** Returns the UTC midnight of the day. */
export const dayOf = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

/** Returns the date a number of days later, or earlier if negative. */
export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);
