import type { PersonalWords } from "../../../shared/password-strength.ts";
import { invalid } from "../../platform/errors.ts";
import type { StoredAccount } from "../accounts.store.ts";

/** Whether a sign-up accepts an easily guessed password, as the documented REST paths do (docs/security.md). */
export interface PasswordRule {
  readonly allowGuessable?: boolean;
}

/** Returns what others know about an account's owner. */
export const personalWords = ({ email, name, displayName, phone }: StoredAccount): PersonalWords => ({
  ...{ email, phone },
  names: [name, displayName],
});

/** Refuses a new password that is common, leaked, or made of personal data. @throws BAD_USER_INPUT */
export async function refuseGuessable(password: string, personal: PersonalWords): Promise<void> {
  // Loaded on demand, as its lists take about 20 MB: only for a process that handles a new password.
  const { ratePassword } = await import("../../../shared/password-strength.ts");
  const { refusal } = ratePassword(password, personal);
  if (refusal) throw invalid({ password: refusal });
}
