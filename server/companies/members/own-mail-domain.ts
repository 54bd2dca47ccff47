import providers from "email-providers";
import type { StoredAccount } from "../../accounts/accounts.store.ts";

/** Mail domains that anybody can have an address of. */
const PUBLIC_DOMAINS = new Set(providers);

/** The domain of an account's confirmed address, which only its employer gives out; null when anybody can have one there. */
export function ownMailDomain({ email, emailVerifiedAt }: Pick<StoredAccount, "email" | "emailVerifiedAt">) {
  const domain = email.split("@")[1];
  return emailVerifiedAt && domain && !PUBLIC_DOMAINS.has(domain) ? domain : null;
}
