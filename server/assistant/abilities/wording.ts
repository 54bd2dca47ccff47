import { listed } from "../../../shared/text/listed.ts";
import { plainText } from "../plain-text.ts";
import type { AbilityContext } from "./ability.ts";

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** Returns a date as "March 2024". */
export const month = (date: Date): string => MONTH.format(date);

/** Returns "1 job" or "3 jobs". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** Returns a list in Markdown. */
export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/** Joins the parts that are not empty into paragraphs. */
export const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");

/** Returns statements with their source; empty without any. */
export const from = (source: string, statements: readonly string[]): string =>
  statements.length === 0 ? "" : `**From ${source}**\n\n${list(statements)}`;

/** The source of statements about open jobs. `kind`: what to call one of them. */
export const openJobs = (count: number, isCapped = false, kind = "job"): string =>
  `${isCapped ? `${count.toLocaleString("en")}+ open ${kind}s` : counted(count, `open ${kind}`)} on this portal`;

/** Returns statements that rest on no data of the person. */
export const advice = (lines: readonly string[]): string => `**General advice**\n\n${list(lines)}`;

/** Returns a person's words in quotation marks, escaped. */
export const quote = (text: string, max = 200): string => `“${plainText(text, max)}”`;

/** Joins texts as "a, b and c". */

/** Returns "a, b and c", escaped. */
export const named = (names: readonly string[]): string => listed(names.map((name) => plainText(name, 60)));

/** Returns what somebody is, escaped, as "a nurse" or "an analyst". */
export const withArticle = (text: string): string => `${/^[aeiou]/i.test(text) ? "an" : "a"} ${plainText(text, 300)}`;

/** Returns the sentences and lines of a text, without marks of lists. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^[\s•*#>–-]+/, "").trim())
    .filter((sentence) => sentence !== "");

/** Returns what is missing in the profile, what it is for, and where to add it. */
export const missing = ({ link }: AbilityContext, what: string, purpose: string): string =>
  `**From your profile**: it has no ${what} yet. ${link("Add it to your profile", "/main/userprofile-edit")} ${purpose}, then ask again.`;
