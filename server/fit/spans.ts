import { monthOf } from "../../shared/profiles/months-of-work.ts";

/** A period from the first month to the last one, both included; months count from year 0. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** The last month that it may mean: "2019 to 2021" may end in December. */
  readonly latest: number;
  /** Whether it lasts until now. */
  readonly isOngoing: boolean;
  /** Whether the month of its beginning or its end is not named. */
  readonly lacksMonth: boolean;
  /** As written. */
  readonly text: string;
}

/** The first three letters of each month. */
export const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Whole names: "Synergy Marine, 2021" is not in March. */
const NAMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const DAY = String.raw`(?:(?:0?[1-9]|[12]\d|3[01])(?:[/.-]|(?:st|nd|rd|th)?,?\s+))?`;
const MONTH = String.raw`(?:${DAY}(?:(?<![a-z])(?<M>${NAMES})\.?,?|(?<N>0?[1-9]|1[0-2])[/.-])\s*['’-]?\s*)?`;
// Two digits only after a mark: "Jun'19", "Jun-19".
const YEAR = String.raw`(?<Y>(?:19|20)\d\d|(?<=[a-z]\.?\s?['’-])\d\d(?!\d))`;
const NOW = `present|now|current(?:ly)?|today|till date|till now|to date|date|ongoing|continuing`;
const named = (part: string, side: string) => part.replaceAll(/\?<([MNY])>/g, `?<${side}$1>`);
const SPAN = new RegExp(
  String.raw`(?<!\d)${named(MONTH + YEAR, "from")}\s*(?:-|–|—|to|until|till)\s*(?:${named(MONTH + YEAR, "to")}(?!\d)|(?<now>${NOW}))`,
  "giu",
);

/** Returns the periods that a text names, such as "June 2019 to May 2023", "06/2019 – present" or "2019-2023". */
export function spansIn(text: string, now: Date): Span[] {
  return [...text.matchAll(SPAN)].flatMap(({ 0: written, groups = {} }) => {
    const monthIn = (side: "from" | "to") => {
      const name = groups[`${side}M`]?.toLowerCase();
      return name === undefined ? Number(groups[`${side}N`] ?? 1) - 1 : MONTHS.indexOf(name.slice(0, 3));
    };
    const isUnnamed = (side: "from" | "to") => groups[`${side}M`] === undefined && groups[`${side}N`] === undefined;
    const yearIn = (side: "from" | "to") => {
      const year = Number(groups[`${side}Y`]);
      return year >= 100 ? year : year + (year < 60 ? 2000 : 1900);
    };
    const from = yearIn("from") * 12 + monthIn("from");
    // "2019 to 2023" is four years.
    const isYear = isUnnamed("to");
    const isOngoing = groups.now !== undefined;
    const end = isOngoing ? monthOf(now) : yearIn("to") * 12 + monthIn("to") - (isYear ? 1 : 0);
    const lacksMonth = isUnnamed("from") || (isYear && !isOngoing);
    return [{ from, to: end, latest: isOngoing || !isYear ? end : end + 12, isOngoing, lacksMonth, text: written }];
  });
}

const NUMBERS = ["a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
// "Forty people a year" names no duration.
const YEARS = new RegExp(
  String.raw`(?:(?<![\d.])(?<n>\d{1,2}(?:\.\d)?)|\b(?<word>${NUMBERS.slice(1).join("|")})|^(?<a>an?))\s*\+?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?\+?\s*(?:years?|yrs?)\b\.?`,
  "iu",
);

/** Returns the number of years that a text names first, such as 3 for "3-5 yrs", and the text without it. */
export function yearsIn(text: string): { readonly years: number; readonly rest: string } | null {
  const found = YEARS.exec(text);
  if (!found) return null;
  const { n, word, a } = found.groups ?? {};
  const years = n ? Number(n) : a ? 1 : NUMBERS.indexOf((word ?? "").toLowerCase());
  return { years, rest: text.replace(found[0], " ") };
}
