import type { Option } from "./closed-list.ts";

// Numeric pay, beside the salary ranges of docs/specification.md 3.7.

export const PAY_UNITS = [
  { value: "YEAR", label: "year" },
  { value: "MONTH", label: "month" },
  { value: "DAY", label: "day" },
  { value: "HOUR", label: "hour" },
] as const satisfies readonly Option<string>[];

export type PayUnitValue = (typeof PAY_UNITS)[number]["value"];

export const MAX_PAY = 1_000_000_000;

/** The currencies offered by the form; the API accepts all of ISO 4217. */
export const CURRENCIES = ["INR", "USD", "EUR", "GBP", "AED", "AUD", "CAD", "JPY", "SGD"] as const;

type Currency = (typeof CURRENCIES)[number];

/** The offered currencies by the countries that use them, other than those of the euro. */
const BY_COUNTRY: Readonly<Record<string, Currency>> = {
  IN: "INR",
  US: "USD",
  GB: "GBP",
  AE: "AED",
  AU: "AUD",
  CA: "CAD",
  JP: "JPY",
  SG: "SGD",
};
const EURO = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");

/** Returns the offered currency of a country, by its code; rupees for others and without one. */
export const currencyOf = (country: string | undefined): Currency =>
  EURO.includes(country ?? "") ? "EUR" : (BY_COUNTRY[country ?? ""] ?? CURRENCIES[0]);

export const PAY_TEXTS = {
  incomplete: "Enter the minimum pay, currency and period.",
  reversed: "Enter a maximum that is at least the minimum.",
  currency: "Enter the three-letter ISO 4217 code of a currency, such as INR.",
  positive: "Enter pay as a number above 0, at most 1,000,000,000.",
} as const;

/** The numeric pay of a job. `payMax`: null when the pay is exactly `payMin`. */
export interface Pay {
  readonly payMin: number;
  readonly payMax: number | null;
  readonly payCurrency: string;
  readonly payUnit: PayUnitValue;
}

/** An amount as typed, with or without the commas that we write ourselves; groups have two digits in India. */
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{2,3}){0,4},\d{3})(\.\d{1,2})?(?: ?(lakhs?|lacs?|l|crores?|cr|k))?$/i;
/** By the first letter of the word. */
const TIMES: Readonly<Record<string, number>> = { l: 100_000, c: 10_000_000, k: 1000 };

/**
 * Reads a typed amount: "45,000" is 45000, "1.2 lakh" and "1.2L" 120000, "12k" 12000. Null if it is none; other
 * separators are not guessed.
 */
export function readAmount(typed: string): number | null {
  const [, whole, fraction = "", word] = AMOUNT.exec(typed.trim()) ?? [];
  if (!whole) return null;
  const times = TIMES[word?.[0]?.toLowerCase() ?? ""] ?? 1;
  return Math.round(Number(whole.replaceAll(",", "") + fraction) * times * 100) / 100;
}

/** Units per year: 52 weeks of five days of eight hours. */
const A_YEAR = { YEAR: 1, MONTH: 12, DAY: 260, HOUR: 2080 } as const satisfies Record<PayUnitValue, number>;

const RUPEES_PER_LAKH = 100_000;
/** Limit of the database column. */
const MAX_LAKHS = 999_999;

/** Formats pay as "₹12,00,000 to ₹15,00,000 a year", rupees in lakhs and crores; used for imported jobs. */
export function payLabel({ payMin, payMax, payCurrency, payUnit }: Pay): string {
  const amount = (value: number) =>
    value.toLocaleString(payCurrency === "INR" ? "en-IN" : "en", {
      style: "currency",
      currency: payCurrency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      maximumFractionDigits: 2,
    });
  const range = payMax === null || payMax === payMin ? amount(payMin) : `${amount(payMin)} to ${amount(payMax)}`;
  return `${range} ${payUnit === "HOUR" ? "an" : "a"} ${payUnit.toLowerCase()}`;
}

/** Converts pay to lakh rupees a year, for the search; null for other currencies. */
export function lakhsOf({ payMin, payMax, payCurrency, payUnit }: Pay): { min: number; max: number } | null {
  if (payCurrency !== "INR") return null;
  const lakhs = (amount: number) =>
    Math.min(MAX_LAKHS, Math.round((amount * A_YEAR[payUnit] * 100) / RUPEES_PER_LAKH) / 100);
  return { min: lakhs(payMin), max: lakhs(payMax ?? payMin) };
}
