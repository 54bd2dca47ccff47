import { JOB_LONG_TEXTS, type JobLongText } from "../../../shared/jobs.ts";
import { discouragedTerms, genderedTitles, sentencesOf } from "./discouraged-terms.ts";
import { ASKS_FOR_NEUTRAL_TITLES, GROUNDS, type Ground, type HiringRules, PAY_MISSING } from "./hiring-rules.ts";
import { titleFlaws } from "./title-flaws.ts";

/** All hints, with their meanings. */
export const HINT_MEANINGS = {
  PAY_MISSING: "The job states no pay.",
  PLACE_MISSING: "The work is on site or hybrid, but the job has no location.",
  DEADLINE_MISSING: "The job has no application deadline.",
  DEADLINE_PASSED: "The application deadline has passed.",
  DEADLINE_FAR: "The application deadline is more than half a year away.",
  DESCRIPTION_SHORT: "The job description has fewer than 30 words.",
  HTML: "A text contains HTML, which is shown as plain characters.",
  TITLE_SHOUTED: "The title is written in capitals.",
  TITLE_HAS_PAY: "The title states the pay.",
  TITLE_HAS_PLACE: "The title states the location or the work mode, which have fields of their own.",
  TITLE_EXCLAIMS: "The title contains exclamation marks or asterisks.",
  AGE: "A text discourages people because of their age.",
  GENDER: "A text discourages people because of their gender.",
  FAMILY: "A text discourages people because of their marital or family status.",
  RELIGION_OR_CASTE: "A text discourages people because of their religion or caste.",
  ORIGIN: "A text discourages people because of their origin, nationality or first language.",
  DISABILITY: "A text discourages people with disabilities.",
  PHOTO: "A text asks applicants for a photo.",
  PAY_HISTORY: "A text asks applicants for their previous pay.",
  CRIMINAL_RECORD: "A text asks for a clean criminal record, or for a criminal record check.",
  UNEMPLOYMENT: "A text discourages people who are unemployed.",
} as const satisfies Record<string, string>;

export type HintCode = keyof typeof HINT_MEANINGS;

/** The part of a post that the hints examine. */
export interface HintedPost extends Readonly<Record<JobLongText, string>> {
  readonly title: string;
  readonly location: string;
  readonly workMode: string;
  /** The pay as it will be displayed; empty when not stated. */
  readonly salaryLabel: string;
  readonly applicationDeadline: Date | null;
}

/** Advice on one field of a post. */
export interface PostingHint {
  readonly code: HintCode;
  /** The field concerned, by its name in `JobInput`. */
  readonly field: "title" | JobLongText | "location" | "salaryRange" | "applicationDeadline";
  /** What to fix, and why. */
  readonly message: string;
  /** The words concerned; empty when something is missing. */
  readonly words: readonly string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FAR_DAYS = 183;
const SHORT_WORDS = 30;

/** The advice that follows the words found on each ground. */
const ADVICE: Readonly<Record<Ground, string>> = {
  AGE: "this can put people off because of their age. Say what the work requires instead.",
  GENDER: "this excludes people by gender. Without it, anyone suitable can apply.",
  FAMILY: "this concerns people's private lives. Say what the work requires, such as travel or shifts.",
  RELIGION_OR_CASTE: "this excludes people by religion or caste. It is better to leave it out.",
  ORIGIN: "this can put people off because of where they come from. State the language level or the permit instead.",
  DISABILITY: "this excludes people with disabilities. Say what the work requires, such as lifting 20 kg.",
  PHOTO: "a photo says nothing about the work, and much that must not count. It is better to leave it out.",
  PAY_HISTORY: "no one should have to disclose what they earned. Ask what they expect instead.",
  CRIMINAL_RECORD: "you can only ask about a record after an offer. It is better to leave it out here.",
  UNEMPLOYMENT: "this excludes people without work. It is better to leave it out.",
};

/** Quotes words for a sentence: “one”, “another”. */
const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");

/**
 * Returns suggestions for a post, in the order of the form's fields. Advisory only: no post is refused because of them.
 */
export function postingHints(post: HintedPost, rules: HiringRules, today: Date): PostingHint[] {
  const grounds = (field: "title" | JobLongText) => {
    const sentences = sentencesOf(post[field]);
    return GROUNDS[rules].flatMap((ground) => {
      const neutral = ground === "GENDER" && field === "title" && ASKS_FOR_NEUTRAL_TITLES[rules];
      const words = [...discouragedTerms(sentences, ground), ...(neutral ? genderedTitles(post[field]) : [])];
      return words.length > 0 ? [{ code: ground, field, message: `${quoted(words)}: ${ADVICE[ground]}`, words }] : [];
    });
  };
  return [
    ...titleFlaws(post.title, post.location).map((flaw) => ({ ...flaw, field: "title" as const })),
    ...htmlHints(post, "title"),
    ...grounds("title"),
    ...placeHints(post),
    ...(post.salaryLabel ? [] : [missing("PAY_MISSING", "salaryRange", PAY_MISSING[rules])]),
    ...deadlineHints(post, today),
    ...descriptionHints(post),
    ...JOB_LONG_TEXTS.flatMap(({ name }) => [...htmlHints(post, name), ...grounds(name)]),
  ];
}

const missing = (code: HintCode, field: PostingHint["field"], message: string): PostingHint => ({
  code,
  field,
  message,
  words: [],
});

/** Tags that job systems export, and character references. */
const HTML =
  /<\/?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|span|strong|table|td|tr|u|ul)(?:\s[^<>]{0,500})?\/?>|&(?:amp|apos|gt|lt|nbsp|quot|#\d{2,6}|#x[\da-f]{2,5});/gi;
const QUOTED_TAGS = 3;

function htmlHints(post: HintedPost, field: "title" | "description" | "requirements"): PostingHint[] {
  const words = [...new Set(post[field].match(HTML))].slice(0, QUOTED_TAGS);
  if (words.length === 0) return [];
  const message = `${quoted(words)}: this is HTML, and people see it as you typed it. Use plain text or Markdown.`;
  return [{ code: "HTML", field, message, words }];
}

function placeHints({ location, workMode }: HintedPost): PostingHint[] {
  if (location.trim() || workMode === "REMOTE") return [];
  return [missing("PLACE_MISSING", "location", "People want to know where they would work. A city is enough.")];
}

function deadlineHints({ applicationDeadline }: HintedPost, today: Date): PostingHint[] {
  const hint = (code: HintCode, message: string) => [missing(code, "applicationDeadline", message)];
  if (!applicationDeadline)
    return hint("DEADLINE_MISSING", "A deadline helps people plan, and search engines show posts that have one.");
  const days = (applicationDeadline.getTime() - today.getTime()) / DAY_MS;
  if (days <= -1) return hint("DEADLINE_PASSED", "This date has passed, so no one can apply. Choose a later one.");
  if (days > FAR_DAYS)
    return hint(
      "DEADLINE_FAR",
      "This is more than half a year away. People put off what is not urgent. Choose an earlier date.",
    );
  return [];
}

function descriptionHints({ description }: HintedPost): PostingHint[] {
  const words = description.match(/\S+/g)?.length ?? 0;
  if (words >= SHORT_WORDS) return [];
  return [
    missing("DESCRIPTION_SHORT", "description", "This is short. Describe a typical day, the team and what you offer."),
  ];
}
