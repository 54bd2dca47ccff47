import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Finds all addresses of a name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const byDns: Resolve = (host) =>
  new Promise((resolve, reject) =>
    lookup(host, { all: true, verbatim: true }, (error, found) => (error ? reject(error) : resolve(found))),
  );

/** Which addresses may be connected to. */
export interface AddressRule {
  /** Whether this machine itself may be, for development and tests. */
  readonly allowsLoopback: boolean;
  readonly resolve?: Resolve;
}

/** Whether an address is one of the open internet: not of this machine, its network, or any special range. */
export function isAllowedAddress(address: string, { allowsLoopback }: AddressRule): boolean {
  if (!ipaddr.isValid(address)) return false;
  // IPv4 within IPv6 is judged as IPv4.
  const range = ipaddr.process(address).range();
  return range === "unicast" || (allowsLoopback && range === "loopback");
}

const refused = (host: string) => new Error(`${host} is not an address of the open internet.`);

/** The host of a URL, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** Whether a host is this machine by how it is written. */
const isThisMachine = (host: string): boolean =>
  host === "localhost" || (isIP(host) !== 0 && ipaddr.process(host).range() === "loopback");

/**
 * Throws when a URL may not be posted to: it must be https, but for this machine, and a host that is written as an address must be
 * allowed. Names are looked up when connecting.
 */
export function requireAllowedUrl(url: URL, rule: AddressRule): void {
  const host = hostOf(url);
  if (isIP(host) && !isAllowedAddress(host, rule)) throw refused(host);
  const isSecure = url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(host));
  if (!isSecure) throw new Error("Give an https address.");
}

/**
 * Looks names up for a connection. What is judged here is what is connected to, so that a name which answers differently each
 * time gains nothing.
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
