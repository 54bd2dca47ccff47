/** Days before the last day of a job on which people are told that it closes. */
export const CLOSING_DAYS = 3;

/** How long a job stays open, as a sentence says it. */
export const closesWhen = (days: number): string =>
  days === 0 ? "closes today" : days === 1 ? "closes tomorrow" : `closes in ${days} days`;
