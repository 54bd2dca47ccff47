import type { FastifyInstance } from "fastify";
import type { PublicPage } from "../../../shared/public-pages.ts";
import { companyPath } from "../../../shared/public-paths.ts";
import type { CompanyProfile } from "../../companies/companies.types.ts";
import type { ResponseRecord } from "../../companies/response-record/response-record.types.ts";
import type { JobView } from "../../jobs/job.store.ts";
import { AppError } from "../../platform/errors.ts";
import type { Page } from "../../platform/search/page.ts";
import { markdownAsLine, renderMarkdown } from "../../platform/text/markdown.ts";
import { shortened } from "../../platform/text/shortened.ts";
import { jobList } from "./job-list.ts";
import { sendTo } from "./job-page.ts";
import { JOBS, notFoundPage } from "./message-pages.ts";
import { companyPictureText, pictureUrl } from "./pictures.ts";
import type { PublicPageContext } from "./public-page-context.ts";
import { publicVerification } from "./public-views.ts";
import { breadcrumbList, organization } from "./structured-data.ts";

interface CompanyRequest {
  Params: { slug: string };
  Querystring: { after?: unknown };
}

/** Number of jobs in the widget, which has one page. */
const WIDGET_JOBS = 50;

/** `/companies/{slug}`, and its widget for the company's own site. */
export function companyPageRoutes(app: FastifyInstance, { services, publicUrl, sendPage }: PublicPageContext) {
  const find = async (slug: string) =>
    services.companies.get(slug).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "NOT_FOUND") return null;
      throw error;
    });

  app.get<CompanyRequest>("/companies/:slug", async (request, reply) => {
    const company = await find(request.params.slug);
    if (!company) return sendPage(request, reply, notFoundPage("Company"), { status: 404 });
    const path = companyPath(company.slug);
    if (company.slug !== request.params.slug) return sendTo(reply, path);
    const after = request.query.after === undefined ? null : String(request.query.after);
    const jobs = await services.companies.jobs(null, company.id, { after });
    const record = await services.responseRecords.get(company);
    return sendPage(request, reply, await companyPage({ services, publicUrl }, company, record, jobs, after));
  });

  app.get<CompanyRequest>("/companies/:slug/widget", async (request, reply) => {
    const company = await find(request.params.slug);
    if (!company) return sendPage(request, reply, notFoundPage("Company"), { status: 404 });
    if (company.slug !== request.params.slug) return sendTo(reply, `${companyPath(company.slug)}/widget`);
    const jobs = await services.companies.jobs(null, company.id, { first: WIDGET_JOBS });
    const page = await companyPage({ services, publicUrl }, company, null, jobs, null);
    // The only page that other sites may embed.
    reply.removeHeader("x-frame-options");
    const policy = String(reply.getHeader("content-security-policy"));
    reply.header("content-security-policy", policy.replace("frame-ancestors 'none'", "frame-ancestors *"));
    return sendPage(request, reply, { ...page, isWidget: true, canonical: null, data: [] });
  });
}

async function companyPage(
  { services, publicUrl }: Pick<PublicPageContext, "services" | "publicUrl">,
  company: CompanyProfile,
  record: ResponseRecord | null,
  jobs: Page<JobView>,
  after: string | null,
): Promise<PublicPage> {
  const { about, name, location, places, industry, size, website, linkedin, logoUrl } = company;
  const verification = publicVerification(company.verification);
  const path = companyPath(company.slug);
  const crumbs = [JOBS, { text: name, path }];
  return {
    title: `Jobs at ${name}, ${location} · Worklane`,
    description: shortened(`Open jobs at ${name}. ${markdownAsLine(about)}`.trim()),
    canonical: after ? null : publicUrl + path,
    image: pictureUrl(publicUrl + path, companyPictureText(company)),
    data: [organization(company, publicUrl), breadcrumbList(crumbs, publicUrl)],
    feeds: [{ text: `Jobs at ${name}`, path: `${path}/jobs.atom` }],
    crumbs,
    body: {
      kind: "company",
      company: {
        name,
        aboutHtml: renderMarkdown(about, { heading: 3 }),
        places,
        industry,
        size,
        website,
        linkedin,
        logoUrl,
        verification,
      },
      record: record && { ...record, since: record.since.toISOString(), eventsPath: `${path}/answers.csv` },
      list: await jobList(services, jobs, after, (cursor) => (cursor ? `${path}?after=${cursor}` : path)),
    },
  };
}
