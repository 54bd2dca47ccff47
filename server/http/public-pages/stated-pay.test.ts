import { expect, test } from "vitest";
import { statedPay } from "./stated-pay.ts";

test.each([
  ["$42,405 to $65,485 a year", "US", "USD", { minValue: 42_405, maxValue: 65_485, unitText: "YEAR" }],
  ["$35.5 an hour", "CA", "CAD", { value: 35.5, unitText: "HOUR" }],
  ["€300 to €250 a day", "DE", "EUR", { minValue: 250, maxValue: 300, unitText: "DAY" }],
  ["CHF 90,000 per year", "CH", "CHF", { value: 90_000, unitText: "YEAR" }],
  ["₹12,00,000 to ₹15,50,000 a year", "IN", "INR", { minValue: 1_200_000, maxValue: 1_550_000, unitText: "YEAR" }],
])("%s in %s", (label, country, currency, value) => {
  expect(statedPay(label, country)).toMatchObject({ currency, value });
});

test.each(["", "negotiable", "$42,405", "42,405 a year", "$1 to €2 a year", "about $42,405 a year", "3-4 LPA"])(
  "nothing certain in “%s”",
  (label) => {
    expect(statedPay(label, "US")).toBeUndefined();
  },
);

test("a dollar in a country without one has no currency", () => {
  expect(statedPay("$42,405 a year", "IN")).toBeUndefined();
});
