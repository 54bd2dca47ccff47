import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest, RequestPayload } from "fastify";
import { AppError } from "../../platform/errors.ts";
import { closeAfterAnswer } from "../close-after-answer.ts";

/** Maximum number of bytes that are read before it is known who sends them. */
const SMALL = 16 * 1024;

/** Maximum sizes of a request in bytes: the longest document with a sign-up by anyone, and by those who are logged in. */
export const MAX_BODY_OF_NOBODY = 100 * 1024;
export const MAX_BODY = 1024 * 1024;

const tooLarge = (most: number) => {
  const size = most < 1024 * 1024 ? `${most / 1024} kB` : `${most / 1024 / 1024} MB`;
  return new AppError(
    "PAYLOAD_TOO_LARGE",
    `You can send ${size} in one request${most === MAX_BODY_OF_NOBODY ? " without logging in" : ""}. Send less.`,
  );
};

/**
 * Returns a hook that limits a body by who sends it: a declared size before anything is read, any other while it is
 * read. Forms with files have their own limits.
 */
export const limitBody =
  (mostOf: (request: FastifyRequest, reply: FastifyReply) => Promise<number>) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: RequestPayload): Promise<RequestPayload> => {
    const { headers } = request;
    const declared = Number(headers["content-length"] ?? 0);
    const isDeclared = headers["transfer-encoding"] === undefined && headers["content-encoding"] === undefined;
    if (headers["content-type"]?.startsWith("multipart/form-data") || (isDeclared && declared <= SMALL)) return payload;
    const most = await mostOf(request, reply).catch((error: unknown) => {
      closeAfterAnswer(request, reply);
      throw error;
    });
    const refuse = () => {
      closeAfterAnswer(request, reply);
      return tooLarge(most);
    };
    if (declared > most) throw refuse();
    return isDeclared ? payload : upTo(most, payload, refuse);
  };

/** Passes a body of undeclared or compressed size on, up to a size. */
function upTo(most: number, payload: RequestPayload, refuse: () => AppError): RequestPayload {
  async function* limited() {
    let size = 0;
    // The connection stays open for the answer.
    for await (const chunk of Readable.prototype.iterator.call(payload, { destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > most) throw Object.assign(refuse(), { statusCode: 413 });
      yield chunk as Buffer;
    }
  }
  const body: RequestPayload = Readable.from(limited(), { objectMode: false });
  // Fastify compares the compressed size with the declared one.
  return Object.defineProperty(body, "receivedEncodedLength", { get: () => payload.receivedEncodedLength ?? 0 });
}
