/** A link that a person typed, prefixed with https:// when it has no scheme; never anything but a web address. */
export const webLink = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
