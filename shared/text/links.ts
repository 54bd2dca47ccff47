/** Schemes that a link in an answer may have (docs/specification.md 5.6). */
const SCHEMES = new Set(["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"]);

/** An address in the one form in which two are compared; null for what may not be a link. */
export function linkAddress(address: string): string | null {
  try {
    const { protocol, href, username, password } = new URL(address.trim());
    return SCHEMES.has(protocol) && !username && !password ? href : null;
  } catch {
    return null;
  }
}
