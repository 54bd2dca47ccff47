import type { FastifyInstance } from "fastify";
import type { Logger } from "../../platform/log.ts";
import type { Services } from "../../services.ts";
import { apiDocsRoutes } from "./api-docs.ts";
import { authRoutes } from "./auth.ts";
import { readBodies } from "./bodies.ts";
import { acceptForms } from "./forms.ts";
import { answerLegacyErrors } from "./legacy-errors.ts";
import type { LegacyOrigins } from "./legacy-origins.ts";
import { OpenJobs } from "./open-jobs.ts";
import { recruiterJobRoutes } from "./recruiter-jobs.ts";
import { registerRoute } from "./register-route.ts";
import { seekerJobRoutes } from "./seeker.ts";
import { answerUnknownCalls } from "./unknown-calls.ts";

interface RestRoutesOptions {
  readonly services: Services;
  readonly legacy: LegacyOrigins;
  readonly log: Logger;
}

/** The documented REST paths (SPEC.md section 7): they translate, and the rules are the services'. */
export async function restRoutes(app: FastifyInstance, { services, legacy, log }: RestRoutesOptions) {
  const routes = [...authRoutes, ...seekerJobRoutes(new OpenJobs(services.jobs)), ...recruiterJobRoutes];
  readBodies(app);
  await acceptForms(app);
  answerLegacyErrors(app, log);
  for (const route of routes) registerRoute(app, route, services, legacy);
  answerUnknownCalls(app, routes);
  await app.register(apiDocsRoutes, { routes, publicUrl: legacy.publicUrl });
}
