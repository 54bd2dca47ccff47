import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Count } from "../platform/rate-limits/rate-limits.ts";
import { verifyPassword } from "./passwords.ts";

/** docs/specification.md 8.2 */
const WRONG = "Wrong password, please try again";

/**
 * Lets on only who knows the account's password. A try is counted before the slow comparison, so that tries at once cannot
 * pass the limit together, and given back unless the password was wrong. `field` names the input it came in.
 * @throws WRONG_PASSWORD, RATE_LIMITED, OVERLOADED
 */
export async function requirePassword(
  { limits }: Pick<Platform, "limits">,
  { passwordHash }: { readonly passwordHash: string },
  password: string,
  counts: readonly Count[],
  field?: string,
): Promise<void> {
  await limits.takeAll(counts);
  let isWrong = false;
  try {
    isWrong = !(await verifyPassword(passwordHash, password));
  } finally {
    if (!isWrong) for (const [limit, key] of counts) await limits.giveBack(limit, key);
  }
  if (isWrong) throw new AppError("WRONG_PASSWORD", WRONG, field ? { fields: { [field]: WRONG } } : {});
}
