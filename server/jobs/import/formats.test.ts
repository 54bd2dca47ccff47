import fc from "fast-check";
import { expect, test } from "vitest";
import { isDateFormat, type NumberFormat, readDay, readNumber } from "./formats.ts";

const NUMBERS: [string, NumberFormat | undefined, number | null][] = [
  ["42405", undefined, 42405],
  ["17.5", undefined, 17.5],
  ["35.0625", undefined, 35.0625],
  ["38.000,00", "1.234,56", 38000],
  ["38.000", "1.234,56", 38000],
  ["38,000.00", "1.234,56", null],
  ["38.00", "1.234,56", null],
  ["1,234,567.89", "1,234.56", 1234567.89],
  ["12,34,567", "1,234.56", 1234567],
  ["38,00", "1,234.56", null],
  ["17.618", "1,234.56", 17.618],
  ["38\u202f000,50", "1 234,56", 38000.5],
  ["38’000.50", "1'234.56", 38000.5],
];
test.each(NUMBERS)("%j written as %j is %j", (text, format, number) => {
  expect(readNumber(text, format)).toBe(number);
});

test.each(["38.000,00", "38,000", "38.000", "1e5", "0x10", "-5", "$5", "5 LPA", "", "."])(
  "%j is no number unless a format is stated",
  (text) => {
    expect(readNumber(text)).toBeNull();
  },
);

test("a number is read as it was written, or not at all, by whatever format", () => {
  const locales = {
    "1,234.56": ["en", "en-IN"],
    "1.234,56": ["de", "id"],
    "1 234,56": ["fr", "uk"],
    "1'234.56": ["de-CH"],
  };
  const written = fc.constantFrom(
    ...Object.entries(locales).flatMap(([format, all]) =>
      all.map((locale) => [format as NumberFormat, locale] as const),
    ),
  );
  const cents = fc.nat(10 ** 9).map((value) => value / 100);
  fc.assert(
    fc.property(written, cents, fc.constantFrom(0, 2), ([format, locale], value, minimumFractionDigits) => {
      const number = minimumFractionDigits === 0 ? Math.round(value) : value;
      const text = new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 2 }).format(number);
      expect(readNumber(text, format)).toBe(number);
      expect([null, number]).toContain(readNumber(text));
    }),
  );
});

test.each<[string, string | undefined, string | null]>([
  ["2027-01-31", undefined, "2027-01-31"],
  ["2013-06-04T00:00:00.000", undefined, "2013-06-04"],
  ["31/01/2027", undefined, null],
  ["2027-02-30", undefined, null],
  ["46053", undefined, null],
  ["31/01/2027", "DD/MM/YYYY", "2027-01-31"],
  ["1/2/2027 00:00", "DD/MM/YYYY", "2027-02-01"],
  ["1/2/2027", "MM/DD/YYYY", "2027-01-02"],
  ["31/01/2027", "MM/DD/YYYY", null],
  ["31.01.2027", "DD.MM.YYYY", "2027-01-31"],
  ["31x01x2027", "DD.MM.YYYY", null],
  ["2027-01-31", "DD/MM/YYYY", "2027-01-31"],
  ["46053", "Excel", "2026-01-31"],
  ["46053.75", "Excel", "2026-01-31"],
  ["31/01/2027", "Excel", null],
])("the day %j written as %j is %j", (text, format, day) => {
  expect(readDay(text, format)).toBe(day);
});

test("a date format has a day, a month and a year", () => {
  for (const format of ["DD/MM/YYYY", "MM-DD-YYYY", "YYYY.MM.DD", "DD MM YYYY", "Excel"])
    expect(isDateFormat(format), format).toBe(true);
  for (const format of ["DD/MM", "DD/MM/YY", "dd/mm/yyyy", "DDMMYYYY", "DD/DD/YYYY", "", "(.*)DD/MM/YYYY"])
    expect(isDateFormat(format), format).toBe(false);
});
