import type { FastifyInstance } from "fastify";
import {
  cleanSearch,
  filterOf,
  isCleanSearch,
  isInOwnWords,
  KEYWORD,
  ORDER,
  orderOf,
  withParsedWords,
  withValues,
} from "../../../shared/job-search-address.ts";
import { jobList } from "./job-list.ts";
import { JOBS } from "./message-pages.ts";
import type { PublicPageContext } from "./public-page-context.ts";
import { JOB_CACHING } from "./send-page.ts";

/** Returns the query string of a URL. */
export const searchIn = (url: string): URLSearchParams => new URLSearchParams(url.split("?")[1] ?? "");

/** Returns the path with the search as query string. */
export const pathWith = (path: string, search: URLSearchParams): string =>
  search.size > 0 ? `${path}?${search.toString()}` : path;

/** `/jobs`: the public job search. */
export function searchPageRoutes(app: FastifyInstance, { services, publicUrl, sendPage }: PublicPageContext) {
  app.get("/jobs", async (request, reply) => {
    const search = searchIn(request.url);
    const asked = await withWordsRead(cleanSearch(search));
    // A form also sends its empty fields, and the words as typed.
    if (!isCleanSearch(search) || asked.get(KEYWORD) !== (search.get(KEYWORD)?.trim() ?? null))
      return reply.header("cache-control", JOB_CACHING).redirect(pathWith(JOBS.path, asked), 302);
    const filter = filterOf(asked) ?? {};
    const after = search.get("after");
    const [jobs, { counts }] = await Promise.all([
      services.jobs.search(null, filter, { after, order: orderOf(asked) }, "card"),
      services.searchHelp.facets(null, filter),
    ]);
    const pathOf = (cursor: string | null) =>
      pathWith(JOBS.path, cursor ? withValues(asked, "after", [cursor]) : asked);
    const keyword = asked.get(KEYWORD);
    const list = await jobList(services, jobs, after, pathOf);
    const alternatives = list.total === 0 && asked.size > 0 ? await services.searchHelp.alternatives(null, filter) : [];
    return sendPage(request, reply, {
      title: keyword ? `Jobs for “${keyword}” · Worklane` : "Find your next job · Worklane",
      description: "Search all open jobs on Worklane by title, skill, company or location. No account needed.",
      canonical: after === null && asked.size === 0 ? publicUrl + JOBS.path : null,
      image: null,
      data: [],
      feeds: [{ text: "These jobs as a feed", path: pathWith("/feeds/jobs.atom", withValues(asked, ORDER, [])) }],
      crumbs: [JOBS],
      body: {
        kind: "search",
        asked: asked.toString(),
        facets: counts,
        alternatives: alternatives.map(({ search: { keyword = null }, ...found }) => ({ ...found, keyword })),
        list,
      },
    });
  });

  /** Parses a natural-language search: "remote react jobs" searches for react with the filter Remote. */
  async function withWordsRead(asked: URLSearchParams): Promise<URLSearchParams> {
    const typed = asked.get(KEYWORD) ?? "";
    if (!isInOwnWords(typed)) return asked;
    return cleanSearch(withParsedWords(asked, await services.searchHelp.parse(typed)));
  }
}
