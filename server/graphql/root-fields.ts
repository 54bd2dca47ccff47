import type { GraphQLField, GraphQLSchema } from "graphql";
import type { Context } from "../services/graphql-context.ts";

/**
 * An operation of the schema: its name such as "mutation logIn", its field, and which function of the field handles it.
 */
export interface RootField {
  readonly operation: string;
  readonly field: GraphQLField<unknown, Context>;
  readonly act: "resolve" | "subscribe";
}

/** Returns all operations of a schema. */
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
