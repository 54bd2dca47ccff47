/** Number of days before a job's deadline on which people are notified. */
export const CLOSING_DAYS = 3;

/** Describes how long a job stays open, for a sentence. */
export const closesWhen = (days: number): string =>
  days === 0 ? "closes today" : days === 1 ? "closes tomorrow" : `closes in ${days} days`;
