/** Limits of offers that companies send. */
export const OFFER = {
  maxPlace: 500,
  /** Of the offer's Markdown. */
  maxText: 10_000,
  /** The versions that an application's offer can have. */
  maxVersions: 20,
  /** How far ahead an offer can expire, and the work can start. */
  maxDaysAhead: 180,
  maxDaysToStart: 730,
} as const;
