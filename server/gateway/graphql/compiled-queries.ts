import { type ApolloServerPlugin, type GraphQLRequestListener, HeaderMap } from "@apollo/server";
import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { Context } from "../../context.ts";

/** Times that a document is asked before it is compiled: compiling costs as much as some tens of executions. */
const COMPILE_AFTER = 3;

/** A document's way here: times asked so far, then the compiled query; null: it cannot be compiled. */
type Known = number | CompiledQuery["query"] | null;

/**
 * Executes queries that come again and again as compiled functions, for a tenth of the processor time.
 * Only answers without errors are taken from them: any other query is executed the plain way, whose errors are the
 * specification's. Mutations always go that way, for they must run once.
 */
export function compiledQueries(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  // By document: they live as long as Apollo keeps theirs.
  const known = new WeakMap<DocumentNode, Map<string, Known>>();

  function compiled(document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery["query"] | null {
    const name = operation.name?.value ?? "";
    const operations = known.get(document) ?? new Map<string, Known>();
    known.set(document, operations);
    const before = operations.get(name) ?? 0;
    if (typeof before !== "number") return before;
    const now = before + 1 < COMPILE_AFTER ? before + 1 : compile(schema, document, operation);
    operations.set(name, now);
    return typeof now === "number" ? null : now;
  }

  const listener: GraphQLRequestListener<Context> = {
    async responseForOperation({ document, operation, contextValue, request }) {
      if (operation.operation !== "query") return null;
      const query = compiled(document, operation);
      if (!query) return null;
      const result: ExecutionResult = await query(undefined, contextValue, request.variables ?? {});
      if (result.errors || !result.data) return null;
      return {
        http: { status: undefined, headers: new HeaderMap() },
        body: { kind: "single", singleResult: { data: result.data } },
      };
    },
  };
  return { requestDidStart: async () => listener };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  if (asksForSchema(operation) || hasConditions(document)) return null;
  const made = compileQuery(schema, document, operation.name?.value ?? "", { disablingCapturingStackErrors: true });
  return isCompiledQuery(made) ? made.query : null;
}

const asksForSchema = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some((field) => field.kind !== Kind.FIELD || field.name.value.startsWith("__"));

/** Whether @skip or @include stand in it: the compiler and the specification differ about some places of theirs. */
function hasConditions(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive() {
      found = true;
      return BREAK;
    },
  });
  return found;
}
