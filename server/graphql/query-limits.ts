import { createRequire } from "node:module";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
  type VariableDefinitionNode,
} from "graphql";
import type * as QueryComplexity from "graphql-query-complexity";
import { AppError } from "../platform/errors.ts";
import { MAX_PAGE, PAGE_DEFAULT } from "../platform/search/page.ts";
import { hasDeepBrackets, isDeep, MAX_NESTING } from "./nesting.ts";
import { hasContent, searchCost } from "./search-cost.ts";

// Its ES module names another copy of graphql than ours; two copies do not know each other's types.
const { fieldExtensionsEstimator, getComplexity, simpleEstimator } = createRequire(import.meta.url)(
  "graphql-query-complexity",
) as typeof QueryComplexity;

/** Tokens of one document, whichever transport it comes by: the web's largest has some hundreds. */
export const MAX_TOKENS = 3000;
/** Characters of one document. They fit into one message of a socket. */
const MAX_DOCUMENT_CHARACTERS = 60_000;

/** Refuses a document for its length or nesting, before anything is made of it. @throws PAYLOAD_TOO_LARGE, GRAPHQL_PARSE_FAILED */
export function requireReadableDocument(query: unknown): void {
  if (typeof query !== "string") return;
  if (query.length > MAX_DOCUMENT_CHARACTERS) {
    const most = MAX_DOCUMENT_CHARACTERS.toLocaleString("en");
    throw new AppError("PAYLOAD_TOO_LARGE", `A document can have ${most} characters. Send less in one.`);
  }
  if (hasDeepBrackets(query)) {
    throw new AppError(
      "GRAPHQL_PARSE_FAILED",
      `A document can have ${MAX_NESTING} levels of brackets. Nest less in it.`,
    );
  }
}

/** Levels of nesting, where each fragment counts as one; the web's deepest operation has 15. GraphQL's own rules limit that of introspection. */
const MAX_DEPTH = 16;
const MAX_ALIASES = 30;
/** Fields, where each field below a list counts once per item asked for. */
const MAX_COST = 6000;

const ASK_FOR_LESS = "Ask for less in one document.";
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more th/;

/** Whether a document was refused because it asks for more than any is answered: no mistake of who writes one. */
export const asksTooMuch = ({ message, extensions }: GraphQLFormattedError): boolean =>
  extensions?.code === "QUERY_TOO_COMPLEX" || message.endsWith(ASK_FOR_LESS) || TOO_MANY_TOKENS.test(message);

/** A refusal is one of the validation's errors; thrown out of a rule it would pass for a fault of ours. */
const refusal = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(`${message.replace(/^Syntax Error: /, "")} ${ASK_FOR_LESS}`)),
  ],
  exposeLimits: true,
};

/** Rules that every document must keep, over whichever transport it came. */
export const documentRules: ValidationRule[] = [
  maxDepthRule({ n: MAX_DEPTH, ignoreIntrospection: true, ...refusal }),
  maxAliasesRule({ n: MAX_ALIASES, ...refusal }),
];

/** A paged field costs what its page may hold. */
const pageEstimator: QueryComplexity.ComplexityEstimator = ({ args, childComplexity, type, field }) => {
  const isConnection = "name" in type && field.type.toString().replace(/[!]/g, "").endsWith("Connection");
  if (!isConnection) return undefined;
  const asked: unknown = args.first ?? args.last;
  const items = typeof asked === "number" && asked > 0 ? Math.min(asked, MAX_PAGE) : PAGE_DEFAULT;
  return 5 + items * Math.max(1, Math.ceil(childComplexity / 2));
};

type Weigh = Pick<Parameters<typeof getComplexity>[0], "schema" | "query" | "variables" | "operationName">;

/** A sentence about a value may quote all of it. */
const MAX_MESSAGE_CHARACTERS = 1000;

/**
 * Reads the variables for the first time. One error is enough: each quotes the whole value, so that a value with thousands of
 * wrong fields would cost thousands times its size. @throws GraphQLError BAD_USER_INPUT
 */
