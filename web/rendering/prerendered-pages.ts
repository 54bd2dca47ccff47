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

/** Pages that search engines may index; the rest are user-specific, or useless without a link from an e-mail. */
export const FOR_SEARCH_ENGINES = [
  "/start",
  "/user-login",
  "/recruiter-login",
  "/user-signup",
  "/recruiter-signup",
  "/main",
];
