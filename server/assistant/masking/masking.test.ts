import { describe, expect, test } from "vitest";
import { cpuMilliseconds } from "../../testing/process-use.ts";
import { asData } from "../untrusted-text/untrusted-text.ts";
import { findAddresses } from "./find-addresses.ts";
import { findEmails } from "./find-emails.ts";
import { findPhones } from "./find-phones.ts";
import { type Found, MASKS } from "./found-contact.ts";
import { findContacts, maskContacts, NOTHING_KNOWN } from "./masking.ts";
import { CORPUS } from "./masking-corpus.testing.ts";

const own = { phone: "9123456780", email: "Ada.Rao@example.com" };
const mask = (text: string) => maskContacts(text, own);

describe("masked before it is sent", () => {
  test.each([
    ...["9123456780", "+91 91234 56780", "(080) 4567-8901", "91234-56780", "0091 98200 11223", "+1 (415) 555-0132"],
    ...["98.20.01.12.23"],
  ])("a phone number: %s", (phone) => {
    expect(mask(`Call ${phone} today`)).toBe(`Call ${MASKS.phone} today`);
  });

  test.each([
    ...["ada.rao@example.com", "ADA.RAO@EXAMPLE.COM", "x_y+z@mail.co.in", "ada (at) example (dot) com"],
    ...["ada @ example.com"],
  ])("an email address: %s", (email) => {
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

test.each([
  ...["Analyst, 2015 - 2019, then 2019 - 2024", "2012-2016 2016-2020", "Salary 12,00,000 rupees a year"],
  ...["From 01/02/2019 to 03/04/2020", "CGPA 8.75, SSC 91.20%, 12 projects", "Node.js 20.19 and React 19.3.1"],
  ...["Pune, Maharashtra", "Handled 3 roads of growth", "@react/core and user@work"],
])("left unchanged: %s", (text) => {
  expect(mask(text)).toBe(text);
});

/** 100 kB on which patterns would backtrack for long. */
const HOSTILE = [
  ...["a", "1", "+", "(", "@", ".", "a.", "1 ", "1-", "+91-", "9 8 ", "98200 ", "a@", "a@b.", "a @ ", "a at "],
  ...["a dot ", "(at)", "address ", "address: ", "my address ", "my address is a", "flat 1, ", "Flat 1 A ", "12 A "],
  ...["12 A, ", "12 Aa Street", "A, ", "live at 1 a ", "Pune ", "Pune 4", "pin ", "phone no ", "isbn ", "Rs. "],
  ...["<system ", "</", "[[", "\u200b", "९", "\n", "12-", "dist ", "permanent ", "1 Ab Ab Ab Ab ", "a.b@", "a-b "],
  ...["a (dot) ", "a [ at ] b ", "https://a?", "1/1 ", "Ab, Ab "],
].map((piece) => piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000));

test.each([
  ["phone numbers", findPhones],
  ["email addresses", findEmails],
  ["postal addresses", findAddresses],
  ["text of others", asData],
  ["everything together, with what is known", mask],
] as const)("100 kB of hostile text is processed quickly: %s", async (_name, find) => {
  const slow: string[] = [];
  for (const text of HOSTILE) if ((await cpuMilliseconds(() => find(text))) > 400) slow.push(text.slice(0, 20));
  expect(slow).toEqual([]);
});

describe("sixty resumes and questions", () => {
  const entries = CORPUS.map((marked) => {
    const contacts: [from: number, to: number][] = [];
    let text = "";
    for (const part of marked.split(/(⟦[^⟧]*⟧)/)) {
      if (part.startsWith("⟦")) contacts.push([text.length, text.length + part.length - 2]);
      text += part.replace(/[⟦⟧]/g, "");
    }
    return { text, contacts, found: findContacts(text, NOTHING_KNOWN) };
  });
  const covered = (found: readonly Found[], at: number) => found.some(({ from, to }) => from <= at && at < to);

  test("at least 98 in 100 contacts are found, to the last letter and digit", () => {
    const all = entries.flatMap(({ text, contacts, found }) =>
      contacts.map(([from, to]) => {
        const matters = Array.from({ length: to - from }, (_, index) => from + index).filter((at) =>
          /[\p{L}\p{N}]/u.test(text[at] ?? ""),
        );
        return { contact: text.slice(from, to), isFound: matters.every((at) => covered(found, at)) };
      }),
    );
    const missed = all.filter(({ isFound }) => !isFound).map(({ contact }) => contact);
    expect(entries).toHaveLength(60);
    expect(all.length).toBeGreaterThan(60);
    expect(missed.length, missed.join(" // ")).toBeLessThanOrEqual(all.length * 0.02);
  });

  test("at most 1 in 100 harmless words is masked", () => {
    const words = entries.flatMap(({ text, contacts, found }) =>
      [...text.matchAll(/[^\s|·/—]*[\p{L}\p{N}][^\s|·/—]*/gu)]
        .filter(({ 0: word, index }) => !contacts.some(([from, to]) => index < to && from < index + word.length))
        .map(({ 0: word, index }) => ({
          word,
          touched: [...word].some((_, offset) => covered(found, index + offset)),
        })),
    );
    const touched = words.filter((entry) => entry.touched).map(({ word }) => word);
    expect(words.length).toBeGreaterThan(1000);
    expect(touched.length, touched.join(" // ")).toBeLessThanOrEqual(words.length * 0.01);
  });

  test("no text about prompts and assistants is removed", () => {
    for (const { text, contacts } of entries) {
      if (contacts.length === 0 && !/[<[]/.test(text)) expect(asData(text)).toBe(text.normalize("NFC"));
      expect(asData(text).split(/\s+/).length).toBeGreaterThanOrEqual(text.split(/\s+/).length);
    }
  });
});