function requireVariables({ schema, query, operationName, variables = {} }: Weigh): void {
  const operation = getOperationAST(query, operationName);
  if (!operation) return;
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  const [error] = errors ?? [];
  if (!error) return;
  throw new GraphQLError(error.message.slice(0, MAX_MESSAGE_CHARACTERS), {
    nodes: error.nodes ?? null,
    extensions: refused("BAD_USER_INPUT"),
  });
}

/** @throws GraphQLError BAD_USER_INPUT */
function weigh(operation: Weigh): number {
  requireVariables(operation);
  try {
    return getComplexity({
      ...operation,
      estimators: [pageEstimator, fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new GraphQLError(error.message, { nodes: error.nodes ?? null, extensions: refused("BAD_USER_INPUT") });
  }
}

/** Without a status Apollo would answer 500 to what ends before the execution. */
const refused = (code: string) => ({ code, http: { status: 400 } });

/** What one operation of a document costs, by those of its variables that matter. */
interface Weighed {
  /** Page sizes and the conditions of @skip and @include: their values matter. */
  readonly matters: readonly string[];
  /** All others may be a filter's, where it matters whether they ask for anything. */
  readonly others: readonly string[];
  readonly costs: Map<string, number>;
}

/** Weighing walks the whole document, which lives on in Apollo's cache. */
const weighed = new WeakMap<DocumentNode, Map<OperationDefinitionNode, Weighed>>();
const MAX_WEIGHED = 100;
const MATTERING = new Set(["Int", "Boolean"]);

const mattersWhole = ({ type }: VariableDefinitionNode): boolean => {
  const inner = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  return inner.kind === Kind.NAMED_TYPE && MATTERING.has(inner.name.value);
};

function weighedOf(query: DocumentNode, operation: OperationDefinitionNode): Weighed {
  const operations = weighed.get(query) ?? new Map<OperationDefinitionNode, Weighed>();
  weighed.set(query, operations);
  const found = operations.get(operation);
  if (found) return found;
  const { variableDefinitions = [] } = operation;
  const named = (some: readonly VariableDefinitionNode[]) => some.map(({ variable }) => variable.name.value);
  const fresh: Weighed = {
    matters: named(variableDefinitions.filter(mattersWhole)),
    others: named(variableDefinitions.filter((definition) => !mattersWhole(definition))),
    costs: new Map(),
  };
  operations.set(operation, fresh);
  return fresh;
}

function costOf(requested: Weigh): number {
  const { query, operationName, variables = {} } = requested;
  const operation = getOperationAST(query, operationName);
  if (!operation) return weigh(requested);
  const { matters, others, costs } = weighedOf(query, operation);
  // Left out is not null: it may have a default. What is not of its type is refused below, and not kept.
  const values = matters.map((name) => (variables[name] === undefined ? "" : variables[name]));
  const key = JSON.stringify([...values, ...others.map((name) => hasContent(variables[name]))]);
  const known = costs.get(key);
  if (known !== undefined) return known;
  const cost = weigh(requested) + searchCost(requested.schema, query, operation, variables);
  if (costs.size >= MAX_WEIGHED) costs.clear();
  costs.set(key, cost);
  return cost;
}

/**
 * What an operation costs and may cost at most, as its answer tells it among the `extensions`; and what is left to the client
 * for this minute, where the operation was counted.
 */
export const reportedCost = (value: number, remaining?: number) => ({
  cost: { value, most: MAX_COST, ...(remaining !== undefined && { remaining }) },
});

/** What an operation costs. @throws GraphQLError QUERY_TOO_COMPLEX, BAD_USER_INPUT */
export function requireAffordable(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string | null,
): number {
  if (isDeep(variables)) {
    throw new GraphQLError(`Variables can have ${MAX_NESTING} levels. Nest less in them.`, {
      extensions: refused("BAD_USER_INPUT"),
    });
  }
  const cost = costOf({ schema, query, variables, ...(operationName ? { operationName } : {}) });
  if (cost > MAX_COST) {
    throw new GraphQLError(
      `This operation costs ${cost}; at most ${MAX_COST} is allowed. Ask for fewer fields or smaller pages.`,
      { extensions: refused("QUERY_TOO_COMPLEX") },
    );
  }
  return cost;
}
