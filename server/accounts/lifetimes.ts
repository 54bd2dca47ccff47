/** Seconds in which an access token is good: it is short-lived, and made anew from the refresh token. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Seconds for which the browser keeps the cookie with the access token. */
export const ACCESS_COOKIE_SECONDS = 24 * 60 * 60;
/** Seconds that a session lasts: then one logs in again. */
export const REFRESH_TOKEN_SECONDS = 7 * 24 * 60 * 60;
/** Seconds by which whoever is at a page can prolong a session that is about to end. */
export const EXTENSION_SECONDS = 24 * 60 * 60;
/** Seconds after its log-in that a session ends however often it was prolonged: ten times. */
export const LONGEST_SESSION_SECONDS = REFRESH_TOKEN_SECONDS + 10 * EXTENSION_SECONDS;
/** Seconds for which the links in mails can be followed. */
export const EMAIL_TOKEN_SECONDS = {
  VERIFY_EMAIL: 24 * 60 * 60,
  RESET_PASSWORD: 60 * 60,
  CHANGE_EMAIL: 24 * 60 * 60,
  UNDO_EMAIL_CHANGE: 7 * 24 * 60 * 60,
} as const;
/** Seconds within which a passkey, or the second step of a log-in, is to be answered. */
export const CHALLENGE_SECONDS = 10 * 60;
/** Seconds after a log-in, or a confirmation, in which sensitive acts ask for neither password nor passkey. */
export const CONFIRMATION_SECONDS = 15 * 60;
