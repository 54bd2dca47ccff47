import type { Limit } from "../platform/rate-limits/rate-limits.ts";

const minutes = (count: number) => count * 60;

/** Budgets of DESIGN.md section 4: they suit a campus behind one address. */
export const SIGN_UPS_BY_ADDRESS: Limit = { name: "sign-up:address", points: 60, windowSeconds: minutes(10) };
export const LOG_INS_BY_ADDRESS: Limit = { name: "log-in:address", points: 120, windowSeconds: minutes(10) };
export const WRONG_PASSWORDS_BY_ACCOUNT: Limit = {
  name: "wrong-password:account",
  points: 10,
  windowSeconds: minutes(15),
};
export const MAILS_BY_ADDRESS: Limit = { name: "account-mail:address", points: 60, windowSeconds: minutes(10) };
export const MAILS_BY_ACCOUNT: Limit = { name: "account-mail:account", points: 5, windowSeconds: minutes(15) };
