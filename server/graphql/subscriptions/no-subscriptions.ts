import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  SingleFieldSubscriptionsRule,
  validate,
} from "graphql";
import type { Context } from "../../services/graphql-context.ts";

/** Replaces a document on whose subscription a validation rule of GraphQL throws instead of reporting an error. */
const UNREADABLE: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };

const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: "BAD_REQUEST", http: { status: 400 } } });

/** Rejects subscriptions over HTTP: their resolvers expect an event, and there is none. */
export const noSubscriptions = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async validationDidStart(request) {
        try {
          validate(schema, request.document, [SingleFieldSubscriptionsRule]);
        } catch {
          Object.assign(request, { document: UNREADABLE });
        }
      },
      async didResolveOperation({ operation, document }) {
        if (document === UNREADABLE)
          throw refusal("@skip and @include are not allowed on the root field of a subscription.");
        if (operation?.operation !== "subscription") return;
        throw refusal("Send subscriptions over WebSocket (graphql-transport-ws), at this same address.");
      },
    };
  },
});
