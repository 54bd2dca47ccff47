import {
  assertInterfaceType,
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  GraphQLID,
  type GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  getNamedType,
  isObjectType,
} from "graphql";
import type { Context } from "../services/graphql-context.ts";
import { keyOf, NODE_TYPES, type View } from "./nodes/node-types.ts";
import { letFail } from "./nullable-fields.ts";
import { USER_ERRORS } from "./user-errors/user-errors.ts";

/**
 * Completes the types by what follows from their fields: an absent text is null, an object with an id has a `nodeId`,
 * and the payload of a mutation has `userErrors`. A pass over the built schema, because as decorators each rule would
 * have to be repeated in fifty to two hundred places, and could be forgotten in one.
 */
export function completeTypes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  const node = assertInterfaceType(schema.getType("Node"));
  // TypeGraphQL's is asynchronous, which compiled operations cannot use.
  node.resolveType = (value: View) => String(value.__typename);
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const payloads = new Set<unknown>(mutations.map(({ type }) => getNamedType(type)));
  for (const type of config.types) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    nullAbsentTexts(type);
    if (payloads.has(type)) addUserErrors(type, schema);
    else if ("id" in type.getFields() && !type.name.endsWith("Payload")) addNodeId(type, node);
  }
  return new GraphQLSchema(config);
}

type Resolver = GraphQLFieldResolver<unknown, Context>;

/**
 * Resolves nullable strings to null when they are empty. The database stores missing values as empty strings, which a
 * client could not tell from a value.
 */
function nullAbsentTexts(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    if (field.type === GraphQLString) field.resolve = nullWhenEmpty(field.resolve ?? defaultFieldResolver);
  }
}

const nullWhenEmpty =
  (resolve: Resolver): Resolver =>
  (...of) => {
    const text = resolve(...of);
    return text instanceof Promise ? text.then(orNull) : orNull(text);
  };

const orNull = (text: unknown) => (text === "" ? null : text);

/** Adds the globally unique id. Existing ids are unchanged. Reasons: docs/decisions/0016. */
function addNodeId(type: GraphQLObjectType, node: GraphQLInterfaceType): void {
  const isNode = type.name in NODE_TYPES;
  addField(type, "nodeId", {
    type: new GraphQLNonNull(GraphQLID),
    description: isNode
      ? node.getFields().nodeId?.description
      : "The object's globally unique id, for client-side caches. The query `node` does not return objects of this type.",
    resolve: (view) => `${type.name}:${keyOf(type.name, view as View)}`,
  });
  if (isNode) (type.getInterfaces() as GraphQLInterfaceType[]).push(node);
}

/**
 * Adds `userErrors`, where errors that a person can fix are if it is selected, with null in place of the other fields.
 * Reasons: docs/decisions/0017.
 */
function addUserErrors(payload: GraphQLObjectType, schema: GraphQLSchema): void {
  const userError = schema.getType("UserError");
  if (!isObjectType(userError)) throw new Error("The schema has no UserError.");
  for (const field of Object.values(payload.getFields())) letFail(field);
  addField(payload, USER_ERRORS, {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(userError))),
    description:
      "Errors that a person can fix; empty on success. If this field is not selected, they are in `errors` instead.",
    resolve: (source) => (source as View)[USER_ERRORS] ?? [],
  });
}

/** Adds a field to an object type that is already built. */
function addField(type: GraphQLObjectType, name: string, config: GraphQLFieldConfig<unknown, Context>): void {
  Object.assign(type.getFields(), new GraphQLObjectType({ name: "Holder", fields: { [name]: config } }).getFields());
}
