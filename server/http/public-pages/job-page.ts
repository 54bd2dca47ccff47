import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { labelOf } from "../../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS, JOB_TYPES } from "../../../shared/jobs.options.ts";
import type { PublicBody, PublicPage } from "../../../shared/public-pages.ts";
import { companyPath, jobPath, listSlugOf, placePath, titlePath } from "../../../shared/public-paths.ts";
import { factLine } from "../../../shared/text/fact-line.ts";
import type { CompanyProfile } from "../../companies/companies.types.ts";
import type { JobCard, JobView } from "../../jobs/job.store.ts";
import type { PublicJobState } from "../../jobs/public/public-jobs.service.ts";
import { markdownAsLine } from "../../platform/text/markdown.ts";
import { shortened } from "../../platform/text/shortened.ts";
import { gonePage, JOBS, notFoundPage } from "./message-pages.ts";
import { ownJobState } from "./own-job.ts";
import { jobPictureText, pictureUrl } from "./pictures.ts";
import { type PublicPageContext, sendOwn } from "./public-page-context.ts";
import { publicCards, publicJob } from "./public-views.ts";
import { JOB_CACHING } from "./send-page.ts";
import { breadcrumbList, jobPosting } from "./structured-data.ts";

const SIMILAR = 5;

/** `slug-id`, or the id alone. */
const ADDRESS = /^(?:(?<slug>.*)-)?(?<id>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

/** `/jobs/{slug}-{id}` */
export function jobPageRoutes(app: FastifyInstance, context: PublicPageContext) {
  const { services, sendPage, actorOf } = context;
  app.get<{ Params: { job: string }; Querystring: { mine?: unknown } }>("/jobs/:job", async (request, reply) => {
    const { slug = "", id = "" } = ADDRESS.exec(request.params.job)?.groups ?? {};
    const found = await services.publicJobs.find(id.toLowerCase());
    if (!found?.isOpen) return sendClosedJob(context, request, reply, found, { id, title: slug });
    const { job } = found;
    const path = jobPath(job);
    const [asked = "", search] = request.url.split("?");
    if (asked !== path) return sendTo(reply, search === undefined ? path : `${path}?${search}`);
    const [company, otherLocations, similar, lists] = await Promise.all([
      services.companies.get(job.company.slug),
      services.relatedJobs.otherLocations(null, job.id),
      services.similarJobs.find(job),
      listsOf(services, job),
    ]);
    const page = await jobPage(context, { job, company, otherLocations, similar, lists });
    const { mine } = request.query;
    if (mine === undefined) return sendPage(request, reply, page);
    const seeker = await actorOf(request, reply)("SEEKER");
    if (!seeker) return reply.redirect(path, 303);
    const body = { ...page.body, own: ownJobState(await services.jobs.get(seeker, id), mine) };
    return sendOwn(context, request, reply, { ...page, body });
  });
}

/** Redirects permanently to the current path, cached only briefly: a renamed item may be renamed back. */
export const sendTo = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header("cache-control", JOB_CACHING).redirect(path, 301);

/** Responds if there is no open job: with 410 and similar jobs for one that was open once, else with 404. */
export async function sendClosedJob(
  context: PublicPageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  found: PublicJobState | null,
  asked: { readonly id: string; readonly title: string },
): Promise<FastifyReply> {
  const { services, sendPage } = context;
  const send = (page: PublicPage, status: number) =>
    request.method === "POST"
      ? sendOwn(context, request, reply, page, status)
      : sendPage(request, reply, page, { status });
  if (!found) return send(notFoundPage("Job"), 404);
  const similar = await services.similarJobs.find(found.job ?? asked);
  return send(gonePage(found, await publicCards(services, similar.slice(0, SIMILAR))), 410);
}

/** Returns links to the list pages of the job's place and title, if they have enough jobs. */
async function listsOf({ publicJobs }: PublicPageContext["services"], { location, title }: JobView) {
  const [isPlaceShared, isTitleShared] = await Promise.all([
    publicJobs.areShared("location", listSlugOf(location)),
    publicJobs.areShared("title", listSlugOf(title)),
  ]);
  return {
    place: isPlaceShared ? { text: `Jobs in ${location}`, path: placePath(location) } : null,
    title: isTitleShared ? { text: `${title} jobs`, path: titlePath(title) } : null,
  };
}

type JobPage = PublicPage & { readonly body: Extract<PublicBody, { kind: "job" }> };

interface JobPageParts {
  readonly job: JobView;
  readonly company: CompanyProfile;
  readonly otherLocations: readonly JobCard[];
  readonly similar: readonly JobCard[];
  readonly lists: Awaited<ReturnType<typeof listsOf>>;
}

async function jobPage(
  { services, publicUrl }: Pick<PublicPageContext, "services" | "publicUrl">,
  { job, company, otherLocations, similar, lists }: JobPageParts,
): Promise<JobPage> {
  const path = jobPath(job);
  const above = lists.place ?? { text: company.name, path: companyPath(company.slug) };
  const crumbs = [JOBS, above, { text: job.title, path }];
  return {
    title: `${job.title} at ${job.company.name}${job.location && `, ${job.location}`} · Worklane`,
    description: shortened(
      factLine(
        labelOf(JOB_TYPES, job.jobType),
        job.salaryLabel,
        labelOf(EXPERIENCE_LEVELS, job.experienceLevel),
        markdownAsLine(job.description),
      ),
    ),
    canonical: publicUrl + path,
    image: pictureUrl(`${publicUrl}/jobs/${job.id}`, jobPictureText(job)),
    data: [jobPosting(job, company, publicUrl), breadcrumbList(crumbs, publicUrl)],
    feeds: [{ text: `Jobs at ${company.name}`, path: `${companyPath(company.slug)}/jobs.atom` }],
    crumbs,
    body: {
      kind: "job",
      job: await publicJob(services, job, company),
      otherLocations: otherLocations.map((other) => ({ text: other.location, path: jobPath(other) })),
      similar: await publicCards(services, similar.slice(0, SIMILAR)),
      lists: Object.values(lists).filter((list) => list !== null),
    },
  };
}
