import type { MonetaryAmount } from "schema-dts";

const AMOUNT = String.raw`(?<%currency>[$€£₹]|[A-Z]{3} ?)(?<%number>\d[\d,]*(?:\.\d+)?)`;
const named = (end: string) => AMOUNT.replaceAll("%", end);
/** "$42,405 to $65,485 a year", as imports write pay that is not in lakh rupees. */
const STATED = new RegExp(
  `^${named("least")}(?: to ${named("most")})? (?:an?|per) (?<unit>hour|day|week|month|year)$`,
  "i",
);

const CURRENCIES: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", "₹": "INR" };
/** Countries whose currency is a dollar. */
const DOLLARS: Readonly<Record<string, string>> = {
  US: "USD",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  SG: "SGD",
  HK: "HKD",
};

/**
 * Parses pay given as text into structured data; undefined if any part of it is uncertain. `country`: where the job is.
 */
export function statedPay(label: string, country: string) {
  const { leastcurrency = "", leastnumber = "", mostcurrency, mostnumber, unit } = STATED.exec(label)?.groups ?? {};
  if (!unit || (mostcurrency !== undefined && mostcurrency !== leastcurrency)) return undefined;
  const sign = leastcurrency.trim();
  const currency = sign === "$" ? DOLLARS[country] : (CURRENCIES[sign] ?? sign.toUpperCase());
  if (!currency) return undefined;
  const amounts = [leastnumber, mostnumber ?? leastnumber].map((text) => Number(text.replaceAll(",", "")));
  const [minValue, maxValue] = [Math.min(...amounts), Math.max(...amounts)];
  const range = minValue === maxValue ? { value: minValue } : { minValue, maxValue };
  return {
    "@type": "MonetaryAmount",
    currency,
    value: { "@type": "QuantitativeValue", ...range, unitText: unit.toUpperCase() },
  } as const satisfies MonetaryAmount;
}
