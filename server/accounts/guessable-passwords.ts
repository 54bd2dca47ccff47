import { judgePassword, type PersonalWords } from "../../shared/password-strength.ts";
import { invalid } from "../platform/errors.ts";

/** Whether a sign-up takes a password that is easily guessed, as the documented REST paths do (docs/security.md). */
export interface PasswordRule {
  readonly allowGuessable?: boolean;
}

/** Refuses a new password that is common, was leaked, or is made of the person's own words. @throws BAD_USER_INPUT */
export function refuseGuessable(password: string, personal: PersonalWords): void {
  const { refusal } = judgePassword(password, personal);
  if (refusal) throw invalid({ password: refusal });
}
