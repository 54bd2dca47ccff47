import { ACCOUNT_TEXTS, EMAIL, MIN_PASSWORD, PHONE } from "../../shared/accounts.ts";

// The rules and texts of docs/specification.md 5.1, beside their fields. The server checks the same again.

/** What is wrong with a field, or null. */
export type Rule = (value: string) => string | null;

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

/** "All fields are required", when one was left empty; it stands above the form, the fields say which. */
export const missingFields = (values: Record<string, string>): string | null =>
  Object.values(values).some((value) => value.trim() === "") ? ACCOUNT_TEXTS.allRequired : null;
