import {
  assertObjectType,
  type GraphQLFieldConfig,
  GraphQLID,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  isObjectType,
} from "graphql";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Context } from "../../services/graphql-context.ts";
import { addField } from "../add-field.ts";
import { keyOf, NODE_TYPES, type View } from "./node-types.ts";

/** Maximum number of ids per `nodes` query. */
const MAX_NODES = 20;

const NODE_ID: GraphQLFieldConfig<unknown, Context> = {
  type: new GraphQLNonNull(GraphQLID),
  description:
    "The object's globally unique id, for `node` and for client-side caches. Its `id` is unique within its type only.",
  resolve: (view, _args, _context, { parentType }) => `${parentType.name}:${keyOf(parentType.name, view as View)}`,
};

const Node = new GraphQLInterfaceType({
  name: "Node",
  description: "An object that the queries `node` and `nodes` return by its `nodeId`.",
  fields: { nodeId: { type: NODE_ID.type, description: NODE_ID.description ?? null } },
  resolveType: (value: View) => String(value.__typename),
});

/** Payload types have an `id` that is not their own: it identifies what was deleted. */
const isThing = (type: GraphQLObjectType): boolean => "id" in type.getFields() && !type.name.endsWith("Payload");

/**
 * Adds a globally unique `nodeId` to every type with an id, and the queries `node` and `nodes`. Existing ids are
 * unchanged. Reasons: docs/decisions/0016.
 */
export function addNodes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  for (const type of config.types) {
    if (!isObjectType(type) || type.name.startsWith("__") || !isThing(type)) continue;
    const isNode = type.name in NODE_TYPES;
    addField(
      type,
      "nodeId",
      isNode
        ? NODE_ID
        : {
            ...NODE_ID,
            description:
              "The object's globally unique id, for client-side caches. The query `node` does not return objects of this type.",
          },
    );
    if (isNode) (type.getInterfaces() as GraphQLInterfaceType[]).push(Node);
  }
  const query = assertObjectType(config.query);
  addField(query, "node", {
    type: Node,
    description: "Returns the object with this `nodeId`, to anyone who may read it through its own query.",
    args: { id: { type: new GraphQLNonNull(GraphQLID), description: "The object's `nodeId`." } },
    resolve: (source, { id }, context, info) => read(source, id, context, info),
  });
  addField(query, "nodes", {
    type: new GraphQLNonNull(new GraphQLList(Node)),
    description:
      "Returns the objects with these ids, in the same order. An object that cannot be read is null, and `errors` says why.",
    args: {
      ids: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLID))),
        description: `The \`nodeId\` of each object; at most ${MAX_NODES}.`,
      },
    },
    extensions: { complexity: ({ childComplexity }: { childComplexity: number }) => 1 + MAX_NODES * childComplexity },
    resolve(source, { ids }, context, info) {
      if (ids.length > MAX_NODES) throw invalid({ ids: `At most ${MAX_NODES} in one call.` });
      return (ids as string[]).map((id) => read(source, id, context, info));
    },
  });
  return new GraphQLSchema({ ...config, types: [...config.types, Node] });
}

/** Reads a node through the query of its type. @throws NOT_FOUND, and whatever that query throws */
async function read(source: unknown, nodeId: string, context: Context, info: GraphQLResolveInfo): Promise<View> {
  const [, type = "", key = ""] = /^(\w+):(.+)$/.exec(nodeId) ?? [];
  const node = Object.hasOwn(NODE_TYPES, type) ? NODE_TYPES[type] : undefined;
  if (!node) throw notFound();
  const field = info.schema.getQueryType()?.getFields()[node.query];
  const answer: unknown = await field?.resolve?.(source, node.args?.(key) ?? {}, context, info);
  const found = [answer].flat().find((view) => view && keyOf(type, view as View) === key);
  if (!found) throw notFound();
  return { ...(found as View), __typename: type };
}

const notFound = () => new AppError("NOT_FOUND", "Nothing has this id.");
