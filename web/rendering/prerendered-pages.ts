/** Pages that look the same to everybody: prerendered when the web is built. */
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

/** What search engines may show; the rest is somebody's own, or of no use without a link in a mail. */
export const FOR_SEARCH_ENGINES = [
  "/start",
  "/user-login",
  "/recruiter-login",
  "/user-signup",
  "/recruiter-signup",
  "/main",
];
