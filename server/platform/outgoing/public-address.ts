import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Resolves a name to all of its addresses. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const byDns: Resolve = (host) =>
  new Promise((resolve, reject) =>
    lookup(host, { all: true, verbatim: true }, (error, found) => (error ? reject(error) : resolve(found))),
  );

/** Which addresses may be connected to. */
export interface AddressRule {
  /** Whether loopback addresses are allowed, for development and tests. */
  readonly allowsLoopback: boolean;
  readonly resolve?: Resolve;
}

/** The IPv6 addresses that are assigned: others do not route, and may hold an IPv4 address. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address is public: not of this machine, its network, or any special range. */
export function isAllowedAddress(address: string, { allowsLoopback }: AddressRule): boolean {
  if (!ipaddr.isValid(address)) return false;
  // IPv4-mapped IPv6 addresses are checked as IPv4.
  const found = ipaddr.process(address);
  const range = found.range();
  if (range === "unicast") return found instanceof ipaddr.IPv4 || found.match(GLOBAL_UNICAST);
  return allowsLoopback && range === "loopback";
}

const refused = (host: string) => new Error(`${host} is not a public internet address.`);

/** Returns the host of a URL, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** Whether a host is written as this machine. */
const isThisMachine = (host: string): boolean =>
  host === "localhost" || (isIP(host) !== 0 && ipaddr.process(host).range() === "loopback");

/**
 * Checks a URL before posting: it must use https, except on this machine, and a literal IP address must be allowed.
 * Names are checked when connecting.
 * @throws Error
 */
export function requireAllowedUrl(url: URL, rule: AddressRule): void {
  const host = hostOf(url);
  if (isIP(host) && !isAllowedAddress(host, rule)) throw refused(host);
  const isSecure = url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(host));
  if (!isSecure) throw new Error("Enter an https address.");
}

/**
 * Creates a DNS lookup for connections. It checks exactly the addresses that are connected to, so that a name that
 * resolves differently each time gains nothing.
 */
export function guardedLookup(rule: AddressRule): LookupFunction {
  const { resolve = byDns } = rule;
  return (host, options, callback) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        const bad = found.some(({ address }) => !isAllowedAddress(address, rule));
        if (!first || bad) callback(refused(host), "", 0);
        else if (options.all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    );
  };
}
