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
 * Makes every nullable text of the schema null where there is none. The database stores what was not stated as an empty text, which
 * a client could not tell from an answer.
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
