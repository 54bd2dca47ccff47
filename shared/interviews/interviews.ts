/** Limits of interviews that companies offer. */
export const INTERVIEW = {
  maxTitle: 120,
  maxPlace: 500,
  maxText: 1000,
  maxRanges: 10,
  maxMembers: 10,
  minMinutes: 5,
  maxMinutes: 480,
  maxBreakMinutes: 120,
  /** How far ahead times can be offered. */
  maxDaysAhead: 180,
  /** How often an applicant can move an interview. */
  maxMoves: 2,
} as const;

/** Formats an instant in a time zone, which it names: "Tuesday, 1 December 2026 at 10:00 India Standard Time". */
export const zonedTime = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    ...({
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    } as const),
    timeZone,
    timeZoneName: "long",
  })
    .format(at)
    // Hours have no leading zero, which no option for 24 hours leaves out.
    .replace(/(?<![\d:])0(?=\d:)/, "")
    .replace("Coordinated Universal Time", "UTC");
