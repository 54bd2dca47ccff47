import type { JobView } from "../../jobs/job.store.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import texts from "./advice.json" with { type: "json" };
import { findJobs } from "./jobs.ts";
import { careerOf, lakhs } from "./own-career.ts";
import { advice, counted, from, missing, named, openJobs, paragraphs, quote } from "./wording.ts";

/** A range of fewer jobs would say more about one company than about the work. */
const MIN_JOBS = 5;
const COMPARED = 50;

/** The pay of jobs, in lakh rupees a year: the whole range, and the range of the middle half. */
interface PayRange {
  readonly jobs: number;
  readonly whole: readonly [number, number];
  readonly middle: readonly [number, number];
}

/** Returns the range of the jobs that state their pay; only their number when they are too few. */
function rangeOf(jobs: readonly JobView[]): PayRange | number {
  const paid = jobs.flatMap(({ salaryMin, salaryMax }) =>
    salaryMin === null ? [] : [{ min: salaryMin, max: salaryMax ?? salaryMin }],
  );
  if (paid.length < MIN_JOBS) return paid.length;
  const at = (amounts: number[], share: number) =>
    amounts.toSorted((a, b) => a - b)[Math.round((amounts.length - 1) * share)] ?? 0;
  const [lows, highs] = [paid.map(({ min }) => min), paid.map(({ max }) => max)];
  return { jobs: paid.length, whole: [at(lows, 0), at(highs, 1)], middle: [at(lows, 0.25), at(highs, 0.75)] };
}

/** Returns the pay of open jobs with a title, first in a place, then anywhere; null for fewer than five jobs. */
async function payOf(
  { actor, data }: AbilityContext,
  keyword: string,
  places: readonly string[],
): Promise<{ text: string; isEnough: boolean }> {
  const what = keyword === "" ? "all work" : quote(keyword, 80);
  const refused: string[] = [];
  for (const place of places.length > 0 ? [places, []] : [[]]) {
    const where = place.length > 0 ? ` in ${named(place)}` : "";
    const range = rangeOf(await data.searchJobs(actor, { keyword, places: place }, COMPARED));
    if (typeof range !== "number") {
      const lines = [
        `${what}${where}: ${lakhs(range.whole[0])} to ${lakhs(range.whole[1])} a year`,
        `half of them lie between ${lakhs(range.middle[0])} and ${lakhs(range.middle[1])}`,
      ];
      return {
        text: paragraphs(...refused, from(`${openJobs(range.jobs)} that state their pay`, lines)),
        isEnough: true,
      };
    }
    refused.push(
      `**From the open jobs on this portal**: only ${counted(range, "job")} for ${what}${where} ${range === 1 ? "states its" : "state their"} pay. A range needs at least ${MIN_JOBS}.`,
    );
  }
  return { text: refused.at(-1) ?? "", isEnough: false };
}

export const pay: Ability = {
  name: "pay",
  activity: "Comparing the pay of open jobs",
  tool: "Reads the pay of open jobs with a title, in a place if one is named, with the number of jobs behind it. Without a title: the seeker's profession.",
  async answer(context) {
    const { actor, data, about } = context;
    const profile = await data.readProfile(actor);
    const asked = await data.parseSearch(about);
    // "A salary above 5 lakh" is a search.
    if (asked.filter.payAtLeast) return findJobs.answer(context);
    const keyword = asked.keyword || profile.currentProfession;
    if (keyword === "")
      return paragraphs(
        missing(context, "profession", "so that its pay can be looked up"),
        "Or name the work and the place: “What does a nurse earn in Pune?”",
      );
    const places =
      asked.filter.places || asked.keyword ? (asked.filter.places ?? []) : [profile.location].filter(Boolean);
    const { text, isEnough } = await payOf(context, keyword, places);
    const { years } = careerOf(profile, context.now);
    const own = years > 0 ? [`you have ${counted(years, "year")} of paid work`] : [];
    return paragraphs(text, from("your profile", own), isEnough ? texts.pay : "");
  },
};

export const payTalk: Ability = {
  name: "pay-talk",
  activity: "Reading your applications",
  async answer(context) {
    const { actor, data, references } = context;
    const applications = (await data.applications(actor, 20)).filter(({ status }) => status !== "REJECTED");
    const stated = applications
      .slice(0, 3)
      .map(
        ({ job }) =>
          `[[${references.add(job)}]] ${job.salaryLabel ? `states ${named([job.salaryLabel])}` : "does not state its pay: ask for the range before you name a number"}`,
      );
    const none =
      applications.length === 0
        ? "**From your applications**: none is open, so this is without a figure of a job."
        : "";
    return paragraphs(from("the jobs you applied to", stated), none, advice(texts.payTalk));
  },
};
