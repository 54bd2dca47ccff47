import type { FastifyInstance } from "fastify";
import type { Logger } from "../../platform/logging/log.ts";
import type { Services } from "../../services/services.ts";
import type { OpenChats } from "../socket/open-chats.ts";
import { legacyRoutes } from "./all-routes.ts";
import { apiDocsRoutes } from "./api-docs.ts";
import { readBodies } from "./bodies.ts";
import { acceptForms } from "./forms.ts";
import { answerLegacyErrors } from "./legacy-errors.ts";
import type { LegacyOrigins } from "./legacy-origins.ts";
import { registerRoute } from "./register-route.ts";
import { answerUnknownCalls } from "./unknown-calls.ts";

interface RestRoutesOptions {
  readonly services: Services;
  readonly openChats: OpenChats;
  readonly legacy: LegacyOrigins;
  readonly log: Logger;
}

/** The legacy REST paths (docs/specification.md 7): they only translate, the rules are in the services. */
export async function restRoutes(app: FastifyInstance, { services, openChats, legacy, log }: RestRoutesOptions) {
  const routes = legacyRoutes(services, openChats);
  readBodies(app);
  await acceptForms(app);
  answerLegacyErrors(app, log);
  for (const route of routes) registerRoute(app, route, services, legacy);
  answerUnknownCalls(app, routes);
  await app.register(apiDocsRoutes, { routes, publicUrl: legacy.publicUrl });
}
