import type { FastifyReply, FastifyRequest } from "fastify";
import { type DocumentNode, getOperationAST, Kind, OperationTypeNode, parse, visit } from "graphql";
import { idempotencyKeyOf, isRepeatable, writeOnce } from "../http/idempotency-key.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { invalid } from "../platform/errors.ts";
import type { Idempotency } from "../platform/idempotency/idempotency.ts";
import { MAX_TOKENS, requireReadableDocument } from "./query-limits.ts";

interface MutateOnce {
  readonly idempotency: Idempotency;
  readonly actor: MaybeActor;
  /** The text that a hash stands for. */
  readonly textOf: (hash: string) => string | undefined;
}

/** An answer with what its client is told beside it. */
interface SentAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Answers a request; a mutation that brings an `Idempotency-Key` is done once. @throws BAD_USER_INPUT, CONFLICT */
export async function mutateOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { idempotency, actor, textOf }: MutateOnce,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const key = idempotencyKeyOf(request);
  const sent = key !== null && actor ? readBody(request.body, textOf) : null;
  const document = sent && readRepeatableMutation(sent);
  if (!document) return answer();
  const { headers } = request;
  const isForm = headers["content-type"]?.startsWith("multipart/form-data");
  // The length stands for the files of a form, which are read later.
  const payload = [sent, isForm ? headers["content-length"] : null];
  const errorNames = namesOfUserErrors(document);
  const write = { idempotency, actor, key, payload, isDone: (sent: SentAnswer) => isDone(sent, errorNames) };
  const { status, contentType, text } = await writeOnce(reply, write, async () => {
    const text = String(await answer());
    return { status: reply.statusCode, contentType: String(reply.getHeader("content-type") ?? ""), text };
  });
  reply.code(status).header("content-type", contentType);
  return text;
}

/** What a person is to mend was not done. */
const isDone = ({ status, text }: SentAnswer, errorNames: readonly string[]): boolean => {
  if (status !== 200) return false;
  const { data, errors }: Answer = JSON.parse(text);
  return !errors && !Object.values(data ?? {}).some((payload) => errorNames.some((name) => payload?.[name]?.length));
};

interface Answer {
  readonly data?: Readonly<Record<string, Readonly<Record<string, { readonly length?: number } | null>> | null>> | null;
  readonly errors?: unknown;
}

/** The names under which a document asks for `userErrors`. */
function namesOfUserErrors(document: DocumentNode): string[] {
  const names: string[] = [];
  visit(document, {
    Field({ name, alias }) {
      if (name.value === "userErrors") names.push((alias ?? name).value);
    },
  });
  return names;
}

interface SentMutation {
  readonly text: string;
  readonly operationName: string | null;
  readonly variables: unknown;
}

function readBody(body: unknown, textOf: MutateOnce["textOf"]): SentMutation | null {
  if (typeof body !== "object" || body === null) return null;
  const { query, operationName, variables, extensions } = body as Record<string, unknown>;
  const hash = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined)?.persistedQuery;
  const text = query ?? (typeof hash?.sha256Hash === "string" ? textOf(hash.sha256Hash) : undefined);
  if (typeof text !== "string") return null;
  return {
    text,
    operationName: typeof operationName === "string" ? operationName : null,
    variables: variables ?? null,
  };
}

/** The document of a mutation that a key may be for; else null. What cannot be read is refused later. @throws BAD_USER_INPUT for several at once */
function readRepeatableMutation({ text, operationName }: SentMutation): DocumentNode | null {
  requireReadableDocument(text);
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return null;
  }
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return null;
  const [field, ...more] = operation.selectionSet.selections;
  // What of several is done must be told by the answer, and where one fails the next request could not say which.
  if (more.length > 0 || field?.kind !== Kind.FIELD)
    throw invalid({ "idempotency-key": "Send one mutation with an Idempotency-Key." });
  return isRepeatable(`mutation ${field.name.value}`) ? document : null;
}
