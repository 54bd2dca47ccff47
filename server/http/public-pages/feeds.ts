import type { FastifyInstance } from "fastify";
import { cleanSearch, filterOf, KEYWORD, ORDER, withValues } from "../../../shared/job-search-address.ts";
import { companyPath, jobPath } from "../../../shared/public-addresses.ts";
import { PAGE_LANGUAGE } from "../../../shared/public-pages.ts";
import type { JobView } from "../../jobs/job.store.ts";
import { MAX_PAGE } from "../../platform/search/page.ts";
import type { PublicPageContext } from "./context.ts";
import { JOBS } from "./messages.ts";
import { pathWith, searchIn } from "./search-page.ts";
import { asHtml } from "./structured-data.ts";
import { sendXml, xmlText } from "./xml.ts";

interface Feed {
  readonly title: string;
  /** Paths of the feed itself, and of the page that shows the same. */
  readonly path: string;
  readonly page: string;
  readonly jobs: readonly JobView[];
}

/** Entries of a feed: the newest. */
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
    return sendXml(reply, "application/atom+xml", atom(feed, publicUrl));
  });

  app.get<{ Params: { slug: string } }>("/companies/:slug/jobs.atom", async (request, reply) => {
    const company = await services.companies.get(request.params.slug);
    const { nodes } = await services.companies.jobs(null, company.id, ENTRIES);
    const page = companyPath(company.slug);
    const feed = { title: `Jobs at ${company.name}`, path: `${page}/jobs.atom`, page, jobs: nodes };
    return sendXml(reply, "application/atom+xml", atom(feed, publicUrl));
  });
}

/** When nothing has happened yet. */
const NEVER = new Date(0);

function atom({ title, path, page, jobs }: Feed, publicUrl: string): string {
  const updated = jobs.reduce((latest, job) => (job.updatedAt > latest ? job.updatedAt : latest), NEVER);
  return [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${PAGE_LANGUAGE}">`,
    `<title>${xmlText(title)}</title>`,
    `<id>${xmlText(publicUrl + path)}</id>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(publicUrl + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + page)}"/>`,
    ...jobs.map((job) => entry(job, publicUrl)),
    "</feed>\n",
  ].join("\n");
}

const entry = (job: JobView, publicUrl: string): string =>
  [
    "<entry>",
    `<title>${xmlText(job.title)}</title>`,
    `<id>urn:uuid:${job.id}</id>`,
    `<published>${job.createdAt.toISOString()}</published>`,
    `<updated>${job.updatedAt.toISOString()}</updated>`,
    `<author><name>${xmlText(job.company.name)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + jobPath(job))}"/>`,
    `<summary>${xmlText([job.company.name, job.location, job.salaryLabel].filter(Boolean).join(" · "))}</summary>`,
    `<content type="html">${xmlText(asHtml(job.description))}</content>`,
    "</entry>",
  ].join("\n");
