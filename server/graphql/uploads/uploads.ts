import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { closeAfterAnswer } from "../../http/close-after-answer.ts";
import { AppError } from "../../platform/errors.ts";
import { interrupted } from "../../platform/files/read-upload.ts";
import type { Context } from "../../services/graphql-context.ts";
import { MAX_FORM_BYTES, readUploadForm, tooLarge } from "./upload-form.ts";

/**
 * Enables file uploads by the multipart request specification on the GraphQL routes of this scope. No operation takes
 * files from signed-out users, so that their forms are not read at all.
 */
export function acceptUploads(
  scope: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
) {
  scope.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));
  scope.addHook("preValidation", async (request, reply) => {
    if (!request.headers["content-type"]?.startsWith("multipart/form-data")) return;
    try {
      if (Number(request.headers["content-length"] ?? 0) > MAX_FORM_BYTES) throw tooLarge();
      const { actor, invalidToken, services } = await contextOf(request, reply);
      if (!actor) throw invalidToken ?? new AppError("UNAUTHENTICATED", "Log in to send files.");
      await services.requireUploadLeft(actor.accountId);
      const leaving = new AbortController();
      reply.raw.once("close", () => reply.raw.writableFinished || leaving.abort(interrupted()));
      request.body = await readUploadForm(request.raw, leaving.signal);
    } catch (error) {
      if (!request.raw.readableEnded) closeAfterAnswer(request, reply);
      throw error;
    }
  });
}
