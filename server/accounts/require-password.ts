import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { WRONG_PASSWORDS_BY_ACCOUNT } from "./accounts.rate-limits.ts";
import { verifyPassword } from "./passwords.ts";

/** SPEC.md section 8. */
const WRONG = "Wrong password, please try again";

/**
 * Lets on only who knows the account's password; wrong tries count against the account. `field` names the input it came
 * in. @throws WRONG_PASSWORD, RATE_LIMITED, OVERLOADED
 */
export async function requirePassword(
  { limits }: Platform,
  account: { readonly id: string; readonly passwordHash: string },
  password: string,
  field?: string,
): Promise<void> {
  await limits.check(WRONG_PASSWORDS_BY_ACCOUNT, account.id);
  if (await verifyPassword(account.passwordHash, password)) return;
  await limits.take(WRONG_PASSWORDS_BY_ACCOUNT, account.id);
  throw new AppError("WRONG_PASSWORD", WRONG, field ? { fields: { [field]: WRONG } } : {});
}
