import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "../../platform/logging/log.ts";
import type { Context } from "../../services/graphql-context.ts";
import { compiledOperations, type ErrorFormat } from "./compiled-operations.ts";
import { compiledSubscribe, type Subscribe } from "./compiled-subscriptions.ts";
import { compiler } from "./compiler.ts";
import { type KnownOperations, knownOperations } from "./known-operations.ts";

/** How operations are executed: what comes again and again is compiled, and answered as Apollo would. */
export interface Execution {
  /** For Apollo. */
  readonly plugins: readonly ApolloServerPlugin<Context>[];
  /** Answers a request without Apollo's pipeline; null when Apollo has to answer. */
  readonly answer: KnownOperations["answer"];
  /** For subscriptions. */
  readonly subscribe: Subscribe;
}

interface Options {
  readonly schema: GraphQLSchema;
  readonly format: ErrorFormat;
  readonly log: Logger;
  /** The text that a hash stands for (automatic persisted queries). */
  readonly textOf: (hash: string) => string | undefined;
  /** `false`: Apollo and graphql-js do all of it themselves. */
  readonly fast: boolean;
}

/** All that makes GraphQL faster than Apollo alone, but for pipelined reads; why and how: docs/decisions/0009. */
export function createExecution({ fast, schema, ...options }: Options): Execution {
  if (!fast) return { plugins: [], answer: async () => null, subscribe: compiledSubscribe(() => null) };
  const compile = compiler(schema);
  const known = knownOperations({ schema, ...options });
  return {
    plugins: [compiledOperations(compile, known.remember, options.format)],
    answer: known.answer,
    subscribe: compiledSubscribe(compile),
  };
}
