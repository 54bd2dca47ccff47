import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../../context.ts";
import type { Logger } from "../../platform/log.ts";
import { publicGraphQLError } from "../public-error.ts";
import { compiledQueries, type ErrorFormat, writeAnswer } from "./compiled-queries.ts";
import { documentStore, hashedDocuments } from "./kept-documents.ts";
import { COST_MOST, documentRules, requireAffordable } from "./limits.ts";
import { noSubscriptions } from "./no-subscriptions.ts";

/** Refuses operations that cost too much, before any resolver runs, and tells the others what they cost. */
const costLimit = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    let value: number | undefined;
    return {
      async didResolveOperation({ document, request, operationName }) {
        value = requireAffordable(schema, document, request.variables ?? {}, operationName);
      },
      async willSendResponse({ response: { body } }) {
        if (value === undefined || body.kind !== "single") return;
        body.singleResult.extensions = { ...body.singleResult.extensions, cost: { value, most: COST_MOST } };
      },
    };
  },
});

/** Masks errors through the one exit; it also sets the status and Retry-After of a refusal. */
const errorExit = (log: Logger): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        if (!singleResult.errors) return;
        const errors = singleResult.errors.map((error) => error.extensions?.retryAfter);
        const retryAfter = errors.find((seconds) => typeof seconds === "number");
        if (retryAfter !== undefined) response.http.headers.set("retry-after", String(retryAfter));
        log.debug(
          { requestId: contextValue.requestId, codes: singleResult.errors.map((error) => error.extensions?.code) },
          "answered with errors",
        );
      },
    };
  },
});

/** The Apollo Server, lean: what is not used is off, for it costs processor time on every field. */
export function createApollo(schema: GraphQLSchema, log: Logger): ApolloServer<Context> {
  const format: ErrorFormat = (error, requestId) => publicGraphQLError(error, requestId, log).toJSON();
  return new ApolloServer<Context>({
    schema,
    csrfPrevention: true,
    introspection: true,
    validationRules: documentRules,
    includeStacktraceInErrorResponses: false,
    stringifyResult: writeAnswer,
    allowBatchedHttpRequests: false,
    documentStore: documentStore(),
    persistedQueries: { cache: hashedDocuments() },
    formatError: (formatted, error) => format(error, String(formatted.extensions?.requestId ?? crypto.randomUUID())),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      noSubscriptions(schema),
      costLimit(schema),
      compiledQueries(schema, format),
      errorExit(log),
    ],
  });
}
