import { type ApolloServerPlugin, type GraphQLRequestListener, HeaderMap } from "@apollo/server";
import type {
  DocumentNode,
  ExecutionResult,
  FormattedExecutionResult,
  GraphQLFormattedError,
  GraphQLSchema,
  OperationDefinitionNode,
} from "graphql";
import type { Context } from "../../context.ts";
import { type Compiled, compiler, plainErrors } from "./compiler.ts";
import type { KnownQueries } from "./known-queries.ts";

/** The writer that data of a compiled query brings along; JSON.stringify does not see it. */
const WRITER = Symbol("writer");

/** An error as the client may see it. */
export type ErrorFormat = (error: unknown, requestId: string) => GraphQLFormattedError;

/** A query that was compiled, and the document it stands in. */
export interface CompiledQuery {
  readonly document: DocumentNode;
  readonly compiled: Compiled;
}

/** Executes a compiled query. Null when nothing was executed, because the variables are wrong. */
export async function executeCompiled(
  { document, compiled }: CompiledQuery,
  context: Context,
  variables: Readonly<Record<string, unknown>>,
  format: ErrorFormat,
): Promise<FormattedExecutionResult | null> {
  const { data, errors }: ExecutionResult = await compiled.execute(undefined, context, variables);
  if (data === undefined) return null;
  if (errors) return { errors: plainErrors(document, errors).map((error) => format(error, context.requestId)), data };
  if (data) Object.assign(data, { [WRITER]: compiled.write });
  return { data };
}

/** Writes an answer as JSON, that of a compiled query by its own writer. */
export function writeAnswer(answer: FormattedExecutionResult): string {
  const { data } = answer;
  const write = data && WRITER in data && data[WRITER];
  if (typeof write !== "function" || answer.errors) return JSON.stringify(answer);
  const extensions = answer.extensions ? `,"extensions":${JSON.stringify(answer.extensions)}` : "";
  return `{"data":${write(data)}${extensions}}`;
}

/**
 * Executes queries that come again and again as compiled functions, for a tenth of the processor time, and makes them
 * known. Variables that are wrong are told the plain way, in the specification's words. Mutations always go that way, for
 * they are seldom the same.
 */
export function compiledQueries(
  schema: GraphQLSchema,
  known: Pick<KnownQueries, "remember">,
  format: ErrorFormat,
): ApolloServerPlugin<Context> {
  const compile = compiler(schema);
  const listener: GraphQLRequestListener<Context> = {
    async responseForOperation({ document, contextValue, request, source, ...asked }) {
      const operation: OperationDefinitionNode | undefined = asked.operation;
      // There is none when its name is not in the document; the plain way says so.
      if (operation?.operation !== "query") return null;
      const compiled = compile(document, operation.name?.value);
      if (!compiled) return null;
      const query = { document, compiled };
      known.remember(source, operation, query);
      const singleResult = await executeCompiled(query, contextValue, request.variables ?? {}, format);
      if (!singleResult) return null;
      return { http: { status: undefined, headers: new HeaderMap() }, body: { kind: "single", singleResult } };
    },
  };
  return { requestDidStart: async () => listener };
}
