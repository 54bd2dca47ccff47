import { ACCOUNT_TEXTS, EMAIL, MIN_PASSWORD, PASSKEY_NAME_TEXTS, PHONE, phoneDigits } from "../../shared/accounts.ts";
import { flawOfLine, trimLine } from "../../shared/text/plain-line.ts";

// Validation rules and messages of docs/specification.md 5.1, shown beside their fields. The server validates again.

/** Returns the error of a field, or null. */
export type Rule = (value: string) => string | null;

/** For an optional field. */
export const optional: Rule = () => null;

export const required =
  (label: string): Rule =>
  (value) =>
    value.trim() === "" ? `${label} is required` : null;

export const emailRule: Rule = (value) =>
  required("Email")(value) ?? (EMAIL.test(value.trim()) ? null : ACCOUNT_TEXTS.email);

export const phoneRule: Rule = (value) =>
  required("Phone number")(value) ?? (PHONE.test(phoneDigits(value)) ? null : ACCOUNT_TEXTS.phone);

export const passwordRule: Rule = (value) => (value === "" ? "Password is required" : null);

export const newPasswordRule: Rule = (value) =>
  passwordRule(value) ?? (value.length < MIN_PASSWORD ? ACCOUNT_TEXTS.password : null);

/** Rule for a passkey's name: catches errors before the browser creates a passkey that the server would refuse. */
export const passkeyNameRule: Rule = (value) => {
  const name = trimLine(value);
  return name === "" ? PASSKEY_NAME_TEXTS.missing : flawOfLine(name, PASSKEY_NAME_TEXTS.name);
};

/**
 * "All fields are required" when one of several required fields is empty; shown above the form, while the fields have
 * their own errors.
 */
export function missingFields(values: Record<string, string>, rules: Record<string, Rule> = {}): string | null {
  const needed = Object.keys(values).filter((name) => rules[name] !== optional);
  return needed.length > 1 && needed.some((name) => values[name]?.trim() === "") ? ACCOUNT_TEXTS.allRequired : null;
}
