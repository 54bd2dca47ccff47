import type { PersonalWords } from "../../../shared/password-strength.ts";
import { invalid } from "../../platform/errors.ts";
import type { StoredAccount } from "../accounts.store.ts";

/** Whether a sign-up takes a password that is easily guessed, as the documented REST paths do (docs/security.md). */
export interface PasswordRule {
  readonly allowGuessable?: boolean;
}

/** What others know of an account's owner. */
export const personalWords = ({ email, name, displayName, phone }: StoredAccount): PersonalWords => ({
  ...{ email, phone },
  names: [name, displayName],
});

/** Refuses a new password that is common, was leaked, or is made of the person's own words. @throws BAD_USER_INPUT */
export async function refuseGuessable(password: string, personal: PersonalWords): Promise<void> {
  // Its lists take some 20 MB: for a process that sees a new password alone.
  const { judgePassword } = await import("../../../shared/password-strength.ts");
  const { refusal } = judgePassword(password, personal);
  if (refusal) throw invalid({ password: refusal });
}
