import { JOB_WORDS } from "../../../shared/job-search-address.ts";
import type { ExperienceLevelValue, JobTypeValue, WorkModeValue } from "../../../shared/jobs.options.ts";
import { plainLetters } from "../../platform/search/words.ts";
import { GAZETTEER } from "./gazetteer.ts";
import type { JobSearch } from "./job-search.ts";
import { findCity } from "./places.ts";
import { FILLERS } from "./word-groups.ts";

/** A part of the typed text that became a filter. */
export interface SearchChip {
  /** The filter's name. */
  readonly filter: keyof JobSearch;
  /** Its value, or the one of several values that this part stands for. */
  readonly value: string;
  /** The words as typed. */
  readonly text: string;
}

/** A parsed search: every word is either in the keyword or in one chip, except "jobs" and the like. */
export interface ParsedJobSearch {
  readonly keyword: string;
  readonly filter: {
    readonly jobTypes?: JobTypeValue[];
    readonly workModes?: WorkModeValue[];
    readonly experienceLevels?: ExperienceLevelValue[];
    readonly places?: string[];
    readonly withinKm?: number;
    readonly payAtLeast?: number;
    readonly postedWithinDays?: number;
    readonly excludeWords?: string[];
  };
  readonly chips: readonly SearchChip[];
}

type Found = Omit<SearchChip, "text">;

interface Rule {
  readonly pattern: RegExp;
  /** Returns the meaning of the matched words; undefined when they turn out to have none. */
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => Found | undefined;
}

const rule = (pattern: RegExp, read: Rule["read"]): Rule => ({ pattern, read });
const always = (filter: Found["filter"], value: string) => () => ({ filter, value });
const pay = (lakh: number): Found | undefined =>
  lakh > 0 && lakh <= 1000 ? { filter: "payAtLeast", value: String(Math.round(lakh * 100) / 100) } : undefined;

const RUPEE = String.raw`(?:₹|rs\.?|inr)?\s*`;
const lakhsOf = (rupees = "") => Number(rupees.replaceAll(",", "")) / 100_000;

const NUMBER = String.raw`${RUPEE}(?<n>\d{1,4}(?:\.\d+)?)`;
/** "12,00,000" or "1200000". */
const RUPEES = String.raw`${RUPEE}(?<!\d,)(?<n>\d{1,3}(?:,\d{2,3})+|\d{5,8})`;
const AT_LEAST = String.raw`(?:(?:paying|salary|pay|earning)\s+(?:of\s+)?)?(?:between|above|over|more than|at least|atleast|minimum|min|from|starting at|upwards of|>=?|≥)?\s*`;
const A_YEAR = String.raw`\s*(?:per annum|per year|a year|p\.?a\.?|yearly)`;
const A_MONTH = String.raw`\s*(?:per month|a month|monthly|pm|p\.m\.)`;
const YEARLY = `(?:${A_YEAR})?`;
const OR_MORE = String.raw`(?:\s*(?:\+|and above|or more|and up|plus|onwards))?`;
const LAKH = String.raw`(?:lpa|lakhs?|lacs?|l)\b`;
/**
 * An upper bound is not a filter: these words, and the amount they bound, stay in the keyword; the same goes for the
 * end of a range that begins with one.
 */
const NOT_BELOW = String.raw`(?<!(?:below|under|up to|upto|less than|at most|max|maximum|not|no|not (?:more|over|above)(?: than)?|<|≤|\d\s*(?:${LAKH})?\s*(?:to|-|–))\s*${RUPEE})`;
const TO = String.raw`\s*(?:-|–|to|(?<=between\s.*)and)\s*`;
const UNIT_DAYS: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30 };

/** Phrases that belong together, or that "no" excludes. */
const KNOWN = [
  String.raw`work(?:ing)?\s+from\s+home|full[\s-]time|(?:part|half)[\s-]time|on[\s-]?site|in[\s-]office`,
  String.raw`remote|wfh|hybrid|internships?|freshers?|entry[\s-]level`,
  ...GAZETTEER.flatMap(({ names }) => names.filter((name) => /^[\p{L}]+(?: [\p{L}]+)+$/u.test(name))),
].join("|");
/** Words that "not" does not exclude. */
const NOT_EXCLUDED =
  "a|an|and|the|in|at|for|to|or|of|with|only|just|required|needed|necessary|more|less|over|above|below|under|up|upto";
