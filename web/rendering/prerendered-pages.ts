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
 * Pages behind a login that the server prerenders for their user. Whatever a person can do on them before hydration must be
 * replayed by `event-replay.ts`: it knows typing, buttons, forms, downloads and single keys, but not, for example, chosen
 * files or Enter in a text area. Of other pages, only the frame is prerendered.
 */
export const PRERENDERED_FOR_USERS: readonly string[] = ["/main"];

/**
 * Patterns of the pages that are not prerendered at all: one fills the window, and under unknown addresses is the frame of
 * an area or the public one.
 */
export const NOT_PRERENDERED: readonly string[] = ["/main-recruiter/applicants/:jobId/review", "/*"];

/** Whether a page is prerendered with its frame: the others show a placeholder in the frame until it is hydrated. */
export const isPrerenderedWhole = (pathname: string): boolean =>
  [...PRERENDERED_PAGES, ...PRERENDERED_FOR_USERS].includes(pathname.replace(/(?<=.)\/$/, ""));

/** Pages that search engines may index; the rest are user-specific, or useless without a link from an email. */
export const FOR_SEARCH_ENGINES = [
  "/start",
  "/user-login",
  "/recruiter-login",
  "/user-signup",
  "/recruiter-signup",
  "/main",
];
