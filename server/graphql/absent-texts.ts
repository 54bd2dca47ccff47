import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  GraphQLString,
  isObjectType,
} from "graphql";
import type { Context } from "../services/graphql-context.ts";

type Resolver = GraphQLFieldResolver<unknown, Context>;

/**
 * Resolves every nullable string of the schema to null when it is empty. The database stores missing values as empty
 * strings, which a client could not tell from a value.
 */
export function nullAbsentTexts(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.type === GraphQLString) field.resolve = nullWhenEmpty(field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}

const nullWhenEmpty =
  (resolve: Resolver): Resolver =>
  (...of) => {
    const text = resolve(...of);
    return text instanceof Promise ? text.then(orNull) : orNull(text);
  };

const orNull = (text: unknown) => (text === "" ? null : text);
