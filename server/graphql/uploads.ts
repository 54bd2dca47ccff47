import type { FastifyInstance } from "fastify";
import { processRequest } from "graphql-upload-minimal";

/** Bytes; the largest file any operation takes is a 5 MB resume. A little above, so that our own sentence answers. */
const UPLOAD_MOST = 6 * 1024 * 1024;

/** Lets the GraphQL routes of this scope take files by the multipart request specification. */
export function acceptUploads(scope: FastifyInstance) {
  scope.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));
  scope.addHook("preValidation", async (request, reply) => {
    if (!request.headers["content-type"]?.startsWith("multipart/form-data")) return;
    request.body = await processRequest(request.raw, reply.raw, {
      maxFileSize: UPLOAD_MOST,
      maxFiles: 2,
      maxFieldSize: 1_000_000,
    }).catch((error: unknown) => {
      throw speaksOfRequest(error) ? error : new UnreadableForm();
    });
  });
}

const speaksOfRequest = (error: unknown) =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" && error.statusCode < 500;

/** What the parser itself stumbled over, such as a form without a boundary or without a part. */
class UnreadableForm extends Error {
  readonly statusCode = 400;
  override readonly message = "The form cannot be read.";
}
