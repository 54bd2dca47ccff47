import { isIP } from "node:net";
import { domainToASCII } from "node:url";

/**
 * Names that belong to nobody in the public DNS (RFC 2606, 6761, 6762, 7686, 8375, 9476), and those used in home
 * networks.
 */
const RESERVED = new Set(
  "alt arpa corp example home internal intranet invalid lan local localdomain localhost mail onion private test".split(
    " ",
  ),
);
const RESERVED_SECOND_LEVEL = new Set(["example.com", "example.net", "example.org"]);
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const MAX_LENGTH = 253;

/**
 * Returns the domain in DNS form from user input (`https://Acme.com/jobs` is `acme.com`); null when it is not a public
 * one.
 */
export function publicDomain(input: string): string | null {
  const typed = input.trim().toLowerCase();
  const host = typed.replace(/^https?:\/\//, "").replace(/[/?#].*$/, "");
  const domain = domainToASCII(host.replace(/\.$/, ""));
  const labels = domain.split(".");
  const top = labels.at(-1) ?? "";
  if (labels.length < 2 || domain.length > MAX_LENGTH || isIP(domain) !== 0) return null;
  if (!labels.every((label) => LABEL.test(label)) || /^\d+$/.test(top)) return null;
  if (RESERVED.has(top) || RESERVED_SECOND_LEVEL.has(labels.slice(-2).join("."))) return null;
  return domain;
}
