import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { StoredAccount } from "../accounts.store.ts";
import { requireUnchangedPassword } from "../passwords.ts";
import { countFactors, hasSecondFactor } from "./factors.store.ts";
import { insertChallenge } from "./login-challenges.store.ts";

const ASKED = "This account requires a passkey or a code after the password.";

/**
 * Interrupts a login whose password was right, when the account requires a second step. @throws SECOND_FACTOR_REQUIRED
 * with the challenge to answer, WRONG_PASSWORD when it was changed concurrently
 */
export async function askForSecondStep(
  { db, clock }: Pick<Platform, "db" | "clock">,
  account: Pick<StoredAccount, "id" | "role" | "passwordHash">,
): Promise<void> {
  const { id: accountId, role } = account;
  const counted = await countFactors(db, accountId);
  if (!hasSecondFactor(counted)) return;
  const { token: challenge } = await db.transaction(async (tx) => {
    await requireUnchangedPassword(tx, account);
    return insertChallenge(tx, { purpose: "SECOND_STEP", accountId, role }, clock());
  });
  const factors = [
    ...(counted.passkeys > 0 ? (["PASSKEY"] as const) : []),
    ...(counted.authenticatorApps > 0 ? (["AUTHENTICATOR_APP"] as const) : []),
    ...(counted.recoveryCodes > 0 ? (["RECOVERY_CODE"] as const) : []),
  ];
  throw new AppError("SECOND_FACTOR_REQUIRED", ASKED, { challenge, factors });
}