const without: Rule["read"] = ({ word = "" }) => ({ filter: "excludeWords", value: word });

/** Words after which everything is excluded, and companies' names are taken whole. */
const EXCEPT = "(?:without|excluding|except)";
const EXCEPT_WORDS = new RegExp(`(?<![\\p{L}\\p{N}])${EXCEPT}\\s+(?<rest>\\S+)`, "giu");

/** Returns the words with which names of excluded companies may begin. */
export const wordsAfterExcept = (typed: string): string[] =>
  [...typed.matchAll(EXCEPT_WORDS)].map(({ groups }) => groups?.rest ?? "");

const exceptCompanies = (names: readonly string[]) => {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escaped);
  return rule(new RegExp(`${EXCEPT}\\s+(?<word>${longestFirst.join("|")})`, "iu"), without);
};
const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\s+/g, "\\s+");

/** Applied in this order to the remaining text; a match ends where the next rule's words begin. */
const RULES: readonly Rule[] = [
  rule(
    /(?:no|without)\s+(?:(?:prior|previous|any|work)\s+)*experience(?:\s+(?:required|needed|necessary))?/iu,
    always("experienceLevels", "FRESHER"),
  ),
  rule(new RegExp(`${EXCEPT}\\s+(?<word>${KNOWN}|[^\\s,\ue000]{2,}(?!,\\d))`, "iu"), without),
  rule(new RegExp(`not?\\s+(?:(?:in|for)\\s+)?(?<word>${KNOWN})`, "iu"), without),
  rule(new RegExp(`not\\s+(?:in\\s+)?(?<word>(?!(?:${NOT_EXCLUDED})\\b)[^\\s,\ue000\\d]{2,}(?!,\\d))`, "iu"), without),
  rule(/-(?<word>\p{L}[^\s,\ue000]+)/iu, ({ word = "" }) => ({ filter: "excludeWords", value: word })),
  rule(
    new RegExp(
      `${NOT_BELOW}${AT_LEAST}${NUMBER}\\s*(?:${LAKH})?${YEARLY}${TO}${RUPEE}\\d+(?:\\.\\d+)?\\s*${LAKH}${YEARLY}`,
      "iu",
    ),
    ({ n }) => pay(Number(n)),
  ),
  rule(new RegExp(`${NOT_BELOW}${AT_LEAST}${NUMBER}\\s*\\+?\\s*${LAKH}${YEARLY}${OR_MORE}`, "iu"), ({ n }) =>
    pay(Number(n)),
  ),
  rule(new RegExp(`${NOT_BELOW}${AT_LEAST}${NUMBER}\\s*(?:crores?|cr)\\b${YEARLY}${OR_MORE}`, "iu"), ({ n }) =>
    pay(Number(n) * 100),
  ),
  rule(new RegExp(`${NOT_BELOW}${AT_LEAST}${NUMBER}\\s*(?:k|thousand)${A_MONTH}${OR_MORE}`, "iu"), ({ n }) =>
    pay((Number(n) * 12) / 100),
  ),
  rule(new RegExp(`${NOT_BELOW}${AT_LEAST}${RUPEES}${A_YEAR}${OR_MORE}`, "iu"), ({ n }) => pay(lakhsOf(n))),
  rule(new RegExp(`${NOT_BELOW}${AT_LEAST}${RUPEES}${A_MONTH}${OR_MORE}`, "iu"), ({ n }) => pay(lakhsOf(n) * 12)),
  rule(
    /(?:posted\s+)?(?:in\s+|within\s+)?(?:the\s+)?(?:last|past)\s+(?<n>\d{1,3})\s+(?<unit>hour|day|week|month)s?/iu,
    ({ n, unit }) => ({
      filter: "postedWithinDays",
      value: String(Math.max(1, Math.round(Number(n) * (UNIT_DAYS[unit?.toLowerCase() ?? ""] ?? 1)))),
    }),
  ),
  rule(/posted\s+today|since\s+yesterday/iu, always("postedWithinDays", "1")),
  rule(/(?:posted\s+)?(?:(?:in\s+)?the\s+)?(?:this|last|past)\s+week/iu, always("postedWithinDays", "7")),
  rule(/(?:posted\s+)?(?:(?:in\s+)?the\s+)?(?:this|last|past)\s+month/iu, always("postedWithinDays", "30")),
  rule(/(?:fully\s+)?remote(?:ly)?|work(?:ing)?\s+from\s+home|wfh/iu, always("workModes", "REMOTE")),
  rule(/hybrid/iu, always("workModes", "HYBRID")),
  rule(/on[\s-]?site|in[\s-]office/iu, always("workModes", "ONSITE")),
  rule(/full[\s-]?time/iu, always("jobTypes", "FULL_TIME")),
  rule(/(?:part|half)[\s-]?time/iu, always("jobTypes", "PART_TIME")),
  rule(/internships?/iu, always("jobTypes", "INTERNSHIP")),
  rule(/(?:for\s+)?freshers?|entry[\s-]level/iu, always("experienceLevels", "FRESHER")),
  rule(
    /(?:with\s+)?(?<n>\d{1,2})(?:\s*(?:-|–|to)\s*\d{1,2})?\s*\+?\s*(?:years?|yrs?)(?:['’])?(?:\s+(?:of\s+)?(?:experience|exp))?/iu,
    ({ n }) => ({
      filter: "experienceLevels",
      value: levelOf(Number(n)),
    }),
  ),
];

const levelOf = (years: number): ExperienceLevelValue =>
  years >= 5 ? "OVER_5" : years >= 3 ? "FROM_3_TO_5" : years >= 1 ? "FROM_1_TO_3" : "FROM_0_TO_1";

/** The distance that "near" means, in kilometres. */
const NEAR_KM = 50;
const MAX_KM = 500;
const MAX_WORDS_OF_PLACE = 3;
const WITHIN = String.raw`(?:within|under)\s+(?<km>[1-9]\d{0,2})\s*(?:kms?|kilomet(?:er|re)s?)`;
const WITHIN_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])${WITHIN}\\s+(?:of|from|around)\\s+$`, "iu");
const WITHIN_AFTER = new RegExp(`^\\s*,?\\s*${WITHIN}(?![\\p{L}\\p{N}])`, "iu");

const ENDS = String.raw`(?=[\s,\ue000]|$)`;
/** "jobs" and the like, with a following preposition, unless they begin a search phrase, such as "job coach". */
const ASIDE = new RegExp(
  `(?<=^|[\\s,\ue000])(?:${JOB_WORDS})(?:\\s+(?:${JOB_WORDS}))*${ENDS}(?:\\s+(?:in|at|near(?:\\s+me)?|for)${ENDS}|(?=\\s*(?:[,\ue000]|$)))`,
  "giu",
);

/**
 * Parses a free-text search by rules: recognised parts become filters, the rest stays the keyword. `companies`: names
 * that are excluded as a whole.
 */
export function parseJobSearch(typed: string, companies: readonly string[] = []): ParsedJobSearch {
  const chips: (SearchChip & { readonly at: number })[] = [];
  let rest = typed;
  const take = (at: number, text: string, found: Found) => {
    chips.push({ ...found, text: text.trim(), at });
    // A separator of the same length preserves positions, and separates the words on both sides.
    rest = `${rest.slice(0, at)}${"\ue000".repeat(text.length)}${rest.slice(at + text.length)}`;
  };
  const rules = companies.length > 0 ? [exceptCompanies(companies), ...RULES] : RULES;
  for (const { pattern, read } of rules) {
    const bounded = new RegExp(
      `(?<![\\p{L}\\p{N}+#./-])(?:${pattern.source})(?![\\p{L}\\p{N}#]|[.-][\\p{L}\\p{N}])`,
      "giu",
    );
    for (const match of [...rest.matchAll(bounded)]) {
      const found = read(match.groups ?? {});
      if (found && !isTaken(chips, found)) take(match.index, match[0], found);
    }
  }
  takePlaces();
  takeJoints();
  const ordered = chips.toSorted((a, b) => a.at - b.at).map(({ at: _, ...chip }) => chip);
  return { keyword: keywordOf(rest), filter: filterOf(ordered), chips: ordered };

  /** Takes cities known to the gazetteer, with the preposition before them. */
  function takePlaces() {
    // Parts already taken separate words, so that no place spans them.
    const words = [...rest.matchAll(/\ue000+|[^\s,\ue000]+/gu)].map((match) => ({ text: match[0], at: match.index }));
    for (let index = 0; index < words.length; ) {
      const size = [MAX_WORDS_OF_PLACE, 2, 1].find((n) => cityAt(words, index, n)) ?? 0;
      const city = cityAt(words, index, size);
      const last = words[index + size - 1];
      if (!city || !last) {
        index++;
        continue;
      }
      const before = words[index - 1];
      const isBeside = before && /^[\s,]*$/u.test(rest.slice(before.at + before.text.length, words[index]?.at));
      const leads = isBeside && /^(?:in|at|near|around|from|or|and)$/iu.test(before.text) ? before : undefined;
      const begins = words[index]?.at ?? last.at;
      const ends = last.at + last.text.length;
      const within = WITHIN_BEFORE.exec(rest.slice(0, begins));
      const after = WITHIN_AFTER.exec(rest.slice(ends));
      const from = within?.index ?? leads?.at ?? begins;
      const found = { filter: "places", value: city } as const;
      take(from, rest.slice(from, ends + (after?.[0].length ?? 0)), found);
      const near = /^(?:near|around)$/iu.test(leads?.text ?? "") ? NEAR_KM : undefined;
      const km = Number(after?.groups?.km ?? within?.groups?.km ?? near ?? 0);
      const nearby = { filter: "withinKm", value: String(Math.min(km, MAX_KM)) } as const;
      if (km > 0 && !isTaken(chips, nearby)) chips.push({ ...nearby, text: "", at: from });
      index += size;
    }
  }

  /** Drops the "or" between two values of one filter, together with the second. */
  function takeJoints() {
    for (const match of [...rest.matchAll(/(?<=\ue000)\s*(?:or|and)\s+(?=\ue000)/giu)]) {
      const ends = match.index + match[0].length;
      const next = chips.findIndex(({ at }) => at === ends);
      const second = chips[next];
      const first = chips.filter(({ at }) => at < match.index).toSorted((a, b) => b.at - a.at)[0];
      if (!second || first?.filter !== second.filter) continue;
      chips.splice(next, 1);
      take(match.index, typed.slice(match.index, ends + second.text.length), second);
    }
  }
}

