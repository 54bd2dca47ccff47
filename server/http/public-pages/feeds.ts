import type { FastifyInstance } from "fastify";
import { cleanSearch, filterOf, KEYWORD, ORDER, withValues } from "../../../shared/job-search-address.ts";
import { companyPath } from "../../../shared/public-paths.ts";
import type { JobView } from "../../jobs/job.store.ts";
import { MAX_PAGE } from "../../platform/search/page.ts";
import { atomEntry, atomFeed, sendAtom } from "./atom.ts";
import { JOBS } from "./message-pages.ts";
import type { PublicPageContext } from "./public-page-context.ts";
import { pathWith, searchIn } from "./search-page.ts";

interface JobsFeed {
  readonly title: string;
  /** Paths of the feed itself, and of the corresponding page. */
  readonly path: string;
  readonly page: string;
  readonly jobs: readonly JobView[];
}

/** A feed contains the newest entries. */
const ENTRIES = { first: MAX_PAGE };

/** Atom feeds (RFC 4287) of all jobs or a search, and of a company. */
export function feedRoutes(app: FastifyInstance, { services, publicUrl }: PublicPageContext) {
  app.get("/feeds/jobs.atom", async (request, reply) => {
    const asked = withValues(cleanSearch(searchIn(request.url)), ORDER, []);
    const { nodes } = await services.jobs.search(null, filterOf(asked) ?? {}, { ...ENTRIES, order: "NEWEST" }, "whole");
    const keyword = asked.get(KEYWORD);
    const title = keyword ? `Jobs for “${keyword}” on Worklane` : "Jobs on Worklane";
    const [path, page] = [pathWith("/feeds/jobs.atom", asked), pathWith(JOBS.path, asked)];
    const feed = { title, path, page, jobs: nodes };
    return sendAtom(reply, atom(feed, publicUrl));
  });

  app.get<{ Params: { slug: string } }>("/companies/:slug/jobs.atom", async (request, reply) => {
    const company = await services.companies.get(request.params.slug);
    const { nodes } = await services.companies.jobs(null, company.id, ENTRIES);
    const page = companyPath(company.slug);
    const feed = { title: `Jobs at ${company.name}`, path: `${page}/jobs.atom`, page, jobs: nodes };
    return sendAtom(reply, atom(feed, publicUrl));
  });
}

/** Serves the data behind a company's response record, for programs. */
export function answersRoute(app: FastifyInstance, { services }: PublicPageContext) {
  app.get<{ Params: { slug: string } }>("/companies/:slug/answers.csv", async (request, reply) => {
    const company = await services.companies.get(request.params.slug);
    const events = await services.responseRecords.events(company);
    return reply
      .header("content-disposition", `attachment; filename="${company.slug}-answers.csv"`)
      .type("text/csv; charset=utf-8")
      .send(events);
  });
}

const atom = ({ jobs, ...feed }: JobsFeed, publicUrl: string): string =>
  atomFeed({
    ...feed,
    publicUrl,
    updated: jobs.map(({ updatedAt }) => updatedAt),
    entries: jobs.map((job) => atomEntry(job, publicUrl)),
  });
