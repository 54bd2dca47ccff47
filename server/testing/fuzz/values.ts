import fc from "fast-check";
import { FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";

/**
 * Placeholders for the scene's objects until the input is sent: `«jobId»`. They make inputs independent of the
 * database.
 */
export const THINGS = [
  ...["seekerId", "otherSeekerId", "connectedId", "companyId", "jobId", "openJobId", "applicationId"],
  ...["conversationId", "assistantConversationId", "messageId", "seekerEmail", "newEmail", "uuid"],
] as const;
export type Thing = (typeof THINGS)[number];

const IDS = THINGS.filter((thing) => thing.endsWith("Id") || thing === "uuid").map((thing) => `«${thing}»`);

/** Texts that are hard to handle. */
const ODD_TEXTS = [
  ...["", " ", "\u0000", "a\u0000b", "\ud800", "\udc00\ud800", "\ufeff", "\u202e\u2028", "👩‍👩‍👧‍👦"],
  ...["%", "_", "\\", "'; --", '"', "`", "$1", "{{7*7}}", "<b onload=1>"],
  ...["../../etc/passwd", "%00", "%zz"],
  ...["1e999", "-1", "NaN", "null", "undefined", "[object Object]", "__proto__", "constructor", "toString"],
  ...["9".repeat(40), "x".repeat(20_000), "é".repeat(5000), "a ".repeat(5000)],
  ...["* a\n".repeat(7_500), "*a_ **b ".repeat(3_700), "> ".repeat(15_000), "[".repeat(30_000)],
  ...["[a](b ".repeat(5_000), "a. ".repeat(10_000), "* * * * * * * * * a\n".repeat(1_500)],
  ...["**[a](b) `c` ".repeat(2_300)],
  ...["Аcme", "Ρaypal", "38.000,00", "38,000", "١٢٣"],
  ...["((a+)+)+$", "0000-00-00", "2026-02-30", "+275760-09-13T00:00:00.001Z", "9999-12-31T23:59:60Z"],
];

export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

/** Any JSON, including unusual texts. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
  fc.constantFrom<unknown>([], {}, [[]], [null], nested(2000)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.record({ toString: oddText, length: fc.constant(1e9), constructor: fc.constant(null) }, { requiredKeys: [] }),
);

const text = (...good: string[]) => fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...good) }, oddText);
const id = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...IDS) }, oddText);

/** Plausible values by field name; the default generator is used for all others. */
const BY_NAME: readonly (readonly [RegExp, fc.Arbitrary<unknown>])[] = [
  [/^(seeker|recipient|with|sender|receiver|other(User)?|currentUser|applicant)Id$/, idOf("seekerId", "connectedId")],
  [/^(to|from)$/, fc.oneof(idOf("seekerId", "connectedId"), text("2024-01"), fc.constant(null))],
  [/jobId$/i, idOf("jobId", "openJobId")],
  [/^applicationId$/, idOf("applicationId")],
  [/^conversationId$/, idOf("conversationId", "assistantConversationId")],
  [/(^id|Id|^userId)$/, id],
  [/email/i, text("«seekerEmail»", "«newEmail»", "a@b", "ada@example.com")],
  [/password/i, text(FACTORY_PASSWORD, FACTORY_PASSWORD, "12345678")],
  [/phone/i, text("9876543210", "+919876543210", "12")],
  [/token/i, text("no-such-token", "a".repeat(43))],
  [/(dob|date|deadline)/i, text("2030-01-01", "1999-12-31", "2020-02-30", "2030-01-01T00:00:00Z")],
  [/(website|linkedin|github)/i, text("https://example.com", "javascript:alert(1)", "http://[::1]:99999", "//x")],
  [/(range|salary)/i, text("10-20", "6-10", "15+", "50k - 1L PA", "-", "a-b", "99999999999-1")],
  [/(after|cursor|page)/i, text("W10", "e30", "bnVsbA", "WyJhIiwxXQ", "eyJhIjoxfQ", "AAAA")],
];

function idOf(...things: Thing[]) {
  const mine = fc.constantFrom(...things.map((thing) => `«${thing}»`));
  return fc.oneof({ weight: 6, arbitrary: mine }, { weight: 2, arbitrary: id }, oddText);
}

const anyText = text("Welder", "Pune", "React, Node.js", "12", "Full-time", "onSite", "IT", "1-10", "Accepted", "open");

/** Texts for a field of this name, mostly plausible ones. */
export const textNamed = (name: string): fc.Arbitrary<unknown> =>
  BY_NAME.find(([names]) => names.test(name))?.[1] ?? anyText;

export const integer: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 60 }) },
  fc.constantFrom(-1, 101, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 2 ** 53, 0.5, 1e21, -0),
);

/** Occasionally replaces the nth part of a JSON value by another value. */
export const withWrongPart = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(value, fc.option(fc.tuple(fc.nat(30), oddJson), { freq: 2 }))
    .map(([whole, wrong]) => (wrong ? replacePart(whole, ...wrong) : whole));

function replacePart(whole: unknown, nth: number, part: unknown): unknown {
  let left = nth;
  const walk = (value: unknown): unknown => {
    if (left-- === 0) return part;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(whole);
}

/** Converts to text: strings as they are, everything else as JSON. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
