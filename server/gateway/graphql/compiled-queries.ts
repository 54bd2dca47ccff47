import { type ApolloServerPlugin, type GraphQLRequestListener, HeaderMap } from "@apollo/server";
import type { ExecutionResult, GraphQLSchema, OperationDefinitionNode } from "graphql";
import type { Context } from "../../context.ts";
import { compiler } from "./compiler.ts";

/**
 * Executes queries that come again and again as compiled functions, for a tenth of the processor time.
 * Only answers without errors are taken from them: any other query is executed the plain way, whose errors are the
 * specification's. Mutations always go that way, for they must run once.
 */
export function compiledQueries(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const compiled = compiler(schema);
  const listener: GraphQLRequestListener<Context> = {
    async responseForOperation({ document, contextValue, request, ...asked }) {
      const operation: OperationDefinitionNode | undefined = asked.operation;
      // There is none when its name is not in the document; the plain way says so.
      if (operation?.operation !== "query") return null;
      const query = compiled(document, operation.name?.value);
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
