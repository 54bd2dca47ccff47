import type { JobView } from "../../jobs/job.store.ts";
import type { JobSearch } from "../../jobs/search/job-search.ts";
import { wordsOf } from "../../platform/search/words.ts";
import type { Seeker } from "../../seekers/seekers.types.ts";
import type { AbilityContext } from "./ability.ts";
import { skillsNamedIn } from "./own-career.ts";
import { named } from "./wording.ts";

/** The number of skills that are searched for, and of jobs that are compared for each. */
const SKILLS = 5;
const COMPARED = 12;

/** An open job with the skills of the profile that its text names. */
export interface MatchingJob {
  readonly job: JobView;
  readonly skills: readonly string[];
}

/**
 * Returns the open jobs with the profile's profession or skills that the seeker has not applied to: first those whose
 * texts name most skills, the profession counting as two.
 */
export async function matchingJobs(
  { actor, data }: AbilityContext,
  { currentProfession, skills }: Seeker,
  filter: JobSearch = {},
): Promise<MatchingJob[]> {
  const keywords = [currentProfession, ...skills.slice(0, SKILLS)].map((text) => text.trim()).filter(Boolean);
  const found = await Promise.all(
    keywords.map((keyword) => data.searchJobs(actor, { ...filter, keyword: keyword.slice(0, 100) }, COMPARED)),
  );
  const rankOf = new Map<string, MatchingJob & { readonly rank: number }>();
  for (const [at, jobs] of found.entries()) {
    for (const job of jobs) {
      if (job.viewerApplicationStatus !== null || rankOf.has(job.id)) continue;
      const own = skillsNamedIn(job, skills);
      rankOf.set(job.id, { job, skills: own, rank: own.length + (at === 0 && currentProfession.trim() ? 2 : 0) });
    }
  }
  return [...rankOf.values()].toSorted((a, b) => b.rank - a.rank);
}

/** Returns a job as an item of a list: its reference, place and pay, and what it shares with the profile. */
export function jobLine({ references }: AbilityContext, { job, skills }: MatchingJob): string {
  const facts = [job.location, job.salaryLabel].filter(Boolean);
  const shared = skills.length > 0 ? `: names ${named(skills.slice(0, 5))}` : "";
  return `[[${references.add(job)}]]${facts.length > 0 ? `, ${facts.map((fact) => named([fact])).join(", ")}` : ""}${shared}`;
}

/** Returns the job that the question is about: of these, the one with most of its words; otherwise the first. */
export function jobMeant(about: string, jobs: readonly JobView[]): JobView | undefined {
  const asked = [...wordsOf(about)];
  const sharedBy = ({ title, company }: JobView) => {
    const words = wordsOf(`${title} ${company.name}`);
    return asked.filter((word) => words.has(word)).length;
  };
  return jobs.toSorted((a, b) => sharedBy(b) - sharedBy(a))[0];
}

/** Some of a seeker's own jobs; `own`: those applied to, or the saved ones if there are none. */
export type OwnJobs = "saved" | "applied" | "accepted" | "own";

/** Returns the open jobs that the seeker saved, or those of applications that were not rejected, accepted ones first. */
export async function ownJobs(context: AbilityContext, which: OwnJobs): Promise<JobView[]> {
  const { actor, data } = context;
  if (which === "saved") return (await data.savedJobs(actor, 20)).filter(({ takesApplications }) => takesApplications);
  const applications = await data.applications(actor, 50);
  const statuses = which === "accepted" ? ["ACCEPTED"] : ["ACCEPTED", "APPLIED"];
  const jobs = statuses.flatMap((wanted) =>
    applications.flatMap(({ status, job }) => (status === wanted ? [job] : [])),
  );
  return which === "own" && jobs.length === 0 ? ownJobs(context, "saved") : jobs;
}
