import type { GraphQLFieldResolver, GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Field, ID, Info, InterfaceType, Query, Resolver } from "type-graphql";
import { AppError, invalid } from "../../platform/errors.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import type { Context } from "../../services/graphql-context.ts";
import { keyOf, NODE_TYPES, type View } from "./node-types.ts";

/** Maximum number of ids per `nodes` query. */
const MAX_NODES = 20;

/** Its types are those in NODE_TYPES; the schema completes them. */
@InterfaceType({
  description: "An object that the queries `node` and `nodes` return by its `nodeId`.",
})
abstract class Node {
  @Field(() => ID, {
    description:
      "The object's globally unique id, for `node` and for client-side caches. Its `id` is unique within its type only.",
  })
  nodeId!: string;
}

@Resolver()
export class NodeResolver {
  @ForKeys()
  @Query(() => Node, {
    nullable: true,
    description: "Returns the object with this `nodeId`, to anyone who may read it through its own query.",
  })
  node(
    @Arg("id", () => ID, { description: "The object's `nodeId`." }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<View> {
    return read(id, context, info);
  }

  @ForKeys()
  @Query(() => [Node], {
    nullable: "items",
    description:
      "Returns the objects with these ids, in the same order. An object that cannot be read is null, and `errors` says why.",
    complexity: ({ childComplexity }) => 1 + MAX_NODES * childComplexity,
  })
  async nodes(
    @Arg("ids", () => [ID], { description: `The \`nodeId\` of each object; at most ${MAX_NODES}.` }) ids: string[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<(View | Error)[]> {
    if (ids.length > MAX_NODES) throw invalid({ ids: `At most ${MAX_NODES} in one call.` });
    // Errors, not rejected promises: a compiled query would append the null of a rejected one instead of placing it.
    return Promise.all(ids.map((id) => read(id, context, info).catch(asError)));
  }
}

/** Reads a node through the query of its type. @throws NOT_FOUND, and whatever that query throws */
async function read(nodeId: string, context: Context, info: GraphQLResolveInfo): Promise<View> {
  const [, type = "", key = ""] = /^(\w+):(.+)$/.exec(nodeId) ?? [];
  const node = Object.hasOwn(NODE_TYPES, type) ? NODE_TYPES[type] : undefined;
  if (!node) throw notFound();
  const query: GraphQLFieldResolver<unknown, Context> | undefined = info.schema.getQueryType()?.getFields()[
    node.query
  ]?.resolve;
  const answer: unknown = await query?.(undefined, node.args?.(key) ?? {}, context, info);
  const found = [answer].flat().find((view) => view && keyOf(type, view as View) === key);
  if (!found) throw notFound();
  return { ...(found as View), __typename: type };
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const notFound = () => new AppError("NOT_FOUND", "No object has this id.");
