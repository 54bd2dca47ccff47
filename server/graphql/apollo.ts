import { ApolloServer, type ApolloServerPlugin, type HTTPGraphQLRequest } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { type GraphQLSchema, OperationTypeNode } from "graphql";
import { qualityOf } from "../http/accept.ts";
import { publicGraphQLError } from "../http/errors/public-error.ts";
import { noteOnlyReads } from "../platform/database/read-scope.ts";
import type { Logger } from "../platform/logging/log.ts";
import type { QueryBudget } from "../platform/rate-limits/query-budget.ts";
import { isTracing } from "../platform/tracing/tracing.ts";
import type { Context } from "../services/graphql-context.ts";
import { type Admission, COSTLY_FROM, CostlyOperations } from "./costly-operations.ts";
import { documentStore, type HashedDocuments, hashedDocuments } from "./document-cache.ts";
import { compiledOperations } from "./execution/compiled-operations.ts";
import { type Compile, compiler } from "./execution/compiler.ts";
import { documentRules, MAX_MISTAKES, MAX_TOKENS, reportedCost, requireAffordable } from "./query-limits.ts";
import { reportErrors, statusOf } from "./response-errors.ts";
import { noSubscriptions } from "./subscriptions/no-subscriptions.ts";
import { tracedOperations } from "./traced-operations.ts";

/**
 * Rejects operations that cost too much before any resolver runs, reports the cost of the others, and admits costly
 * ones one at a time.
 */
function costLimit(schema: GraphQLSchema, queryBudget: QueryBudget): ApolloServerPlugin<Context> {
  const costly = new CostlyOperations(queryBudget);
  return {
    async requestDidStart() {
      let value: number | undefined;
      let admission: Admission | undefined;
      return {
        async didResolveOperation({ document, operation, request, operationName, contextValue }) {
          if (operation?.operation === OperationTypeNode.QUERY) noteOnlyReads();
          value = requireAffordable(schema, document, request.variables ?? {}, operationName);
          if (value >= COSTLY_FROM) admission = await costly.enter(contextValue, value);
        },
        async willSendResponse({ response: { body, http }, contextValue }) {
          admission?.leave();
          if (value === undefined || body.kind !== "single") return;
          const { extensions } = body.singleResult;
          body.singleResult.extensions = { ...extensions, ...reportedCost(value, admission?.budget.remaining) };
          if (value < COSTLY_FROM) return;
          const left = admission?.budget ?? (await queryBudget.left(contextValue));
          for (const [name, text] of Object.entries(queryBudget.headers(contextValue, left)))
            http.headers.set(name, text);
        },
      };
    },
  };
}

const wantsPlainJson = (http: HTTPGraphQLRequest | undefined) => {
  const accept = http?.headers.get("accept") ?? "";
  return qualityOf(accept, "application/json") > qualityOf(accept, "application/graphql-response+json");
};

/** Masks errors in one central place; also sets the status and Retry-After of a rejection. */
const errorExit = (log: Logger): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ response, request, contextValue }) {
        if (response.body.kind !== "single") return;
        const retryAfter = reportErrors(response.body.singleResult.errors, contextValue, log);
        if (retryAfter !== undefined) response.http.headers.set("retry-after", retryAfter);
        const status = statusOf(response.body.singleResult);
        if (status !== undefined) response.http.status = status;
        // Clients that prefer plain JSON look only at the body, not at the status (GraphQL over HTTP, 6.4.1).
        if (response.http.status === 400 && wantsPlainJson(request.http)) response.http.status = 200;
      },
    };
  },
});

/** The Apollo server, and what other transports share with it. */
export interface GraphQLServer extends Pick<HashedDocuments, "textOf"> {
  readonly apollo: ApolloServer<Context>;
}

interface ApolloOptions {
  readonly queryBudget: QueryBudget;
  readonly log: Logger;
  /** Whether frequent operations are compiled (docs/decisions/0009); if not, graphql-js executes all. */
  readonly compiles: boolean;
}

/** Creates a lean Apollo Server: unused features are off because they cost processor time on every field. */
export function createApollo(schema: GraphQLSchema, { queryBudget, log, compiles }: ApolloOptions): GraphQLServer {
  const format = (error: unknown, requestId: string) => publicGraphQLError(error, requestId, log).toJSON();
  const hashed = hashedDocuments();
  const compile: Compile = compiles ? compiler(schema) : () => null;
  const apollo = new ApolloServer<Context>({
    schema,
    // Each of these headers makes a browser send a preflight, which other sites do not pass with cookies.
    csrfPrevention: { requestHeaders: ["x-apollo-operation-name", "apollo-require-preflight", "authorization"] },
    introspection: true,
    validationRules: documentRules,
    validationOptions: { maxErrors: MAX_MISTAKES },
    parseOptions: { maxTokens: MAX_TOKENS },
    includeStacktraceInErrorResponses: false,
    stringifyResult: JSON.stringify,
    allowBatchedHttpRequests: false,
    // Apollo would stop at the signal itself and fail requests while the node is still serving (server/app.ts).
    stopOnTerminationSignals: false,
    documentStore: documentStore(),
    persistedQueries: { cache: hashed.cache },
    formatError: (formatted, error) => format(error, String(formatted.extensions?.requestId ?? crypto.randomUUID())),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ...(isTracing() ? [tracedOperations] : []),
      noSubscriptions(schema),
      costLimit(schema, queryBudget),
      compiledOperations(compile, format),
      errorExit(log),
    ],
  });
  return { apollo, textOf: hashed.textOf };
}
