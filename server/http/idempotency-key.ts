import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { MaybeActor } from "../platform/actor.ts";
import { invalid } from "../platform/errors.ts";
import type { Upload } from "../platform/files/receive-upload.ts";
import type { Idempotency } from "../platform/idempotency/idempotency.ts";

const HEADER = "idempotency-key";
/** A string as in structured fields for HTTP, or the same without quotation marks. */
const KEY = /^(?:"([\x20\x21\x23-\x7e]{1,200})"|([\x21\x23-\x7e]{1,200}))$/;

/** Returns the idempotency key of a request; null without one. @throws BAD_USER_INPUT for a malformed key */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const header = headers[HEADER];
  if (header === undefined) return null;
  const [, quoted, bare] = KEY.exec(String(header)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined)
    throw invalid({
      [HEADER]:
        "Idempotency-Key is 1 to 200 characters of ASCII without spaces, such as a UUID; in quotation marks it may have spaces.",
    });
  return key;
}

interface Write<Answer> {
  readonly idempotency: Idempotency;
  readonly actor: MaybeActor;
  readonly key: string | null;
  /** Everything that determines what the write does. */
  readonly payload: unknown;
  readonly isDone: (answer: Answer) => boolean;
}

/**
 * Executes a signed-in caller's write once per key, and marks a replayed response as such. Without a key it is always
 * executed.
 */
export async function writeOnce<Answer>(
  reply: FastifyReply,
  { idempotency, actor, key, payload, isDone }: Write<Answer>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null || !actor) return work();
  const { answer, isReplayed } = await idempotency.once({ actor, key, payload }, work, isDone);
  if (isReplayed) reply.header("idempotent-replayed", "true");
  return answer;
}

/** Returns the hash of each file, by field. */
export async function hashesOf(files: Readonly<Record<string, Upload>>): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const [field, { createReadStream }] of Object.entries(files)) {
    const hash = createHash("sha256");
    for await (const chunk of createReadStream()) hash.update(chunk);
    hashes[field] = hash.digest("hex");
  }
  return hashes;
}
