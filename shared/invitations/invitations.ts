// Invitations of seekers to a company's jobs, as the form and the server know them (docs/limits.md).

/** Of the text that goes with an invitation. */
export const MAX_INVITATION_TEXT = 500;

/** The days for which an invitation can be accepted, and an accepted one counts until the seeker applies. */
export const INVITATION_DAYS = 30;

/** The new invitations of a company in a day (UTC): fewer if fewer than `shareAccepted` of the last ones were accepted. */
export const DAILY_INVITATIONS = {
  most: 20,
  whenFewAccepted: 10,
  counted: 40,
  shareAccepted: 0.1,
  afterDays: 14,
} as const;

/** The address of a seeker's invitations. */
export const INVITATIONS_PATH = "/main/appliedjobs";
