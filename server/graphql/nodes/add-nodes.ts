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

/** Ids of one `nodes`. */
const MAX_NODES = 20;

const NODE_ID: GraphQLFieldConfig<unknown, Context> = {
  type: new GraphQLNonNull(GraphQLID),
  description: "Its id among the things of all types, for `node` and for stores of clients; `id` is that of its type.",
  resolve: (view, _args, _context, { parentType }) => `${parentType.name}:${keyOf(parentType.name, view as View)}`,
};

const Node = new GraphQLInterfaceType({
  name: "Node",
  description: "What `node` reads by its id.",
  fields: { nodeId: { type: NODE_ID.type, description: NODE_ID.description ?? null } },
  resolveType: (value: View) => String(value.__typename),
});

/** Types with an `id` that is not their own: it says what is gone. */
const isThing = (type: GraphQLObjectType): boolean => "id" in type.getFields() && !type.name.endsWith("Payload");

/**
 * Gives whatever has an id one that nothing of another type has (`nodeId`), and adds the queries `node` and `nodes`. The ids in
 * use stay what they are. Why so: docs/decisions/0016.
 */
export function addNodes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  for (const type of config.types) {
    if (!isObjectType(type) || type.name.startsWith("__") || !isThing(type)) continue;
    addField(type, "nodeId", NODE_ID);
    if (type.name in NODE_TYPES) (type.getInterfaces() as GraphQLInterfaceType[]).push(Node);
  }
  const query = assertObjectType(config.query);
  addField(query, "node", {
    type: Node,
    description: "What has this `nodeId`, for those who may read it by a query of its own.",
    args: { id: { type: new GraphQLNonNull(GraphQLID), description: "Its `nodeId`." } },
    resolve: (source, { id }, context, info) => read(source, id, context, info),
  });
  addField(query, "nodes", {
    type: new GraphQLNonNull(new GraphQLList(Node)),
    description: "What has these ids, in their order; null with an error for each that cannot be read.",
    args: {
      ids: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLID))),
        description: `Their \`nodeId\`s; at most ${MAX_NODES}.`,
      },
    },
    extensions: { complexity: ({ childComplexity }: { childComplexity: number }) => 1 + MAX_NODES * childComplexity },
    resolve(source, { ids }, context, info) {
      if (ids.length > MAX_NODES) throw invalid({ ids: `At most ${MAX_NODES} at once.` });
      return (ids as string[]).map((id) => read(source, id, context, info));
    },
  });
  return new GraphQLSchema({ ...config, types: [...config.types, Node] });
}

/** Reads a node by the query of its type. @throws NOT_FOUND, and what that query throws */
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
