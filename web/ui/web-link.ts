/** Prefixes a typed link with https:// when it has no scheme; the result is always a web address. */
export const webLink = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);

/** `rel` of links named by companies: not followed by search engines, and sent without a referrer. */
export const COMPANY_LINK = "nofollow noopener noreferrer ugc";
