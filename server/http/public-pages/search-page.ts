import type { FastifyInstance } from "fastify";
import { type Option, readOption } from "../../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, SALARY_RANGES, WORK_MODES } from "../../../shared/jobs.options.ts";
import { MAX_JOB_LOCATION, MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import { POSTED_WITHIN } from "../../../shared/public-pages.ts";
import { COMPANY_SIZES } from "../../../shared/recruiters.options.ts";
import type { JobSearch } from "../../jobs/search/job-search.ts";
import type { PublicPageContext } from "./context.ts";
import { jobList } from "./job-list.ts";
import { JOBS } from "./messages.ts";

/** The filters of the form, by the names of its fields. */
const FILTERS: Readonly<Record<string, readonly Option<string>[]>> = {
  industry: INDUSTRIES,
  jobType: JOB_TYPES,
  experienceLevel: EXPERIENCE_LEVELS,
  workMode: WORK_MODES,
  companySize: COMPANY_SIZES,
  salaryRange: SALARY_RANGES,
};

const MAX_PAY = 1000;

type Query = Readonly<Record<string, unknown>>;

/** What the address asks for; what it says in another way is as if it were not there. */
export function askedFor(query: Query): Record<string, string> {
  const keyword = typeof query.q === "string" ? query.q.trim().slice(0, MAX_SEARCH_KEYWORD) : "";
  const chosen = Object.entries(FILTERS).flatMap(([name, options]) => {
    const value = typeof query[name] === "string" ? readOption(options, query[name]) : undefined;
    return value ? [[name, value] as const] : [];
  });
  const place = typeof query.place === "string" ? query.place.trim().slice(0, MAX_JOB_LOCATION) : "";
  const pay = Number(query.payAtLeast);
  const days = String(query.postedWithinDays);
  return {
    ...(keyword && { q: keyword }),
    ...(place && { place }),
    ...Object.fromEntries(chosen),
    ...(pay > 0 && pay <= MAX_PAY && { payAtLeast: String(pay) }),
    ...(POSTED_WITHIN.some(({ value }) => value === days) && { postedWithinDays: days }),
  };
}

/** The search that these words and filters mean. */
export function searchOf(asked: Readonly<Record<string, string>>): JobSearch {
  const { q, place, payAtLeast, postedWithinDays, ...filters } = asked;
  return {
    ...(q !== undefined && { keyword: q }),
    ...(place !== undefined && { places: [place] }),
    ...(payAtLeast !== undefined && { payAtLeast: Number(payAtLeast) }),
    ...(postedWithinDays !== undefined && { postedWithinDays: Number(postedWithinDays) }),
    ...filters,
  };
}

/** The path of the feed of a search. */
const feedPath = (asked: Readonly<Record<string, string>>) => {
  const search = new URLSearchParams(asked).toString();
  return search ? `/feeds/jobs.atom?${search}` : "/feeds/jobs.atom";
};

/** `/jobs`: the job search for everybody. */
export function searchPageRoutes(app: FastifyInstance, { services, publicUrl, sendPage }: PublicPageContext) {
  app.get<{ Querystring: Query }>("/jobs", async (request, reply) => {
    const asked = askedFor(request.query);
    const after = typeof request.query.after === "string" ? request.query.after : null;
    const jobs = await services.jobs.search(null, searchOf(asked), { after }, "card");
    const pathOf = (cursor: string | null) => {
      const search = new URLSearchParams({ ...asked, ...(cursor && { after: cursor }) }).toString();
      return search ? `${JOBS.path}?${search}` : JOBS.path;
    };
    const isWhole = after === null && Object.keys(asked).length === 0;
    return sendPage(request, reply, {
      title: asked.q ? `Jobs for “${asked.q}” | Worklane` : "Find your next job | Worklane",
      description: "Search all open jobs on Worklane by title, skill, company or place. No log-in needed to look.",
      canonical: isWhole ? publicUrl + JOBS.path : null,
      image: null,
      data: [],
      feeds: [{ text: "These jobs as a feed", path: feedPath(asked) }],
      crumbs: [JOBS],
      body: { kind: "search", asked, list: await jobList(jobs, after, pathOf) },
    });
  });
}
