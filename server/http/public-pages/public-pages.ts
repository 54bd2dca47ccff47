import type { FastifyInstance } from "fastify";
import { AppError } from "../../platform/errors.ts";
import { companyPageRoutes } from "./company-page.ts";
import { feedRoutes } from "./feeds.ts";
import { jobActRoutes } from "./job-acts.ts";
import { jobPageRoutes } from "./job-page.ts";
import { listPageRoutes } from "./list-pages.ts";
import { messagePage } from "./messages.ts";
import { pictureRoutes } from "./pictures.ts";
import { searchPageRoutes } from "./search-page.ts";
import { OWN_ANSWER } from "./send-page.ts";

type PublicPages = Parameters<typeof jobActRoutes>[1];

/** The pages that everybody may read without logging in: the same for all, but for the answers to what somebody does there. */
export async function publicPageRoutes(app: FastifyInstance, context: PublicPages) {
  app.setErrorHandler((error, request, reply) => {
    // A link into a list that somebody kept too long, or typed: programs read the status.
    if (!(error instanceof AppError && error.code === "BAD_USER_INPUT") || request.url.startsWith("/feeds/"))
      throw error;
    const page = messagePage({
      heading: "This page cannot be shown",
      text: Object.values(error.details.fields ?? {})[0] ?? error.message,
      links: [{ text: "Find open jobs", path: "/jobs" }],
    });
    return context.sendPage(request, reply, page, { ...OWN_ANSWER, status: 422 });
  });
  searchPageRoutes(app, context);
  jobPageRoutes(app, context);
  companyPageRoutes(app, context);
  listPageRoutes(app, context);
  feedRoutes(app, context);
  pictureRoutes(app, context);
  await app.register(jobActRoutes, context);
}
