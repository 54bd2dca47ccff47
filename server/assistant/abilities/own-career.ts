import { monthOf, yearsOfWork } from "../../../shared/profiles/months-of-work.ts";
import { hasFigure } from "../../fit/figures.ts";
import type { JobView } from "../../jobs/job.store.ts";
import { wordsOf } from "../../platform/search/words.ts";
import type { Experience, Seeker } from "../../seekers/seekers.types.ts";
import { plainText } from "../plain-text.ts";
import { counted, sentencesOf } from "./wording.ts";

/** Months between two entries that recruiters ask about. */
const GAP_MONTHS = 3;

/** Returns the entries of a kind, most recent first. */
export const entriesOf = ({ experiences }: Seeker, ...kinds: readonly Experience["kind"][]): Experience[] =>
  experiences
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, b) => Number(b.to === null) - Number(a.to === null) || b.from.getTime() - a.from.getTime());

/** A time without an entry. */
export interface Gap {
  readonly from: Date;
  readonly to: Date;
  readonly months: number;
}

/** Returns the whole years of paid work, and the times between all entries without one, most recent first. */
export function careerOf(profile: Seeker, now: Date): { years: number; gaps: Gap[] } {
  const gaps: Gap[] = [];
  let end: Date | undefined;
  const entries = profile.experiences.toSorted((a, b) => a.from.getTime() - b.from.getTime());
  for (const { from, to } of [...entries, { from: now, to: now }]) {
    const months = end ? monthOf(from) - monthOf(end) : 0;
    if (end && months >= GAP_MONTHS) gaps.unshift({ from: end, to: from, months });
    if (!end || (to ?? now) > end) end = to ?? now;
  }
  return { years: yearsOfWork(profile.experiences, now), gaps };
}

/** Returns the skills of the profile that a job's text names. */
export function skillsNamedIn({ title, requirements, description }: JobView, skills: readonly string[]): string[] {
  const words = wordsOf(`${title}\n${requirements}\n${description}`);
  return skills.filter((skill) => {
    const own = [...wordsOf(skill)];
    return own.length > 0 && own.every((word) => words.has(word));
  });
}

/** Returns who somebody is in one sentence, escaped: profession, years and latest work. */
export function whoIs(profile: Seeker, now: Date): string {
  const { years } = careerOf(profile, now);
  const [latest] = entriesOf(profile, "JOB", "INTERNSHIP");
  const profession = profile.currentProfession || latest?.title || profile.qualification;
  const experience = years > 0 ? ` with ${counted(years, "year")} of experience` : "";
  const title = latest && latest.title !== profession ? ` ${plainText(latest.title)}` : "";
  const at = latest ? `, ${latest.to ? "most recently" : "now"}${title} at ${plainText(latest.company)}` : "";
  return `${plainText(profession)}${experience}${at}.`;
}

/** Returns the sentences about the person's work, those with figures first: results, in their own words. */
export const resultsOf = (profile: Seeker): string[] =>
  entriesOf(profile, "JOB", "INTERNSHIP", "SOCIAL")
    .flatMap(({ responsibilities }) => sentencesOf(responsibilities))
    .toSorted((a, b) => Number(hasFigure(b)) - Number(hasFigure(a)));
