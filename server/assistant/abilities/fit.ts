import { fitSummary } from "../../../shared/text/fit.ts";
import type { JobView } from "../../jobs/job.store.ts";
import { wordsOf } from "../../platform/search/words.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import { jobLine, jobMeant, noJobNamed, ownJobs } from "./asked-jobs.ts";
import { namesIn } from "./match-question.ts";
import texts from "./texts.json" with { type: "json" };
import { advice, counted, from, missing, openJobs, paragraphs, quote } from "./wording.ts";

const COMPARED = 8;
const NAMED = 3;

/** Lists what these jobs ask for and the profile does not show; what most of them ask for first. */
async function lacks(
  { actor, data, references }: AbilityContext,
  source: string,
  jobs: readonly JobView[],
): Promise<string> {
  const byWords = new Map<string, { text: string; jobs: Set<string> }>();
  const fits = await data.fit(actor, jobs);
  for (const [at, job] of jobs.entries()) {
    for (const item of fits[at] ?? []) {
      if (item.quote !== null) continue;
      const key = [...wordsOf(item.text)].sort().join(" ");
      const known = byWords.get(key) ?? { text: item.text, jobs: new Set() };
      byWords.set(key, known);
      known.jobs.add(`[[${references.add(job)}]]`);
    }
  }
  const lines = [...byWords.values()]
    .toSorted((a, b) => b.jobs.size - a.jobs.size)
    .slice(0, COMPARED)
    .map(({ text, jobs }) => `${quote(text)}: ${[...jobs].slice(0, NAMED).join(", ")}`);
  return (
    from(`${source}, not found in your profile`, lines) ||
    `**From ${source}**: your profile has everything they ask for.`
  );
}

/** Returns what a job asks for and the profile does not show. */
export async function notFound({ actor, data }: AbilityContext, job: JobView): Promise<string[]> {
  const [items = []] = await data.fit(actor, [job]);
  return items.filter(({ quote: has }) => has === null).map(({ text }) => quote(text));
}

/** Returns the job that was named before, if the question names none; otherwise the one that it means. */
async function askedJob(context: AbilityContext): Promise<JobView | null | undefined> {
  const { actor, data, about, references, meant } = context;
  if (meant[0]) return meant[0];
  const earlier = references.list().at(-1);
  return about === "" && earlier ? data.readJob(actor, earlier.job.id) : jobMeant(context, "any");
}

/** Compares what a job asks for with the profile. */
export const fit: Ability = async (context) => {
  const { actor, data, references, link } = context;
  const job = await askedJob(context);
  if (job === null) return noJobNamed(context);
  if (!job) return `${texts.noJobMeant} ${link("Search jobs", "/main")}`;
  const [items = []] = await data.fit(actor, [job]);
  const shown = items.flatMap(({ text, quote: has }) =>
    has === null ? [] : [`${quote(text)}: your profile has ${quote(has)}`],
  );
  return paragraphs(
    fitSummary(items, `[[${references.add(job)}]]`),
    from("the job and your profile", shown),
    from("the job, not found in your profile", await notFound(context, job)),
    link("Edit your profile", "/main/userprofile-edit"),
  );
};

/** Compares jobs of the answer before, or own ones, by what they ask for; the ones that the profile shows most of first. */
export const compare: Ability = async (context) => {
  const { actor, data, meant } = context;
  const fits = await data.fit(actor, meant);
  const share = (at: number) => {
    const items = fits[at] ?? [];
    return items.filter(({ quote: has }) => has !== null).length / Math.max(1, items.length);
  };
  const lines = [...meant.entries()]
    .toSorted(([a], [b]) => share(b) - share(a))
    .slice(0, COMPARED)
    .map(([at, job]) => jobLine(context, job, fitSummary(fits[at] ?? [])));
  return paragraphs(from("the jobs and your profile", lines), texts.compare);
};

/** Lists what the job that was named, or the saved ones, ask for and the profile does not show. */
export const missingSkills: Ability = async (context) => {
  if (context.meant[0] || namesIn(context.about) !== "") return fit(context);
  const saved = (await ownJobs(context, "saved")).slice(0, COMPARED);
  const edit = context.link("add them to your profile", "/main/userprofile-edit");
  if (saved.length === 0) return `${texts.noSavedJobs} ${context.link("Search jobs", "/main")}`;
  return paragraphs(
    await lacks(context, counted(saved.length, "saved job"), saved),
    `If you have any of these, ${edit}. Recruiters see the same text.`,
  );
};

/** Lists what the jobs nearest to the profile ask for and it does not show. */
export const learn: Ability = async (context) => {
  const jobs = (await context.data.jobsForYou(context.actor, {}, COMPARED)).map(({ job }) => job);
  const nothing = () =>
    missing(context, "profession or skills that an open job names", "so that open jobs can show what to learn next");
  return paragraphs(
    jobs.length > 0 ? await lacks(context, `${openJobs(jobs.length)} nearest to your profile`, jobs) : nothing(),
    advice(texts.learn),
  );
};

/** Lists the technology jobs nearest to the profile, and those for beginners. */
export const changeField: Ability = async (context) => {
  const { actor, data } = context;
  const technology = { industries: ["TECHNOLOGY", "IT"] } as const;
  const bridges = await data.jobsForYou(actor, technology, NAMED);
  const levels = { experienceLevels: ["FRESHER", "FROM_0_TO_1"] } as const;
  const beginners = await data.searchJobs(actor, { ...technology, ...levels }, NAMED);
  return paragraphs(
    bridges.length > 0
      ? from(
          "the open technology jobs and your profile",
          bridges.map(({ job, reason }) => jobLine(context, job, reason)),
        )
      : missing(
          context,
          "profession or skills that a technology job names",
          "so that technology jobs can be compared with them",
        ),
    from(
      "the open technology jobs, for beginners",
      beginners.map((job) => jobLine(context, job)),
    ),
    advice(texts.changeField),
  );
};
