import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import type { Transaction } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Count } from "../platform/rate-limits/rate-limits.ts";
import { turns } from "../platform/turns.ts";
import { lockPassword, type StoredAccount } from "./accounts.store.ts";

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Leaves one processor to everything else, and one of the four threads that files and DNS also use. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
const MAX_WAITING = 64;

/** A burst of logins must not starve readers. */
const inTurn = turns({
  atOnce: AT_ONCE,
  maxWaiting: MAX_WAITING,
  refusal: () =>
    new AppError("OVERLOADED", "Too many people are logging in right now. Try again in a few seconds.", {
      retryAfter: 3,
    }),
});

/** Returns the argon2id hash in PHC form. @throws OVERLOADED when too many are queued */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));

/** Whether the hash was made from the password. @throws OVERLOADED when too many are queued */
const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, password));

/** docs/specification.md 8.2 */
const WRONG = "Wrong password, please try again";

/** Returns the error for a wrong password. `field`: the input that contained it. */
export const wrongPassword = (field?: string): AppError =>
  new AppError("WRONG_PASSWORD", WRONG, field ? { fields: { [field]: WRONG } } : {});

const CHANGED = "The password has just been changed. Log in with the new one.";

/**
 * Requires that a login's password is still the account's, and locks it until the transaction ends: setting a new one
 * ends all that a login has opened, and nothing may be opened after it. @throws WRONG_PASSWORD
 */
export async function requireUnchangedPassword(
  tx: Transaction,
  account: Pick<StoredAccount, "id" | "passwordHash">,
): Promise<void> {
  if (!(await lockPassword(tx, account))) throw new AppError("WRONG_PASSWORD", CHANGED);
}

/** Whether the refusal is due to the password, not to a limit. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof AppError && error.code === "WRONG_PASSWORD";

/**
 * Requires the account's password. An attempt is counted before the slow comparison, so that concurrent attempts cannot
 * exceed the limit, and refunded unless the password was wrong. `field`: the input that contained it.
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
  if (isWrong) throw wrongPassword(field);
}
