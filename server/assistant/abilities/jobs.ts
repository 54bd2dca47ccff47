import { FOR_YOU, searchPath } from "../../../shared/job-search-address.ts";
import { companyPath } from "../../../shared/public-paths.ts";
import { COMPANY_SIZES } from "../../../shared/recruiters.options.ts";
import { longDay } from "../../../shared/text/long-day.ts";
import type { JobView } from "../../jobs/job.store.ts";
import type { JobSearch } from "../../jobs/search/job-search.ts";
import { MAX_PAGE } from "../../platform/search/page.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import { jobLine, jobMeant, noJobNamed, ownJobs } from "./asked-jobs.ts";
import { hiddenText } from "./hidden.ts";
import { namesIn, tokensOf } from "./match-question.ts";
import texts from "./texts.json" with { type: "json" };
import { counted, from, missing, openJobs, paragraphs, quote } from "./wording.ts";

const SHOWN = 5;

/** Returns the jobs that the question describes, or says that there are none. */
async function found(context: AbilityContext, about: string): Promise<string> {
  const { actor, data, link } = context;
  const { keyword, filter } = await data.parseSearch(about);
  const asked = { ...filter, keyword };
  // A filter includes jobs that pay up to its amount, which are not "above" it.
  const isAbove = filter.payAtLeast !== undefined && /\b(?:above|over|more than)\b/i.test(about);
  const search = isAbove ? { ...asked, payAtLeast: (filter.payAtLeast ?? 0) + 0.01 } : asked;
  const jobs = await data.searchJobs(actor, search, SHOWN);
  const { count, capped } = await data.countJobs(actor, search);
  if (jobs.length === 0) {
    const [hidden] = await data.searchJobs(actor, { ...search, hidden: null }, 1);
    if (hidden) return hiddenText(context, about);
    return `**From the open jobs on this portal**: none matches ${quote(about)}. Try fewer or other words. ${link("Search with filters", "/main")}`;
  }
  return paragraphs(
    from(
      `${openJobs(count, capped)} for ${quote(about)}`,
      jobs.map((job) => jobLine(context, job)),
    ),
    count > jobs.length ? link("See all of them", searchPath(asked)) : "",
  );
}

/**
 * Lists the open jobs of a kind that the question describes further, such as by a place; without more words those that
 * match the profile best, or the newest when it says too little. `kind`: a noun; `word`: the kind in a search.
 */
const bestOf =
  (kind: string, word: string, filter: Pick<JobSearch, "workMode" | "jobType">): Ability =>
  async (context) => {
    const { actor, data, about, link } = context;
    const isSaid = tokensOf(about).some(({ forms }) => forms.includes(word));
    if (about !== "") return found(context, isSaid ? about : `${word} ${about}`.trim());
    const [matching, profile, { count, capped }] = await Promise.all([
      data.jobsForYou(actor, filter, SHOWN),
      data.readProfile(actor),
      data.countJobs(actor, filter),
    ]);
    const source = openJobs(count, capped, kind);
    if (matching.length > 0) {
      return paragraphs(
        from(
          `${source}, and your profile`,
          matching.map(({ job, reason }) => jobLine(context, job, reason)),
        ),
        `${texts.forYou} ${link("See all of them", searchPath(filter, FOR_YOU))}`,
      );
    }
    const newest = await data.searchJobs(actor, filter, SHOWN);
    const lines = newest.map((job) => jobLine(context, job));
    return paragraphs(
      profile.skills.length > 0 || profile.currentProfession !== ""
        ? `**From your profile**: no open ${kind} mentions your profession or skills.`
        : missing(context, "profession or skills", `so that ${kind}s can be compared with it`),
      lines.length > 0
        ? from(`${source}, newest first`, lines)
        : `No ${kind} is open right now. ${link("Search all jobs", "/main")}`,
    );
  };

export const bestJobs = bestOf("job", "", {});
export const remoteJobs = bestOf("remote job", "remote", { workMode: "REMOTE" });
export const internships = bestOf("internship", "internship", { jobType: "INTERNSHIP" });

/** Searches open jobs in the person's own words. */
export const findJobs: Ability = async (context) =>
  context.about === "" ? bestJobs(context) : found(context, context.about);

const deadlineOf = ({ applicationDeadline }: JobView) =>
  applicationDeadline ? `closes at the end of ${longDay(applicationDeadline)}` : "has no deadline";

/** Returns the deadline and the response time of the job that the question names; otherwise the saved jobs that close soonest. */
export const closingSoon: Ability = async (context) => {
  const { references, link } = context;
  if (namesIn(context.about) !== "" || context.meant.length === 1) {
    const job = await jobMeant(context, "any");
    if (!job) return noJobNamed(context);
    const record = link("How the company has responded so far", companyPath(job.company.slug));
    const promised = `the company promises a response within ${counted(job.answerWithinDays, "day")}`;
    return paragraphs(from("the job", [`[[${references.add(job)}]] ${deadlineOf(job)}`, promised]), record);
  }
  const saved = await ownJobs(context, "saved");
  const page = link("Saved Jobs", "/main/savedjobs");
  if (saved.length === 0)
    return `**From your saved jobs**: none are open. Save jobs to see here which closes soonest. ${page}`;
  const time = (deadline: Date | null) => deadline?.getTime() ?? Number.MAX_VALUE;
  const lines = saved
    .toSorted((a, b) => time(a.applicationDeadline) - time(b.applicationDeadline))
    .slice(0, SHOWN)
    .map(
      (job) =>
        `[[${references.add(job)}]] ${deadlineOf(job)}${job.viewerApplicationStatus ? ", and you have applied" : ""}`,
    );
  return paragraphs(from(counted(saved.length, "open job you saved", "open jobs you saved"), lines), page);
};

/** Counts the jobs nearest to the profile by the size of their company, and names the nearest of each size. */
export const companySizes: Ability = async (context) => {
  const { actor, data, references } = context;
  const matching = await data.jobsForYou(actor, {}, MAX_PAGE);
  if (matching.length === 0)
    return missing(
      context,
      "profession or skills that an open job names",
      "so that companies of each size can be compared",
    );
  const lines = COMPANY_SIZES.flatMap(({ value, label }) => {
    const jobs = matching.filter(({ job }) => job.company.size === value);
    return jobs[0]
      ? [`${label} people: ${counted(jobs.length, "job")}, the nearest [[${references.add(jobs[0].job)}]]`]
      : [];
  });
  return paragraphs(from(`${openJobs(matching.length)} nearest to your profile`, lines), texts.companySizes);
};
