import { ACCOUNT_TEXTS, EMAIL, MIN_PASSWORD, PASSKEY_NAME_TEXTS, PHONE } from "../../shared/accounts.ts";
import { flawOfLine, trimLine } from "../../shared/text/plain-line.ts";

// The rules and texts of docs/specification.md 5.1, beside their fields. The server checks the same again.

/** What is wrong with a field, or null. */
export type Rule = (value: string) => string | null;

/** For a field that may stay empty. */
export const optional: Rule = () => null;

export const required =
  (label: string): Rule =>
  (value) =>
    value.trim() === "" ? `${label} is required` : null;

export const emailRule: Rule = (value) =>
  required("Email")(value) ?? (EMAIL.test(value.trim()) ? null : ACCOUNT_TEXTS.email);

export const phoneRule: Rule = (value) =>
  required("Phone number")(value) ?? (PHONE.test(value.trim()) ? null : ACCOUNT_TEXTS.phone);

export const passwordRule: Rule = (value) => (value === "" ? "Password is required" : null);

export const newPasswordRule: Rule = (value) =>
  passwordRule(value) ?? (value.length < MIN_PASSWORD ? ACCOUNT_TEXTS.password : null);

/** A passkey's name: what the server would refuse after the browser has made the passkey is refused before. */
export const passkeyNameRule: Rule = (value) => {
  const name = trimLine(value);
  return name === "" ? PASSKEY_NAME_TEXTS.missing : flawOfLine(name, PASSKEY_NAME_TEXTS.name);
};

/** "All fields are required", when one that is was left empty; it stands above the form, the fields say which. */
export const missingFields = (values: Record<string, string>, rules: Record<string, Rule> = {}): string | null =>
  Object.entries(values).some(([name, value]) => rules[name] !== optional && value.trim() === "")
    ? ACCOUNT_TEXTS.allRequired
    : null;
