/** UTC midnight of the day. */
export const dayOf = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

/** So many days later, or earlier. */
export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);
