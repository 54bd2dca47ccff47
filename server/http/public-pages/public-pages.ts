import type { FastifyInstance } from "fastify";
import { shownError } from "../errors/error-handler.ts";
import { alertLinkRoutes } from "./alert-link.ts";
import { changesFeedRoutes } from "./changes-feed.ts";
import { companyPageRoutes } from "./company-page.ts";
import { developerPageRoutes } from "./developer-pages.ts";
import { unsubscribeRoutes } from "./end-mails.ts";
import { answersRoute, feedRoutes } from "./feeds.ts";
import { helpPageRoutes } from "./help-pages.ts";
import { jobActionRoutes } from "./job-actions.ts";
import { jobPageRoutes } from "./job-page.ts";
import { listPageRoutes } from "./list-pages.ts";
import { FIND_JOBS, messagePage } from "./message-pages.ts";
import { pictureRoutes } from "./pictures.ts";
import { type PublicPageContext, sendOwn } from "./public-page-context.ts";
import { searchPageRoutes } from "./search-page.ts";

/** The public pages: the same for everybody, except for the results of what somebody does there. */
export async function publicPageRoutes(app: FastifyInstance, context: PublicPageContext) {
  // Read by programs, which get errors in their own format.
  changesFeedRoutes(app, context);
  feedRoutes(app, context);
  answersRoute(app, context);
  pictureRoutes(app, context);
  await app.register(pageRoutes, context);
}

/** Routes for people: errors are pages, too. */
async function pageRoutes(app: FastifyInstance, context: PublicPageContext) {
  app.setErrorHandler((error, request, reply) => {
    const { http, message, fields } = shownError(error, request, reply, context.log);
    const page = messagePage({
      heading: request.method === "POST" ? "That did not work" : "This page cannot be shown",
      text: Object.values(fields ?? {})[0] ?? message,
      links: [FIND_JOBS],
    });
    return sendOwn(context, request, reply, page, http);
  });
  searchPageRoutes(app, context);
  jobPageRoutes(app, context);
  companyPageRoutes(app, context);
  listPageRoutes(app, context);
  jobActionRoutes(app, context);
  alertLinkRoutes(app, context);
  unsubscribeRoutes(app, context);
  developerPageRoutes(app, context);
  helpPageRoutes(app, context);
}
