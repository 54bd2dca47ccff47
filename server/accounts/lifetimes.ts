/** Lifetime of an access token in seconds: it is short-lived, and renewed with the refresh token. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Seconds for which the browser stores the cookie with the access token. */
export const ACCESS_COOKIE_SECONDS = 24 * 60 * 60;
/** Lifetime of a session in seconds, after which a new login is required. */
export const REFRESH_TOKEN_SECONDS = 7 * 24 * 60 * 60;
/** Seconds by which somebody at a page can extend a session that is about to end. */
export const EXTENSION_SECONDS = 24 * 60 * 60;
/** Maximum lifetime of a session in seconds from the login: ten extensions. */
export const LONGEST_SESSION_SECONDS = REFRESH_TOKEN_SECONDS + 10 * EXTENSION_SECONDS;
/** Lifetimes of mailed links, in seconds. */
export const EMAIL_TOKEN_SECONDS = {
  VERIFY_EMAIL: 24 * 60 * 60,
  RESET_PASSWORD: 60 * 60,
  CHANGE_EMAIL: 24 * 60 * 60,
  UNDO_EMAIL_CHANGE: 7 * 24 * 60 * 60,
} as const;
/** Seconds within which a passkey challenge, or the second step of a login, must be answered. */
export const CHALLENGE_SECONDS = 10 * 60;
/** Seconds after a login or reauthentication in which sensitive operations require neither password nor passkey. */
export const CONFIRMATION_SECONDS = 15 * 60;
