import type { JobView } from "../../jobs/job.store.ts";
import type { JobSearch } from "../../jobs/search/job-search.ts";
import type { Term } from "../../jobs/search/word-groups.ts";
import { wordsOf } from "../../platform/search/words.ts";
import { plainText } from "../plain-text.ts";
import type { AbilityContext } from "./ability.ts";
import { hiddenText } from "./hidden.ts";
import { jobOfNextInterview } from "./interviews-ahead.ts";
import { namesIn } from "./match-question.ts";
import texts from "./texts.json" with { type: "json" };
import { quote } from "./wording.ts";

type Asked = Pick<AbilityContext, "actor" | "data">;

/** The number of jobs that a name is looked for in. */
const COMPARED = 12;

/** Returns a job as an item of a list: its reference, place and pay, and why it is listed. */
export function jobLine({ references }: AbilityContext, job: JobView, reason = ""): string {
  const facts = [job.location, job.salaryLabel].filter(Boolean).map((fact) => plainText(fact, 60));
  return `${[`[[${references.add(job)}]]`, ...facts].join(", ")}${reason && `: ${plainText(reason)}`}`;
}

/** Returns the first of these jobs whose title, company and place, or also another text, have a term of each group. */
export const withTerms = (
  groups: readonly (readonly Term[])[],
  jobs: readonly JobView[],
  other?: "requirements",
): JobView | undefined =>
  jobs.find((job) => {
    const words = wordsOf(`${job.title} ${job.company.name} ${job.location} ${other ? job[other] : ""}`);
    return groups.every((terms) => terms.some((term) => term.every((word) => words.has(word))));
  });

/**
 * Returns the job that the question is about: if it names one, an own job, or the best open one unless `which` says
 * applications; null when none has these words. Otherwise the first of `which`, for `own` that of the next interview.
 */
export async function jobMeant(context: AbilityContext, which: OwnJobs): Promise<JobView | null | undefined> {
  const name = namesIn(context.about);
  const isApplied = which in STATUSES;
  const meant = isApplied
    ? (await ownJobs(context, which)).find(({ id }) => context.meant.some((job) => job.id === id))
    : context.meant[0];
  if (meant) return meant;
  const next = name === "" && which === "own" ? await jobOfNextInterview(context) : undefined;
  if (next) return next;
  const own = await ownJobs(context, isApplied || name === "" ? which : "any");
  if (name === "") return own[0];
  return (await ownJobNamed(context, name, own)) ?? (isApplied ? null : openJobNamed(context, name));
}

/** Returns the first of these jobs with these words. */
export const ownJobNamed = async ({ data }: Asked, name: string, jobs: readonly JobView[]) =>
  withTerms(
    (await data.meaningsOf(name)).map((group) => group.exact),
    jobs,
  );

/** Returns the best open job whose title or company has these words; null for none. `search`: further conditions. */
export async function openJobNamed(
  { actor, data }: Asked,
  name: string,
  search: JobSearch = {},
): Promise<JobView | null> {
  const { keyword, filter } = await data.parseSearch(name);
  // "Kochi" names no job.
  if (keyword === "") return null;
  const found = await data.searchJobs(actor, { ...filter, keyword, ...search }, COMPARED);
  const groups = await data.meaningsOf(keyword);
  return (
    withTerms(
      groups.map((group) => [...group.exact, ...group.loose]),
      found,
    ) ?? null
  );
}

/** Says that no job has the words of the question, that none was applied to, or that those with them are hidden. */
export async function noJobNamed(context: AbilityContext): Promise<string> {
  const name = namesIn(context.about);
  const saying = (text: string) => text.replace("{about}", () => quote(name));
  if (!(await openJobNamed(context, name, { hidden: null })))
    return `${saying(texts.noJobNamed)} ${context.link("Search jobs", "/main")}`;
  return (await openJobNamed(context, name))
    ? `${saying(texts.notApplied)} ${context.link("Applied Jobs", "/main/appliedjobs")}`
    : hiddenText(context, name);
}

/** The statuses of the applications to some own jobs, in this order; `waiting`: without a decision first. */
const STATUSES = {
  applied: ["ACCEPTED", "APPLIED"],
  accepted: ["ACCEPTED"],
  waiting: ["APPLIED", "ACCEPTED"],
} as const;

/** Some of a seeker's own jobs; `own`: those applied to, or the saved ones if there are none; `any`: both. */
export type OwnJobs = keyof typeof STATUSES | "any" | "saved" | "own";

/** Returns the open jobs that the seeker saved, or those of applications that were not rejected. */
export async function ownJobs(context: Asked, which: OwnJobs): Promise<JobView[]> {
  const { actor, data } = context;
  if (which === "any") return [...(await ownJobs(context, "saved")), ...(await ownJobs(context, "applied"))];
  if (which === "saved") return (await data.savedJobs(actor, 20)).filter(({ takesApplications }) => takesApplications);
  const applications = await data.applications(actor, 50);
  const jobs = STATUSES[which === "own" ? "applied" : which].flatMap((wanted) =>
    applications.flatMap(({ status, job }) => (status === wanted ? [job] : [])),
  );
  return which === "own" && jobs.length === 0 ? ownJobs(context, "saved") : jobs;
}
