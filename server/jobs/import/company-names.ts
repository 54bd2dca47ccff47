import { createHash } from "node:crypto";
import { slugOf } from "../../../shared/public-paths.ts";

const MAX_SLUG = 60;
/** With a digest an address must remain below the 64 characters of a mailbox's name. */
const MAX_SLUG_BESIDE_DIGEST = 40;

/** Returns what identifies a company in a file: its whole name, in whatever case and composition it is written. */
export const companyKey = (name: string): string => name.normalize("NFKC").toLowerCase();

/** Returns the address that is made of a name's slug, which other names may have too. */
export const plainAddress = (name: string, domain: string): string =>
  `${slugOf(name).slice(0, MAX_SLUG) || "company"}@${domain}`;

/** Returns the address that only this name has. */
export function ownAddress(name: string, domain: string): string {
  const digest = createHash("sha256").update(companyKey(name)).digest("hex").slice(0, 12);
  return `${slugOf(name).slice(0, MAX_SLUG_BESIDE_DIGEST) || "company"}-${digest}@${domain}`;
}
