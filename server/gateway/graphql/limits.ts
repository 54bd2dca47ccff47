import { createRequire } from "node:module";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from "graphql";
import type * as QueryComplexity from "graphql-query-complexity";

// Its ES module names another copy of graphql than ours; two copies do not know each other's types.
const { fieldExtensionsEstimator, getComplexity, simpleEstimator } = createRequire(import.meta.url)(
  "graphql-query-complexity",
) as typeof QueryComplexity;

/** Levels of nesting; the web's deepest operation has 7. GraphQL's own rules limit that of introspection. */
const DEPTH_MOST = 14;
const ALIASES_MOST = 30;
/** Fields, where each field below a list counts once per item asked for. */
export const COST_MOST = 6000;

/** A refusal is one of the validation's errors; thrown out of a rule it would pass for a fault of ours. */
const refusal = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
  exposeLimits: true,
};

/** Rules that every document must keep, whichever door it came in by. */
export const documentRules: ValidationRule[] = [
  maxDepthRule({ n: DEPTH_MOST, ignoreIntrospection: true, ...refusal }),
  maxAliasesRule({ n: ALIASES_MOST, ...refusal }),
];

const PAGE_DEFAULT = 20;

/** A paged field costs what its page may hold. */
const pageEstimator: QueryComplexity.ComplexityEstimator = ({ args, childComplexity, type, field }) => {
  const isConnection = "name" in type && field.type.toString().replace(/[!]/g, "").endsWith("Connection");
  if (!isConnection) return undefined;
  const first: unknown = args.first;
  const items = typeof first === "number" && first > 0 ? Math.min(first, 100) : PAGE_DEFAULT;
  return 5 + items * Math.max(1, Math.ceil(childComplexity / 2));
};

/** What an operation costs. @throws GraphQLError QUERY_TOO_COMPLEX */
export function requireAffordable(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string | null,
): number {
  const cost = getComplexity({
    schema,
    query,
    variables,
    ...(operationName ? { operationName } : {}),
    estimators: [pageEstimator, fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
  });
  if (cost > COST_MOST) {
    throw new GraphQLError(
      `This operation costs ${cost}; at most ${COST_MOST} is allowed. Ask for fewer fields or smaller pages.`,
      {
        extensions: { code: "QUERY_TOO_COMPLEX" },
      },
    );
  }
  return cost;
}
