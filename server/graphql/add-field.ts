import { type GraphQLFieldConfig, GraphQLObjectType } from "graphql";
import type { Context } from "../services/graphql-context.ts";

/** Adds a field to an object type that is already built. */
export function addField(type: GraphQLObjectType, name: string, config: GraphQLFieldConfig<unknown, Context>): void {
  Object.assign(type.getFields(), new GraphQLObjectType({ name: "Holder", fields: { [name]: config } }).getFields());
}
