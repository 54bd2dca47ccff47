import type { FastifyInstance } from "fastify";
import { sendTagged, VERSION_CACHING } from "../../http/etag.ts";
import { apiDocsPage } from "./api-docs.page.ts";
import { openApiDocument } from "./openapi.ts";
import type { RestRoute } from "./rest-route.ts";

/** `/api-docs`: a readable page without scripts, and `/api-docs/openapi.json`, the document that it renders. */
export async function apiDocsRoutes(
  app: FastifyInstance,
  { routes, publicUrl }: { routes: readonly RestRoute[]; publicUrl: string },
) {
  let made: ReturnType<typeof openApiDocument> | undefined;
  const document = () => {
    made ??= openApiDocument(routes, publicUrl);
    return made;
  };
  app.get("/api-docs", (_request, reply) => reply.type("text/html; charset=utf-8").send(apiDocsPage(document())));
  app.get("/api-docs/openapi.json", (_request, reply) =>
    sendTagged(reply, "application/json", JSON.stringify(document()), VERSION_CACHING),
  );
}
