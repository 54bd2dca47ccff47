import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import { AppError } from "../platform/errors.ts";
import { keyScopesOf } from "../platform/graphql/for-keys.ts";
import type { Context } from "../services/graphql-context.ts";
import { requireScopes } from "./key-scopes.ts";
import { letFail } from "./nullable-fields.ts";
import { userErrorsOf } from "./user-errors/user-errors.ts";

/**
 * Guards every operation, over HTTP and sockets alike: restricts API keys to their scopes, reports an invalid token
 * instead of a missing login, records in the audit log who is denied an operation for lack of a permission, and returns
 * the errors that a person can fix where a mutation selects them. A pass over the built schema, because TypeGraphQL's
 * middlewares do not run when a subscription is opened, and global ones make every field of every object a promise.
 *
 * Also makes each field of queries and mutations nullable: one that fails is null, and the others keep their results.
 * Otherwise one rejected alias of a mutation would hide that all others were carried out.
 */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  for (const [kind, root] of Object.entries(roots)) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const operation = `${kind} ${field.name}`;
      const act = kind === "subscription" ? "subscribe" : "resolve";
      const resolve: GraphQLFieldResolver<unknown, Context> | undefined = field[act];
      if (!resolve) throw new Error(`${operation} has no resolver.`);
      const guarded: typeof resolve = async (source, args, context, info) => {
        const { actor, invalidToken } = context;
        try {
          if (actor?.key) requireScopes(actor, actor.key, operation, keyScopesOf(field), info);
          // Answered as if nobody were logged in, a query would say so: null, and nothing saved or applied to.
          if (invalidToken && kind === "query") throw invalidToken;
          return await resolve(source, args, context, info);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          if (invalidToken && error.code === "UNAUTHENTICATED") throw invalidToken;
          if (actor && error.code === "FORBIDDEN") context.services.auditLog.refusals.ofRight(actor, operation);
          const userErrors = kind === "mutation" ? userErrorsOf(error, field.args, info) : null;
          if (!userErrors) throw error;
          return { userErrors };
        }
      };
      field[act] = guarded;
      if (kind !== "subscription") letFail(field);
    }
  }
  return schema;
}
