import type { FastifyInstance } from "fastify";

/**
 * How bodies are read on these paths. Documented clients send `Content-Type: application/json` with nothing after it on
 * GET, POST and DELETE: that is no body, not a broken one.
 */
export function readBodies(scope: FastifyInstance) {
  scope.removeContentTypeParser(["application/json", "text/plain"]);
  const parseJson = scope.getDefaultJsonParser("error", "error");
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text.toString().trim() === "") done(null, undefined);
    else parseJson(request, text.toString(), done);
  });
}
