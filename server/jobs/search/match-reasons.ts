import { labelOf } from "../../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, WORK_MODES } from "../../../shared/jobs.options.ts";
import { plainLetters, wordsOf } from "../../platform/search/words.ts";
import type { JobCard } from "../job.store.ts";
import type { Term, WordGroup } from "./word-groups.ts";

/** The field in which a word was found. */
export const JobMatchField = {
  TITLE: "TITLE",
  COMPANY: "COMPANY",
  PLACE: "PLACE",
  CHOICE: "CHOICE",
  REQUIREMENTS: "REQUIREMENTS",
  DESCRIPTION: "DESCRIPTION",
} as const;

/** Why a job was found. */
export interface JobMatch {
  /** The typed word, normalised to plain letters. */
  readonly typed: string;
  /** The text in the job; empty for the description, which a card lacks. */
  readonly found: string;
  readonly field: keyof typeof JobMatchField;
}

/** Returns the texts of a card by field, the field that ranks highest first. */
function fieldsOf(job: JobCard) {
  const choices = [
    labelOf(WORK_MODES, job.workMode),
    labelOf(JOB_TYPES, job.jobType),
    labelOf(INDUSTRIES, job.industry),
    job.experienceLevel ? labelOf(EXPERIENCE_LEVELS, job.experienceLevel) : "",
  ].join(", ");
  return [
    ["TITLE", job.title],
    ["COMPANY", job.company.name],
    ["PLACE", job.location],
    ["CHOICE", choices],
    ["REQUIREMENTS", job.requirements],
  ] as const;
}

/** Returns the words of all fields of a card. */
export const wordsOfCard = (job: JobCard): Set<string> =>
  wordsOf(
    fieldsOf(job)
      .map(([, text]) => text)
      .join("\n"),
  );

/** Returns what each typed word matches in a job, in typed order, and in the field that ranks highest. */
export function matchReasons(groups: readonly WordGroup[], job: JobCard): JobMatch[] {
  if (groups.length === 0) return [];
  const fields = fieldsOf(job).map(([field, text]) => ({ field, text, words: wordsOf(text) }));
  return groups.flatMap(({ typed, exact, loose }): JobMatch[] => {
    for (const terms of [exact, loose]) {
      for (const { field, text, words } of fields) {
        const term = terms.find((term) => term.every((word) => words.has(word)));
        if (term) return [{ typed, field, found: asWritten(text, term) }];
      }
    }
    // A card has no description: a match found in none of its fields must be in the description, in unknown words.
    return [{ typed, field: "DESCRIPTION", found: "" }];
  });
}

/** Returns the words of a term as the text spells them. */
function asWritten(text: string, term: Term): string {
  const written = text.split(/[\s,;()/|]+/u);
  const all = term.map((word) => {
    const having = written.filter((part) => wordsOf(part).has(word));
    return having.find((part) => plainLetters(part).startsWith(word[0] ?? "")) ?? having[0] ?? word;
  });
  return [...new Set(all)].join(" ").replace(/[.:!?]+$/u, "");
}
