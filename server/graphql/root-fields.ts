import type { GraphQLField, GraphQLSchema } from "graphql";
import type { Context } from "../services/graphql-context.ts";

/** An operation of the schema: "mutation logIn", its field, and which of the field's functions answers it. */
export interface RootField {
  readonly operation: string;
  readonly field: GraphQLField<unknown, Context>;
  readonly act: "resolve" | "subscribe";
}

/** All operations of a schema. */
export function rootFields(schema: GraphQLSchema): RootField[] {
  const roots = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
    ["subscription", schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({
      operation: `${kind} ${field.name}`,
      field,
      act: kind === "subscription" ? ("subscribe" as const) : ("resolve" as const),
    })),
  );
}
