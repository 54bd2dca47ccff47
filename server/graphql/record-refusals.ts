import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import { AppError } from "../platform/errors.ts";
import type { Context } from "../services/graphql-context.ts";
import { rootFields } from "./root-fields.ts";

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Records in the audit log who is denied an operation for lack of a permission, over HTTP and sockets alike. */
export function recordRefusals(schema: GraphQLSchema): GraphQLSchema {
  for (const { operation, field, act } of rootFields(schema)) {
    const resolve: Resolver | undefined = field[act];
    if (resolve) field[act] = noting(resolve, operation);
  }
  return schema;
}

/** Wraps a resolver; a synchronous result stays synchronous. */
const noting =
  (resolve: Resolver, operation: string): Resolver =>
  (source, args, context, info) => {
    const refuse = (error: unknown): never => {
      if (error instanceof AppError && error.code === "FORBIDDEN" && context.actor) {
        context.services.auditLog.refusals.ofRight(context.actor, operation);
      }
      throw error;
    };
    try {
      const answer: unknown = resolve(source, args, context, info);
      return answer instanceof Promise ? answer.catch(refuse) : answer;
    } catch (error) {
      return refuse(error);
    }
  };
