import { labelOf } from "../../../shared/closed-list.ts";
import { INDUSTRIES } from "../../../shared/jobs.options.ts";
import type { JobView } from "../../jobs/job.store.ts";
import type { JobSearch } from "../../jobs/search/job-search.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import { jobLine } from "./asked-jobs.ts";
import { findJobs } from "./jobs.ts";
import { namesIn } from "./match-question.ts";
import { careerOf } from "./own-career.ts";
import texts from "./texts.json" with { type: "json" };
import { counted, from, missing, named, openJobs, paragraphs, quote } from "./wording.ts";

/** A range of fewer jobs would say more about one company than about the work. */
const MIN_JOBS = 5;
const COMPARED = 50;

interface Amount {
  readonly lakh: number;
  /** "15+ LPA" has no upper end. */
  readonly isOpen: boolean;
}

function lakhs(amounts: readonly Amount[], share: number): string {
  const sorted = amounts.toSorted((a, b) => a.lakh - b.lakh || Number(a.isOpen) - Number(b.isOpen));
  const { lakh, isOpen } = sorted[Math.floor((sorted.length - 1) * share)] ?? { lakh: 0, isOpen: false };
  return `₹${lakh.toLocaleString("en", { maximumFractionDigits: 1 })} lakh${isOpen ? " or more" : ""}`;
}

/** Returns the range that jobs state, and the pay in their middle; that there are too few for it. */
function rangeOf(what: string, jobs: readonly JobView[]): { text: string; isEnough: boolean } {
  const paid = jobs.flatMap(({ salaryMin: min, salaryMax: max }) => (min === null ? [] : [{ min, max }]));
  const lows = paid.map(({ min }) => ({ lakh: min, isOpen: false }));
  const highs = paid.map(({ min, max }) => ({ lakh: max ?? min, isOpen: max === null }));
  if (paid.length < MIN_JOBS) {
    const none = jobs.length === 0 ? "no open job matches" : "no job states its pay";
    const few = paid.length === 0 ? none : `only ${counted(paid.length, "job")} with stated pay`;
    return {
      text: `**From the open jobs on this portal**, ${what}: ${few}. A range needs at least ${MIN_JOBS}.`,
      isEnough: false,
    };
  }
  const lines = [
    `${what}: ${lakhs(lows, 0)} to ${lakhs(highs, 1)} a year`,
    `in the middle: ${lakhs(lows, 0.5)} to ${lakhs(highs, 0.5)}`,
  ];
  return { text: from(`${openJobs(paid.length)} that state their pay`, lines), isEnough: true };
}

/** Orders the jobs that the question means by the pay that they state, highest first. */
function payOf(context: AbilityContext): string {
  const highest = ({ salaryMin, salaryMax }: JobView) => salaryMax ?? salaryMin ?? -1;
  const lines = context.meant
    .toSorted((a, b) => highest(b) - highest(a))
    .map((job) => jobLine(context, job, job.salaryLabel ? "" : "states no pay"));
  return paragraphs(from("the jobs", lines), lines.length > 1 ? texts.payOrder : "");
}

/**
 * Returns the pay of open jobs with a title: in a place, anywhere, or of all jobs of their category; the first of these
 * with enough jobs. Without a title: the person's profession and place.
 */
export const pay: Ability = async (context) => {
  const { actor, data, about, meant, now } = context;
  if (meant.length > 0 && namesIn(about) === "") return payOf(context);
  const profile = await data.readProfile(actor);
  const { keyword: title, filter } = await data.parseSearch(about);
  // "A salary above 5 lakh" is a search.
  if (filter.payAtLeast) return findJobs(context);
  const keyword = title || profile.currentProfession;
  if (keyword === "")
    return paragraphs(missing(context, "profession", "so that its pay can be looked up"), texts.payOf);
  const places = filter.places ?? (title ? [] : [profile.location].filter(Boolean));
  const [first] = await data.searchJobs(actor, { keyword }, 1);
  const searches: (JobSearch & { what: string })[] = [
    ...(places.length > 0 ? [{ keyword, places, what: `${quote(keyword)} in ${named(places)}` }] : []),
    { keyword, what: quote(keyword) },
    ...(first ? [{ industry: first.industry, what: `all jobs in ${labelOf(INDUSTRIES, first.industry)}` }] : []),
  ];
  const parts: string[] = [];
  for (const { what, ...search } of searches) {
    const { text, isEnough } = rangeOf(what, await data.searchJobs(actor, search, COMPARED));
    parts.push(text);
    if (isEnough) break;
  }
  const { years } = careerOf(profile, now);
  const own = from("your profile", years > 0 ? [`you have ${counted(years, "year")} of work experience`] : []);
  return paragraphs(...parts, own, texts.pay);
};
