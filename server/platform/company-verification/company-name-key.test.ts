import { expect, test } from "vitest";
import { companyNameKey } from "./company-name-key.ts";

test.each([
  ["acme", "Acme", "ACME", " acme ", "Acme, Inc.", "Acme Ltd", "A.C.M.E."],
  ["acme", "Acme GmbH", "ACME Pvt. Ltd.", "Acmé", "ＡＣＭＥ"],
  ["acme", "Acme Private Limited", "Acme S.A.", "Acme S. A. R. L.", "Acme Corp.", "Ac-me", "ac me", "Acme Co., Ltd."],
  ["grosse", "Größe AG", "GROSSE"],
  ["smithandsons", "Smith & Sons", "Smith and Sons Ltd"],
  ["limited", "Limited"],
  ["株式会社", "株式会社"],
  ["acme", "Аcme", "Acmе", "АСМЕ", "Αcme", "Ꭺcme", "ɑcme", "Асме", "𝐀𝐜𝐦𝐞"],
  ["acme", "Acme Official", "Official Acme Ltd", "Acme (verified)"],
  ["official", "Official"],
])("the key %s is that of %s and of names that read the same or look like it", (key, ...names) => {
  expect(names.map(companyNameKey)).toEqual(names.map(() => key));
});

test("different names have different keys", () => {
  const names = ["Acme", "Acme Labs", "Acme India", "Acne", "Lacme", "Acme 2"];
  expect(new Set(names.map(companyNameKey)).size).toBe(names.length);
});
