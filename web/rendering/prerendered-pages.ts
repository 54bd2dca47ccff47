/** Pages that look the same to everybody: prerendered when the web client is built. */
export const PRERENDERED_PAGES = [
  "/start",
  "/user-login",
  "/recruiter-login",
  "/user-signup",
  "/recruiter-signup",
  "/forgot-paasword",
  "/forgot-paaswordrec",
  "/access-denied",
  "/access-deniedrec",
];

/**
 * Patterns of the pages behind a login that the server prerenders for their user. Whatever a person can do on them before
 * hydration must be replayed by `event-replay.ts`: it knows typing, buttons, forms, downloads and single keys, but not, for
 * example, chosen files or Enter in a text area. Other pages show a loading indicator until then.
 */
export const PRERENDERED_FOR_USERS: readonly string[] = ["/main"];

/** Pages that search engines may index; the rest are user-specific, or useless without a link from an e-mail. */
export const FOR_SEARCH_ENGINES = [
  "/start",
  "/user-login",
  "/recruiter-login",
  "/user-signup",
  "/recruiter-signup",
  "/main",
];
