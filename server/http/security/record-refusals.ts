import type { FastifyInstance } from "fastify";
import { AppError } from "../../platform/errors.ts";
import type { Services } from "../../services/services.ts";
import { routeOf } from "../monitoring/metrics.ts";
import { allActors, bearsKey } from "../sessions/authentication.ts";
import { clientOf } from "../sessions/request-client.ts";
import { OtherSiteError } from "./security-headers.ts";

/** Codes of documents rejected before they are parsed (`server/graphql/query-limits.ts`). */
const DOCUMENT_CODES: ReadonlySet<string> = new Set(["GRAPHQL_PARSE_FAILED", "PAYLOAD_TOO_LARGE"]);

/** Records rejected requests in the audit log: missing permissions, cross-site requests, oversized documents. */
export function recordRefusals(http: FastifyInstance, services: Services): void {
  const { refusals } = services.auditLog;
  http.addHook("onError", async (request, _reply, error) => {
    if (!(error instanceof AppError)) return;
    if (error instanceof OtherSiteError) refusals.ofOtherSite(clientOf(request));
    else if (routeOf(request) === "/graphql") {
      if (DOCUMENT_CODES.has(error.code)) refusals.ofDocument(clientOf(request), null);
    } else if (error.code === "FORBIDDEN" && !bearsKey(request.headers.authorization)) {
      const [actor] = await allActors(services, request).catch(() => []);
      if (actor) refusals.ofRight(actor, `${request.method} ${routeOf(request)}`);
    }
  });
}
