import type { Found } from "./found-contact.ts";

/** How Indian mobile numbers are grouped. */
const GROUPINGS = new Set(
  "10 5-5 4-6 6-4 3-7 4-3-3 3-3-4 3-4-3 2-4-4 4-4-2 5-3-2 5-2-3 2-2-2-2-2 1-1-1-1-1-1-1-1-1-1".split(" "),
);
const SEPARATOR = /^[ \t.()/_-]{1,4}$/;
/** A number that starts with the international "+" may continue on the next line. */
const WIDE_SEPARATOR = /^[ \t.()/_\n-]{1,4}$/;
const YEAR = /^(?:19|20)\d\d$/;
const LABEL =
  /(?:\b(?:phone|mobile|mob|cell|tel|telephone|contact|whatsapp|fax|call|dial|reach|ph|landline|helpline|toll.free)|(?:^|[\s|•(])[mtpc])(?:[\s.:#()-]{0,3}\b(?:no|nos|number|num|is|me|us|on|at|or|via)\b){0,3}[\s.:#()=-]{0,6}\+?$/i;
const OTHER_NUMBER =
  /(?:\b(?:isbn|issn|doi|orcid|pmid|roll|reg|regn|registration|employee|emp|order|invoice|ticket|certificate|credential|licen[cs]e|account|aadhaar|enrol?lment|application|patent|serial|uan|epf|gstin|cin|din|id)\b|\ba\/c)[a-z .:#/-]{0,14}$/i;
const MONEY_BEFORE = /(?:[₹$€£]|\b(?:rs|inr|usd|eur|gbp)\b)\.?\s{0,2}$/i;
const AMOUNT_AFTER =
  /^\s{0,2}(?:\/-|%|[a-z]{0,12}\s?\b(?:rupees|inr|usd|lakhs?|crores?|million|billion|dollars|users|rows|records|requests|events|bytes|transactions|samples|parameters|tokens|queries|messages|hits|impressions|views)\b)/i;

interface Group {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
}

/** Finds phone numbers of Indian formats, international ones with "+" or "00", and labelled ones. */
export function findPhones(text: string): Found[] {
  const groups: Group[] = [];
  for (const { 0: digits, index } of text.matchAll(/\d+/g))
    groups.push({ digits, from: index, to: index + digits.length });
  const found: Found[] = [];
  for (let first = 0; first < groups.length; first++) {
    const last = lastOfPhone(text, groups, first);
    if (last === null) continue;
    found.push({ kind: "phone", from: beginOf(text, groups[first]?.from ?? 0), to: groups[last]?.to ?? 0 });
    first = last;
  }
  return found;
}

/** Includes the characters directly before the first digit. */
function beginOf(text: string, from: number): number {
  let begin = from;
  while (/[+(]/.test(text[begin - 1] ?? "")) begin--;
  return begin;
}

/** Returns the index of the last group of a phone number that starts at `first`; null: none starts there. */
function lastOfPhone(text: string, groups: readonly Group[], first: number): number | null {
  const group = groups[first];
  if (!group || group.digits.length > 15) return null;
  const begin = beginOf(text, group.from);
  const before = text.slice(Math.max(0, begin - 40), begin);
  const hasPlus = text.slice(begin, group.from).includes("+");
  if (/\d[-./_,]$/.test(before) || (!hasPlus && /[\p{L}\p{N}]$/u.test(before))) return null;
  const plus = hasPlus || /^00[1-9]/.test(group.digits);
  // After other figures there is no word to label this one.
  const mayBeLabelled = !/\d[^\p{L}\p{Sc}\d]{0,8}$/u.test(before.slice(-9));
  const labelled = mayBeLabelled && LABEL.test(before);
  if (!plus && mayBeLabelled && (MONEY_BEFORE.test(before) || (!labelled && OTHER_NUMBER.test(before)))) return null;

  let digits = "";
  const sizes: number[] = [];
  const separators: string[] = [];
  let best: number | null = null;
  for (let last = first; last < Math.min(groups.length, first + 11); last++) {
    const next = groups[last];
    if (!next) break;
    if (last > first) {
      const separator = text.slice(groups[last - 1]?.to, next.from);
      if (!(plus ? WIDE_SEPARATOR : SEPARATOR).test(separator)) break;
      separators.push(separator.trim() || " ");
    }
    digits += next.digits;
    sizes.push(next.digits.length);
    if (digits.length > 17) break;
    if (digits.length < 7) continue;
    const isShaped = isPhone({ digits, sizes, separators, plus, labelled });
    if (isShaped && endsThere(text.slice(next.to, next.to + 24), plus)) best = last;
    else if (best !== null) break;
  }
  return best;
}

/** Words may directly follow an international number, as in texts from PDFs; other figures may not. */
const endsThere = (after: string, plus: boolean): boolean =>
  !/^[-./_,]\d/.test(after) && (plus || !(/^[\p{L}%]/u.test(after) || AMOUNT_AFTER.test(after)));

interface Shape {
  readonly digits: string;
  readonly sizes: readonly number[];
  readonly separators: readonly string[];
  readonly plus: boolean;
  readonly labelled: boolean;
}

function isPhone({ digits, sizes, separators, plus, labelled }: Shape): boolean {
  if (plus) return isInternational(digits.replace(/^00/, ""), sizes);
  if (isMobile(digits, sizes, separators, labelled)) return true;
  if (digits.startsWith("91") && digits.length === 12) {
    const rest = sizes[0] === 2 ? sizes.slice(1) : [(sizes[0] ?? 0) - 2, ...sizes.slice(1)];
    if (sizes[0] === 2 || sizes[0] === 12 || sizes[0] === 7)
      return isMobile(digits.slice(2), rest, separators, labelled);
  }
  if (digits.startsWith("0") && digits.length === 11 && !separators.includes("/")) {
    const [head = 0] = sizes;
    // A city's code, or a mobile number after the 0 of trunk calls.
    return sizes.length <= 4 && [1, 3, 4, 5, 6, 11].includes(head);
  }
  return labelled && digits.length >= 7 && digits.length <= 13 && !areYears(digits, sizes) && !separators.includes("/");
}

function isInternational(digits: string, sizes: readonly number[]): boolean {
  if (digits.startsWith("91")) return digits.length === 12;
  if (digits.startsWith("1")) return digits.length === 11;
  const endsInYear = sizes.length > 2 && digits.length > 12 && YEAR.test(digits.slice(-4)) && sizes.at(-1) === 4;
  return digits.length >= 9 && digits.length <= 14 && !endsInYear;
}

function isMobile(digits: string, sizes: readonly number[], separators: readonly string[], labelled: boolean): boolean {
  if (digits.length !== 10 || !/^[6-9]/.test(digits) || !GROUPINGS.has(sizes.join("-"))) return false;
  // Grades and averages form rows like this too.
  const isOneByOne = sizes.length >= 5;
  if (isOneByOne && new Set(separators).size > 1) return false;
  if (isOneByOne && sizes[0] === 2 && separators[0] === " " && !labelled) return false;
  return !areYears(digits, sizes);
}

/** "2015 2019", "12 2019 2021": consecutive years. */
function areYears(digits: string, sizes: readonly number[]): boolean {
  let at = 0;
  let others = 0;
  for (const size of sizes) {
    const part = digits.slice(at, at + size);
    if (!YEAR.test(part)) others += size;
    at += size;
  }
  return sizes.includes(4) && others <= 4 && others < digits.length - 3;
}
