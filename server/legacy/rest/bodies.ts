import type { FastifyInstance } from "fastify";

/**
 * Sets up body parsing for these paths. Documented clients send `Content-Type: application/json` with an empty body on
 * GET, POST and DELETE: this counts as no body, not as a malformed one.
 */
export function readBodies(scope: FastifyInstance) {
  scope.removeContentTypeParser(["application/json", "text/plain"]);
  const parseJson = scope.getDefaultJsonParser("error", "error");
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text.toString().trim() === "") done(null, undefined);
    else parseJson(request, text.toString(), done);
  });
}
