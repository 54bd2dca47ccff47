import providers from "email-providers";
import type { StoredAccount } from "../../accounts/accounts.store.ts";

/** Mail domains at which anybody can have an address. */
const PUBLIC_DOMAINS = new Set(providers);

/** Domains under which companies register theirs, such as co.uk. */
const REGISTRY = /^(ac|co|com|edu|firm|gen|gov|ind|mil|net|nic|or|org|res)\.[a-z]{2}$/;

/** Whether a domain is that of many companies: of a mail provider, or of a registry. */
export const isShared = (domain: string): boolean => PUBLIC_DOMAINS.has(domain) || REGISTRY.test(domain);

/**
 * Returns the domain of an account's verified address, if only its employer assigns addresses there; null when anybody
 * can have one.
 */
export function ownMailDomain({ email, emailVerifiedAt }: Pick<StoredAccount, "email" | "emailVerifiedAt">) {
  const domain = email.split("@")[1];
  return emailVerifiedAt && domain && !PUBLIC_DOMAINS.has(domain) ? domain : null;
}
