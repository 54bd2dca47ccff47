import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "../../platform/logging/log.ts";
import type { Context } from "../../services/graphql-context.ts";
import { compiledOperations, type ErrorFormat } from "./compiled-operations.ts";
import { compiler } from "./compiler.ts";
import { type KnownOperations, knownOperations } from "./known-operations.ts";

/** Executes operations: frequent ones are compiled, and answered as Apollo would. */
export interface Execution {
  /** Plugins for Apollo. */
  readonly plugins: readonly ApolloServerPlugin<Context>[];
  /** Answers a request without Apollo's pipeline; null if Apollo has to answer. */
  readonly answer: KnownOperations["answer"];
}

interface Options {
  readonly schema: GraphQLSchema;
  readonly format: ErrorFormat;
  readonly log: Logger;
  /** Returns the text behind a hash (automatic persisted queries). */
  readonly textOf: (hash: string) => string | undefined;
  /** `false`: Apollo and graphql-js do all the work themselves. */
  readonly fast: boolean;
}

/**
 * Creates everything that makes GraphQL faster than Apollo alone, except pipelined reads. Reasons and design:
 * docs/decisions/0009.
 */
export function createExecution({ fast, schema, ...options }: Options): Execution {
  if (!fast) return { plugins: [], answer: async () => null };
  const compile = compiler(schema);
  const known = knownOperations({ schema, ...options });
  return {
    plugins: [compiledOperations(compile, known.remember, options.format)],
    answer: known.answer,
  };
}
