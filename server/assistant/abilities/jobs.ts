import { labelOf } from "../../../shared/closed-list.ts";
import { searchPath } from "../../../shared/job-search-address.ts";
import { COMPANY_SIZES } from "../../../shared/recruiters.options.ts";
import type { JobView } from "../../jobs/job.store.ts";
import type { JobSearch } from "../../jobs/search/job-search.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import { jobLine, matchingJobs } from "./matching-jobs.ts";
import { counted, day, from, missing, openJobs, paragraphs, quote } from "./wording.ts";

const SHOWN = 5;

/** Lists the open jobs of one kind that match the profile best, or the newest when it says too little. */
async function bestOf(context: AbilityContext, kind: string, filter: JobSearch, purpose: string): Promise<string> {
  const { actor, data, link } = context;
  const profile = await data.readProfile(actor);
  const matching = await matchingJobs(context, profile, filter);
  const { count, capped } = await data.countJobs(actor, filter);
  if (matching.length > 0) {
    return paragraphs(
      from(
        `${openJobs(count, capped)}${kind}, and your profile`,
        matching.slice(0, SHOWN).map((found) => jobLine(context, found)),
      ),
      `They are ordered by how many of your skills their texts name. You decide what fits. ${link("Search all jobs", "/main")}`,
    );
  }
  const newest = await data.searchJobs(actor, filter, SHOWN);
  const isKnown = profile.skills.length > 0 || profile.currentProfession !== "";
  const why = isKnown
    ? `**From your profile**: no open job${kind} names your profession or skills.`
    : missing(context, "profession or skills", purpose);
  if (newest.length === 0)
    return paragraphs(why, `No job${kind} is open right now. ${link("Search all jobs", "/main")}`);
  const lines = newest.map((job) => jobLine(context, { job, skills: [] }));
  return paragraphs(why, from(`${openJobs(count, capped)}${kind}, the newest`, lines));
}

export const bestJobs: Ability = {
  name: "best-jobs",
  activity: "Comparing open jobs with your profile",
  answer: (context) => bestOf(context, "", {}, "so that open jobs can be compared with it"),
};

export const remoteJobs: Ability = {
  name: "remote-jobs",
  activity: "Searching remote jobs",
  answer: (context) =>
    bestOf(context, " with remote work", { workMode: "REMOTE" }, "so that remote jobs can be compared with it"),
};

export const internships: Ability = {
  name: "internships",
  activity: "Searching internships",
  answer: (context) =>
    bestOf(context, " as an internship", { jobType: "INTERNSHIP" }, "so that internships can be compared with it"),
};

export const findJobs: Ability = {
  name: "find-jobs",
  activity: "Searching open jobs",
  async answer(context) {
    const { actor, data, about, link } = context;
    if (about === "") return bestJobs.answer(context);
    const { keyword, filter } = await data.parseSearch(about);
    const search = { ...filter, keyword };
    const [jobs, { count, capped }] = await Promise.all([
      data.searchJobs(actor, search, SHOWN),
      data.countJobs(actor, search),
    ]);
    if (jobs.length === 0) {
      return paragraphs(
        `**From the open jobs on this portal**: none matches ${quote(about)}.`,
        `Try fewer or other words. ${link("Search with filters", "/main")}`,
      );
    }
    const lines = jobs.map((job) => jobLine(context, { job, skills: [] }));
    return paragraphs(
      from(`${openJobs(count, capped)} for ${quote(about)}`, lines),
      count > jobs.length ? link("See all of them", searchPath(search)) : "",
    );
  },
};

export const closingSoon: Ability = {
  name: "closing-soon",
  activity: "Reading your saved jobs",
  async answer(context) {
    const { actor, data, references, link } = context;
    const saved = (await data.savedJobs(actor, 50)).filter(({ takesApplications }) => takesApplications);
    const page = link("Saved Jobs", "/main/savedjobs");
    if (saved.length === 0)
      return `**From your saved jobs**: none is open. Save jobs to see here which closes soonest. ${page}`;
    const line = (job: JobView) => {
      const until = job.applicationDeadline ? `closes after ${day(job.applicationDeadline)}` : "has no deadline";
      return `[[${references.add(job)}]] ${until}${job.viewerApplicationStatus ? ", and you have applied" : ""}`;
    };
    const time = ({ applicationDeadline }: JobView) => applicationDeadline?.getTime() ?? Number.POSITIVE_INFINITY;
    const soonest = saved.toSorted((a, b) => time(a) - time(b) || 0).slice(0, SHOWN);
    return paragraphs(
      from(counted(saved.length, "open job you saved", "open jobs you saved"), soonest.map(line)),
      page,
    );
  },
};

export const companySizes: Ability = {
  name: "company-sizes",
  activity: "Comparing companies",
  async answer(context) {
    const { actor, data } = context;
    const profile = await data.readProfile(actor);
    const matching = await matchingJobs(context, profile);
    if (matching.length === 0) {
      if (profile.skills.length > 0 || profile.currentProfession)
        return "**From the open jobs on this portal**: none names your profession or skills, so there is nothing to compare by size.";
      return missing(context, "profession or skills", "so that companies of each size can be compared");
    }
    const lines = COMPANY_SIZES.flatMap(({ value, label }) => {
      const jobs = matching.filter(({ job }) => job.company.size === value);
      if (jobs.length === 0) return [];
      const shared = jobs.reduce((sum, { skills }) => sum + skills.length, 0) / jobs.length;
      const skills = shared.toLocaleString("en", { maximumFractionDigits: 1 });
      return [
        `${label} people: ${counted(jobs.length, "job")}, which ${jobs.length === 1 ? "names" : "name on average"} ${skills} of your skills`,
      ];
    });
    const unknown = matching.filter(({ job }) => labelOf(COMPANY_SIZES, job.company.size) === "").length;
    return paragraphs(
      from(`${openJobs(matching.length)} with your profession or skills, by company size`, [
        ...lines,
        ...(unknown > 0 ? [`size not stated: ${counted(unknown, "job")}`] : []),
      ]),
      "**General advice**: a small company gives wider work and quicker decisions, a large one clearer roles, training and a name others know. Which fits you better only you can tell.",
    );
  },
};
