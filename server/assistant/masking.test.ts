import { describe, expect, test } from "vitest";
import { MASKS, maskContacts } from "./masking.ts";

const own = { phone: "9123456780", email: "Ada.Rao@example.com" };
const mask = (text: string) => maskContacts(text, own);

describe("hidden before it leaves", () => {
  test.each([
    "9123456780",
    "+91 91234 56780",
    "(080) 4567-8901",
    "91234-56780",
    "0091 98200 11223",
    "+1 (415) 555-0132",
    "98.20.01.12.23",
  ])("a phone number: %s", (phone) => {
    expect(mask(`Call ${phone} today`)).toBe(`Call ${MASKS.phone} today`);
  });

  test.each([
    "ada.rao@example.com",
    "ADA.RAO@EXAMPLE.COM",
    "x_y+z@mail.co.in",
    "ada (at) example (dot) com",
    "ada @ example.com",
  ])("an e-mail address: %s", (email) => {
    expect(mask(`Write to ${email} today`)).toBe(`Write to ${MASKS.email} today`);
  });

  test.each([
    ["Address: 7 Hill View, Ooty", `Address: ${MASKS.address}`],
    ["Permanent address - C/o Rao, Ooty\nSkills: SQL", `Permanent address - ${MASKS.address}\nSkills: SQL`],
    ["221B Baker Street, London", MASKS.address],
    ["Flat No. 4, 12 MG Road, Pune 411001", MASKS.address],
    ["lives in Pune - 411 001 now", `lives in ${MASKS.address} now`],
  ])("an address: %s", (text, expected) => {
    expect(mask(text)).toBe(expected);
  });
});

describe("left as it is", () => {
  test.each([
    "Analyst, 2015 - 2019, then 2019 - 2024",
    "2012-2016 2016-2020",
    "Salary 12,00,000 rupees a year",
    "From 01/02/2019 to 03/04/2020",
    "CGPA 8.75, SSC 91.20%, 12 projects",
    "Node.js 20.19 and React 19.3.1",
    "Pune, Maharashtra",
    "Handled 3 roads of growth",
    "@react/core and user@work",
  ])("%s", (text) => {
    expect(mask(text)).toBe(text);
  });
});

test("a long hostile text takes no time", () => {
  const texts = [
    "a".repeat(50_000),
    "1 ".repeat(25_000),
    "12 a ".repeat(10_000),
    "A, ".repeat(17_000),
    "+91-".repeat(12_000),
  ];
  const began = performance.now();
  for (const text of texts) mask(text);
  expect(performance.now() - began).toBeLessThan(1000);
});
