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
import { thousandsOfCharacters } from "../platform/graphql/text-cost.ts";
import { MAX_PAGE, PAGE_DEFAULT } from "../platform/search/page.ts";
import { hasDeepBrackets, isDeep, MAX_NESTING } from "./nesting.ts";
import { hasContent, searchCost } from "./search-cost.ts";

// Its ES module imports another copy of graphql than ours, and two copies do not recognize each other's types.
const { fieldExtensionsEstimator, getComplexity, simpleEstimator } = createRequire(import.meta.url)(
  "graphql-query-complexity",
) as typeof QueryComplexity;

/** Maximum number of tokens in a document, over any transport: the web client's largest has some hundreds. */
export const MAX_TOKENS = 3000;
/** Maximum number of reported mistakes of a document: each suggests names from the whole schema. */
export const MAX_MISTAKES = 20;
/** Maximum number of characters in a document; fits into one socket message. */
const MAX_DOCUMENT_CHARACTERS = 60_000;

/**
 * Rejects a document because of its length or nesting before it is parsed.
 * @throws PAYLOAD_TOO_LARGE, GRAPHQL_PARSE_FAILED
 */
export function requireReadableDocument(query: unknown): void {
  if (typeof query !== "string") return;
  if (query.length > MAX_DOCUMENT_CHARACTERS) {
    const most = MAX_DOCUMENT_CHARACTERS.toLocaleString("en");
    throw new AppError("PAYLOAD_TOO_LARGE", `A document can have ${most} characters. Split it.`);
  }
  if (hasDeepBrackets(query)) {
    throw new AppError(
      "GRAPHQL_PARSE_FAILED",
      `A document can have ${MAX_NESTING} levels of brackets. Nest less deeply.`,
    );
  }
}

/**
 * Maximum depth, where each fragment counts as one level; the web client's deepest operation has 15. GraphQL's own
 * rules limit the depth of introspection.
 */
const MAX_DEPTH = 16;
const MAX_ALIASES = 30;
/** Maximum cost in fields, where each field below a list counts once per requested item. */
const MAX_COST = 6000;

const ASK_FOR_LESS = "Request less in one document.";
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more th/;

/** Whether a document was rejected because it exceeds a limit, which ordinary mistakes of its author do not. */
export const exceedsLimits = ({ message, extensions }: GraphQLFormattedError): boolean =>
  extensions?.code === "QUERY_TOO_COMPLEX" || message.endsWith(ASK_FOR_LESS) || TOO_MANY_TOKENS.test(message);

/** Reports a rejection as a validation error; thrown from a rule it would count as an internal error. */
const refusal = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(`${message.replace(/^Syntax Error: /, "")} ${ASK_FOR_LESS}`)),
  ],
  exposeLimits: true,
};

/** Validation rules for every document, over any transport. */
export const documentRules: ValidationRule[] = [
  maxDepthRule({ n: MAX_DEPTH, ignoreIntrospection: true, ...refusal }),
  maxAliasesRule({ n: MAX_ALIASES, ...refusal }),
];

/** Multiplies the cost of a paged field by the maximum number of items on its page. */
const pageEstimator: QueryComplexity.ComplexityEstimator = ({ args, childComplexity, type, field }) => {
  const isConnection = "name" in type && field.type.toString().replace(/[!]/g, "").endsWith("Connection");
  if (!isConnection) return undefined;
  const asked: unknown = args.first ?? args.last;
  const items = typeof asked === "number" && asked > 0 ? Math.min(asked, MAX_PAGE) : PAGE_DEFAULT;
  return 5 + items * Math.max(1, Math.ceil(childComplexity / 2));
};

type Weigh = Pick<Parameters<typeof getComplexity>[0], "schema" | "query" | "variables" | "operationName">;

/** Error messages may quote a whole value. */
const MAX_MESSAGE_CHARACTERS = 1000;

/**
 * Validates the variables for the first time. Stops at one error: each quotes the whole value, so that a value with
 * thousands of wrong fields would cost thousands of times its size.
 * @throws GraphQLError BAD_USER_INPUT
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

/** Computes the cost of an operation. @throws GraphQLError BAD_USER_INPUT */
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

/** Without a status Apollo would answer errors before the execution with 500. */
const refused = (code: string) => ({ code, http: { status: 400 } });

/** The costs of one operation of a document, by the variables that affect them. */
interface Weighed {
  /** Variables whose values affect the cost: page sizes and the conditions of @skip and @include. */
  readonly matters: readonly string[];
  /**
   * All other variables: whether they have content affects the cost, because they may belong to a filter, and so does the
   * length of their texts.
   */
  readonly others: readonly string[];
  readonly costs: Map<string, number>;
}

/** Cached because computing a cost walks the whole document; entries live as long as the document in Apollo's cache. */
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

/** Returns what of a value affects the cost: whether it has content, and how long its texts are. */
const textsOf = (value: unknown) => hasContent(value) && thousandsOfCharacters(value);

function costOf(requested: Weigh): number {
  const { query, operationName, variables = {} } = requested;
  const operation = getOperationAST(query, operationName);
  if (!operation) return weigh(requested);
  const { matters, others, costs } = weighedOf(query, operation);
  // An omitted variable differs from null: it may have a default. A value of the wrong type is rejected below and not
  // cached.
  const values = matters.map((name) => (variables[name] === undefined ? "" : variables[name]));
  const key = JSON.stringify([...values, ...others.map((name) => textsOf(variables[name]))]);
  const known = costs.get(key);
  if (known !== undefined) return known;
  const cost = weigh(requested) + searchCost(requested.schema, query, operation, variables);
  if (costs.size >= MAX_WEIGHED) costs.clear();
  costs.set(key, cost);
  return cost;
}

/**
 * Formats the cost of an operation, its maximum and, if the operation counted against the budget, the rest of this
 * minute's budget, for the `extensions` of the response.
 */
export const reportedCost = (value: number, remaining?: number) => ({
  cost: { value, most: MAX_COST, ...(remaining !== undefined && { remaining }) },
});

/** Returns the cost of an operation. @throws GraphQLError QUERY_TOO_COMPLEX, BAD_USER_INPUT */
export function requireAffordable(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string | null,
): number {
  if (isDeep(variables)) {
    throw new GraphQLError(`Variables can have ${MAX_NESTING} levels. Nest less deeply.`, {
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
