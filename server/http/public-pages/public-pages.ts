import type { FastifyInstance } from "fastify";
import { companyPageRoutes } from "./company-page.ts";
import { feedRoutes } from "./feeds.ts";
import { jobActRoutes } from "./job-acts.ts";
import { jobPageRoutes } from "./job-page.ts";
import { listPageRoutes } from "./list-pages.ts";
import { pictureRoutes } from "./pictures.ts";
import { searchPageRoutes } from "./search-page.ts";

type PublicPages = Parameters<typeof jobActRoutes>[1];

/** The pages that everybody may read without logging in: the same for all, but for the answers to what somebody does there. */
export async function publicPageRoutes(app: FastifyInstance, context: PublicPages) {
  searchPageRoutes(app, context);
  jobPageRoutes(app, context);
  companyPageRoutes(app, context);
  listPageRoutes(app, context);
  feedRoutes(app, context);
  pictureRoutes(app, context);
  await app.register(jobActRoutes, context);
}
