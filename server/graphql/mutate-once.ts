import type { FastifyReply, FastifyRequest } from "fastify";
import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, OperationTypeNode, parse, visit } from "graphql";
import { idempotencyKeyOf, writeOnce } from "../http/idempotency-key.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { invalid } from "../platform/errors.ts";
import { keyScopesOf } from "../platform/graphql/for-keys.ts";
import type { Idempotency } from "../platform/idempotency/idempotency.ts";
import { MAX_TOKENS, requireReadableDocument } from "./query-limits.ts";

interface MutateOnce {
  readonly idempotency: Idempotency;
  readonly actor: MaybeActor;
  readonly schema: GraphQLSchema;
  /** Returns the text behind a hash. */
  readonly textOf: (hash: string) => string | undefined;
}

/** A response as stored for replay. */
interface SentAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Answers a request; a mutation with an `Idempotency-Key` is executed once. @throws BAD_USER_INPUT, CONFLICT */
export async function mutateOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { idempotency, actor, schema, textOf }: MutateOnce,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const key = idempotencyKeyOf(request);
  const sent = key !== null && actor ? readBody(request.body, textOf) : null;
  const document = sent && readRepeatableMutation(sent, schema);
  if (!document) return answer();
  const { headers } = request;
  const isForm = headers["content-type"]?.startsWith("multipart/form-data");
  // The length stands in for the files of a form, which are read later.
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

/** Whether a mutation was carried out: a response with user errors does not count. */
const isDone = ({ status, text }: SentAnswer, errorNames: readonly string[]): boolean => {
  if (status !== 200) return false;
  const { data, errors }: Answer = JSON.parse(text);
  return !errors && !Object.values(data ?? {}).some((payload) => errorNames.some((name) => payload?.[name]?.length));
};

interface Answer {
  readonly data?: Readonly<Record<string, Readonly<Record<string, { readonly length?: number } | null>> | null>> | null;
  readonly errors?: unknown;
}

/** Returns the response names under which a document selects `userErrors`. */
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

/**
 * Returns the document if it is a mutation that supports idempotency keys, as those do that API keys may use: the
 * responses of others contain secrets. Else null. An unparsable document is
 * rejected later.
 * @throws BAD_USER_INPUT for several mutations at once
 */
function readRepeatableMutation({ text, operationName }: SentMutation, schema: GraphQLSchema): DocumentNode | null {
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
  // The response has to report the result of each of several mutations; if one failed, the next request could not say
  // which.
  if (more.length > 0 || field?.kind !== Kind.FIELD)
    throw invalid({ "idempotency-key": "Send one mutation with an Idempotency-Key." });
  const mutation = schema.getMutationType()?.getFields()[field.name.value];
  return mutation && keyScopesOf(mutation) ? document : null;
}
