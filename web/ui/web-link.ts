/** A link that a person typed, prefixed with https:// when it has no scheme; never anything but a web address. */
export const webLink = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);

/** How links to what companies name lead there: search engines do not follow, and the site does not learn whence. */
export const COMPANY_LINK = "nofollow noopener noreferrer ugc";
