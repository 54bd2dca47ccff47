import type { JobView } from "../../jobs/job.store.ts";
import type { Term } from "../../jobs/search/word-groups.ts";
import { wordsOf } from "../../platform/search/words.ts";
import { plainText } from "../plain-text.ts";
import type { AbilityContext } from "./ability.ts";
import { namesIn } from "./match-question.ts";
import texts from "./texts.json" with { type: "json" };
import { quote } from "./wording.ts";

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
 * applications; null when none has these words. Otherwise the first of `which`.
 */
export async function jobMeant(context: AbilityContext, which: OwnJobs): Promise<JobView | null | undefined> {
  const { actor, data, about } = context;
  const name = namesIn(about);
  const isApplied = which === "applied" || which === "accepted";
  const meant = isApplied
    ? (await ownJobs(context, which)).find(({ id }) => context.meant.some((job) => job.id === id))
    : context.meant[0];
  if (meant) return meant;
  if (name === "") return (await ownJobs(context, which))[0];
  const exact = (await data.meaningsOf(name)).map((group) => group.exact);
  const own = withTerms(exact, await ownJobs(context, isApplied ? which : "any"));
  if (own || isApplied) return own ?? null;
  const { keyword, filter } = await data.parseSearch(name);
  const found = await data.searchJobs(actor, { ...filter, keyword }, COMPARED);
  const groups = keyword === "" ? [] : await data.meaningsOf(keyword);
  return (
    withTerms(
      groups.map((group) => [...group.exact, ...group.loose]),
      found,
    ) ?? null
  );
}

/** Says that no job has the words of the question, and what to do. */
export const noJobNamed = ({ about, link }: AbilityContext): string =>
  `${texts.noJobNamed.replace("{about}", () => quote(namesIn(about)))} ${link("Search jobs", "/main")}`;

/** Some of a seeker's own jobs; `own`: those applied to, or the saved ones if there are none; `any`: both. */
export type OwnJobs = "any" | "saved" | "applied" | "accepted" | "own";

/** Returns the open jobs that the seeker saved, or those of applications that were not rejected, accepted ones first. */
export async function ownJobs(context: AbilityContext, which: OwnJobs): Promise<JobView[]> {
  const { actor, data } = context;
  if (which === "any") return [...(await ownJobs(context, "saved")), ...(await ownJobs(context, "applied"))];
  if (which === "saved") return (await data.savedJobs(actor, 20)).filter(({ takesApplications }) => takesApplications);
  const applications = await data.applications(actor, 50);
  const statuses = which === "accepted" ? ["ACCEPTED"] : ["ACCEPTED", "APPLIED"];
  const jobs = statuses.flatMap((wanted) =>
    applications.flatMap(({ status, job }) => (status === wanted ? [job] : [])),
  );
  return which === "own" && jobs.length === 0 ? ownJobs(context, "saved") : jobs;
}
