import { type GraphQLFieldConfig, GraphQLObjectType } from "graphql";
import type { Context } from "../services/graphql-context.ts";

/** Adds a field to a type that is built already. */
export function addField(type: GraphQLObjectType, name: string, config: GraphQLFieldConfig<unknown, Context>): void {
  Object.assign(type.getFields(), new GraphQLObjectType({ name: "Holder", fields: { [name]: config } }).getFields());
}
