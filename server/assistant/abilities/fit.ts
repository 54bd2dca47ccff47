import type { JobView } from "../../jobs/job.store.ts";
import { wordsOf } from "../../platform/search/words.ts";
import type { Seeker } from "../../seekers/seekers.types.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import texts from "./advice.json" with { type: "json" };
import { jobMeant, matchingJobs } from "./matching-jobs.ts";
import { advice, counted, from, missing, openJobs, paragraphs, quote } from "./wording.ts";

const COMPARED = 8;
const SHOWN = 8;

/** Something that jobs ask for and the profile does not show, with the jobs that ask for it. */
interface Lack {
  readonly text: string;
  readonly jobs: readonly JobView[];
}

/** Returns what these jobs ask for and the profile does not show; what most of them ask for first. */
async function lacksOf({ actor, data }: AbilityContext, jobs: readonly JobView[]): Promise<Lack[]> {
  const byWords = new Map<string, { text: string; jobs: JobView[] }>();
  for (const job of jobs) {
    const items = await data.fit(actor, job.id);
    for (const { text, quote: shownBy } of items) {
      if (shownBy !== null) continue;
      const key = [...wordsOf(text)].sort().join(" ");
      const known = byWords.get(key);
      if (!known) byWords.set(key, { text, jobs: [job] });
      else if (!known.jobs.includes(job)) known.jobs.push(job);
    }
  }
  return [...byWords.values()].toSorted((a, b) => b.jobs.length - a.jobs.length);
}

/** Returns lacks as items of a list, with the jobs that ask. */
const lackLines = ({ references }: AbilityContext, lacks: readonly Lack[]) =>
  lacks.slice(0, SHOWN).map(
    ({ text, jobs }) =>
      `${quote(text)}: ${jobs
        .slice(0, 3)
        .map((job) => `[[${references.add(job)}]]`)
        .join(", ")}`,
  );

const isBare = ({ skills, experiences }: Seeker) => skills.length === 0 && experiences.length === 0;

/** Returns the job that a question means: one that was named before, was saved or applied to, or the first one found. */
async function askedJob({ actor, data, about, references }: AbilityContext): Promise<JobView | undefined> {
  const earlier = references.list().at(-1);
  const [saved, applications] = await Promise.all([data.savedJobs(actor, 20), data.applications(actor, 20)]);
  const own = [...saved, ...applications.map(({ job }) => job)];
  const meant = jobMeant(about, own);
  if (about === "") return earlier ? data.readJob(actor, earlier.job.id) : meant;
  const words = wordsOf(about);
  const isNamed = (text: string) => [...wordsOf(text)].every((word) => words.has(word));
  if (meant && (isNamed(meant.title) || isNamed(meant.company.name))) return meant;
  const { keyword, filter } = await data.parseSearch(about);
  return (await data.searchJobs(actor, { ...filter, keyword }, 1))[0] ?? meant;
}

export const fit: Ability = {
  name: "fit",
  activity: "Comparing the job with your profile",
  tool: "Compares what a job asks for with the seeker's profile: each thing with its place in both texts, and what was not found. No score.",
  async answer(context) {
    const { actor, data, references, link } = context;
    const job = await askedJob(context);
    if (!job)
      return `**From the open jobs on this portal**: I do not know which job you mean. Name its title or company, or ${link("save it", "/main")} first.`;
    const items = await data.fit(actor, job.id);
    if (items.length === 0)
      return `**From the post**: [[${references.add(job)}]] does not say what it asks for in words that can be compared.`;
    const shown = items.filter(({ quote: shownBy }) => shownBy !== null);
    const lacking = items.filter(({ quote: shownBy }) => shownBy === null);
    return paragraphs(
      `[[${references.add(job)}]]: ${shown.length} of ${counted(items.length, "thing")} it asks for ${shown.length === 1 ? "is" : "are"} in your profile.`,
      from(
        "the post and your profile",
        shown.map(({ text, quote: shownBy }) => `${quote(text)}: your profile has ${quote(shownBy ?? "")}`),
      ),
      from(
        "the post, not found in your profile",
        lacking.map(({ text }) => quote(text)),
      ),
      lacking.length > 0 ? link("Add what you have to your profile", "/main/userprofile-edit") : "",
    );
  },
};

export const missingSkills: Ability = {
  name: "missing-skills",
  activity: "Comparing your saved jobs with your profile",
  tool: "Reads what the seeker's saved jobs ask for that their profile does not show.",
  async answer(context) {
    const { actor, data, link } = context;
    const saved = (await data.savedJobs(actor, COMPARED)).filter(({ takesApplications }) => takesApplications);
    if (saved.length === 0)
      return `**From your saved jobs**: none is open. ${link("Save jobs", "/main")} that you would like, then ask again what they ask for.`;
    const lacks = await lacksOf(context, saved);
    if (lacks.length === 0)
      return `**From ${counted(saved.length, "saved job")} and your profile**: everything they ask for in words is in your profile.`;
    return paragraphs(
      from(`${counted(saved.length, "saved job")}, not found in your profile`, lackLines(context, lacks)),
      `If you have it, ${link("add it to your profile", "/main/userprofile-edit")}: recruiters read the same texts.`,
    );
  },
};

export const learn: Ability = {
  name: "learn",
  activity: "Reading what open jobs ask for",
  async answer(context) {
    const profile = await context.data.readProfile(context.actor);
    const jobs = (await matchingJobs(context, profile)).slice(0, COMPARED).map(({ job }) => job);
    if (jobs.length === 0)
      return paragraphs(
        missing(
          context,
          "profession or skills that an open job names",
          "so that open jobs can show what to learn next",
        ),
        advice(texts.learn),
      );
    const lacks = await lacksOf(context, jobs);
    return paragraphs(
      from(`${openJobs(jobs.length)} nearest to your profile, not found in it`, lackLines(context, lacks)),
      lacks.length === 0 ? `**From ${openJobs(jobs.length)} nearest to your profile**: all they ask for is in it.` : "",
      advice(texts.learn),
    );
  },
};

export const changeField: Ability = {
  name: "change-field",
  activity: "Comparing technology jobs with your profile",
  async answer(context) {
    const { actor, data, references } = context;
    const profile = await data.readProfile(actor);
    const filter = { industries: ["TECHNOLOGY", "IT"] as const };
    const first = { ...filter, experienceLevels: ["FRESHER", "FROM_0_TO_1"] as const };
    const [known, beginners, { count, capped }] = await Promise.all([
      matchingJobs(context, profile, filter),
      data.searchJobs(actor, first, 3),
      data.countJobs(actor, filter),
    ]);
    const bridges = known.filter(({ skills }) => skills.length > 0).slice(0, 3);
    return paragraphs(
      from(
        `${openJobs(count, capped)} in technology and your profile`,
        bridges.map(
          ({ job, skills }) =>
            `[[${references.add(job)}]] names ${skills
              .slice(0, 4)
              .map((skill) => quote(skill))
              .join(", ")}`,
        ),
      ),
      isBare(profile) ? missing(context, "skills", "so that technology jobs can be compared with them") : "",
      !isBare(profile) && bridges.length === 0
        ? `**From ${openJobs(count, capped)} in technology**: none names a skill of your profile.`
        : "",
      from(
        "the open technology jobs for beginners",
        beginners.map((job) => `[[${references.add(job)}]]`),
      ),
      advice(texts.changeField),
    );
  },
};
