import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { StoredAccount } from "../accounts.store.ts";
import { countFactors, hasSecondFactor } from "./factors.store.ts";
import { insertChallenge } from "./login-challenges.store.ts";

const ASKED = "This account asks for a second step after the password: a passkey, or a code.";

/** Ends a log-in whose password was right, when the account asks for more. @throws SECOND_FACTOR_REQUIRED with the challenge to answer */
export async function askForSecondStep(
  { db, clock }: Pick<Platform, "db" | "clock">,
  { id: accountId, role }: Pick<StoredAccount, "id" | "role">,
): Promise<void> {
  const counted = await countFactors(db, accountId);
  if (!hasSecondFactor(counted)) return;
  const { token: challenge } = await insertChallenge(db, { purpose: "SECOND_STEP", accountId, role }, clock());
  const factors = [
    ...(counted.passkeys > 0 ? (["PASSKEY"] as const) : []),
    ...(counted.authenticatorApps > 0 ? (["AUTHENTICATOR_APP"] as const) : []),
    ...(counted.recoveryCodes > 0 ? (["RECOVERY_CODE"] as const) : []),
  ];
  throw new AppError("SECOND_FACTOR_REQUIRED", ASKED, { challenge, factors });
}
