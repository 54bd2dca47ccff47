/** Schemes allowed for links in answers (docs/specification.md 5.6). */
const SCHEMES = new Set(["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"]);

/** Normalizes an address, so that two can be compared; null when it is not allowed as a link. */
export function linkAddress(address: string): string | null {
  try {
    const { protocol, href, username, password } = new URL(address.trim());
    return SCHEMES.has(protocol) && !username && !password ? href : null;
  } catch {
    return null;
  }
}