/** Returns the remaining text without "jobs" and the like; empty if no other word says anything about a job. */
function keywordOf(rest: string): string {
  const left = rest.replace(ASIDE, " ");
  const keyword = left
    .replaceAll("\ue000", " ")
    .replace(/\s+/gu, " ")
    .replace(/^[\s,]+|[\s,]+$/gu, "");
  const saysNothing = left !== rest && keyword.split(" ").every((word) => FILLERS.has(word.toLowerCase()));
  return saysNothing ? "" : keyword;
}

/** Returns the gazetteer's name of the city formed by this many words. */
function cityAt(words: readonly { readonly text: string }[], at: number, size: number): string | undefined {
  if (size === 0 || at + size > words.length) return undefined;
  const typed = words
    .slice(at, at + size)
    .map(({ text }) => text)
    .join(" ");
  return findCity(typed)?.names.find((name) => plainLetters(name) === plainLetters(typed));
}

const SINGLE = new Set<keyof JobSearch>(["payAtLeast", "postedWithinDays", "withinKm"]);

/** A second pay or time means something else: it stays in the keyword. */
const isTaken = (chips: readonly SearchChip[], { filter }: Found) =>
  SINGLE.has(filter) && chips.some((chip) => chip.filter === filter);

function filterOf(chips: readonly SearchChip[]): ParsedJobSearch["filter"] {
  const filter: Record<string, string[] | number> = {};
  for (const { filter: name, value } of chips) {
    if (SINGLE.has(name)) filter[name] = Number(value);
    else filter[name] = [...new Set([...((filter[name] as string[] | undefined) ?? []), value])];
  }
  return filter as ParsedJobSearch["filter"];
}
