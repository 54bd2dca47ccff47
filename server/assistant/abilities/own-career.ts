import type { JobView } from "../../jobs/job.store.ts";
import { wordsOf } from "../../platform/search/words.ts";
import type { Experience, Seeker } from "../../seekers/seekers.types.ts";

const MONTH_MS = (365.25 / 12) * 24 * 3600 * 1000;
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
  const spans = (entries: readonly Experience[]) => {
    const merged: { from: Date; to: Date }[] = [];
    for (const { from, to } of entries.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
      const last = merged.at(-1);
      const end = to ?? now;
      if (last && from <= last.to) last.to = end > last.to ? end : last.to;
      else merged.push({ from, to: end });
    }
    return merged;
  };
  const monthsBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / MONTH_MS);
  const worked = spans(entriesOf(profile, "JOB")).reduce((sum, { from, to }) => sum + monthsBetween(from, to), 0);
  const all = spans(profile.experiences);
  const gaps = all.flatMap(({ to }, at) => {
    const from = all[at + 1]?.from ?? now;
    const months = monthsBetween(to, from);
    return months >= GAP_MONTHS ? [{ from: to, to: from, months }] : [];
  });
  return { years: Math.floor(worked / 12), gaps: gaps.toReversed() };
}

/** Returns the skills of the profile that a job's text names. */
export function skillsNamedIn({ title, requirements, description }: JobView, skills: readonly string[]): string[] {
  const words = wordsOf(`${title}\n${requirements}\n${description}`);
  return skills.filter((skill) => {
    const own = [...wordsOf(skill)];
    return own.length > 0 && own.every((word) => words.has(word));
  });
}

/** Returns the part of a number of lakh rupees a year as people write it. */
export const lakhs = (amount: number): string => `₹${amount.toLocaleString("en", { maximumFractionDigits: 1 })} lakh`;
