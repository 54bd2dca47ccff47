import type { FastifyInstance } from "fastify";
import { placePath, titlePath } from "../../../shared/public-paths.ts";
import { AppError } from "../../platform/errors.ts";
import { jobList } from "./job-list.ts";
import { sendTo } from "./job-page.ts";
import { JOBS, notFoundPage } from "./message-pages.ts";
import type { PublicPageContext } from "./public-page-context.ts";
import { breadcrumbList } from "./structured-data.ts";

/** The kinds of list pages. A list is named after its newest job. */
const LISTS = [
  { root: "/jobs/in", by: "location", pathOf: placePath, headingOf: (place: string) => `Jobs in ${place}` },
  { root: "/jobs/as", by: "title", pathOf: titlePath, headingOf: (title: string) => `${title} jobs` },
] as const;

/**
 * `/jobs/in/{place}` and `/jobs/as/{title}`: pages of jobs with the same place or title, if there are enough of them.
 */
export function listPageRoutes(app: FastifyInstance, { services, publicUrl, sendPage }: PublicPageContext) {
  for (const { root, by, pathOf, headingOf } of LISTS) {
    app.get<{ Params: { slug: string }; Querystring: { after?: unknown } }>(`${root}/:slug`, async (request, reply) => {
      const { slug } = request.params;
      const path = pathOf(slug);
      if (path !== `${root}/${encodeURIComponent(slug)}`) return sendTo(reply, path);
      const after = request.query.after === undefined ? null : String(request.query.after);
      const jobs = await services.publicJobs.sharing(by, slug, { after }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === "NOT_FOUND") return null;
        throw error;
      });
      const [newest] = jobs?.nodes ?? [];
      if (!jobs || !newest) return sendPage(request, reply, notFoundPage("Page"), { status: 404 });
      const heading = headingOf(newest[by]);
      const crumbs = [JOBS, { text: heading, path }];
      return sendPage(request, reply, {
        title: `${heading} · Worklane`,
        description: `Open jobs on Worklane: ${heading}. Read them without an account, and apply immediately.`,
        canonical: after ? null : publicUrl + path,
        image: null,
        data: [breadcrumbList(crumbs, publicUrl)],
        feeds: [],
        crumbs,
        body: {
          kind: "list",
          heading,
          list: await jobList(services, jobs, after, (cursor) => (cursor ? `${path}?after=${cursor}` : path)),
        },
      });
    });
  }
}
