import { type ClassType, Field, Int, ObjectType } from "type-graphql";
import { endCursor, type Page } from "../search/page.ts";

@ObjectType({ description: "Where a page stands in its list (Relay).", simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether more follow." })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description: "Whether some come before, as far as it is known: lists by rank go forward only and say false.",
  })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Cursor of the first node, for `before`; null on an empty page.",
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Cursor of the last node; give it as `after` for the next page.",
  })
  endCursor!: string | null;
}

/** What a resolver returns for a connection; `totalCount` and `totalCountIsCapped` are counted only when selected. */
export interface ConnectionSource<Node> {
  readonly edges: readonly { cursor: string; node: Node }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  readonly total: () => Promise<{ count: number; capped: boolean }>;
}

/** Turns a page into a connection. What is not selected is not worked out: cursors, edges, the count. */
export const toConnection = <Node>(page: Page<Node>): ConnectionSource<Node> => new PageConnection(page);

// Getters of a class, not of object literals: in V8 each of those gets a hidden class of its own, in the old space, which
// keeps the whole page alive until the next full collection.
class PageConnection<Node> implements ConnectionSource<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  /** An own property: TypeGraphQL copies those, and only those, to where the count is resolved. */
  readonly total: ConnectionSource<Node>["total"];
  readonly #page: Page<Node>;

  constructor(page: Page<Node>) {
    const { nodes, hasNextPage, total: countAll = async () => ({ count: nodes.length, capped: hasNextPage }) } = page;
    let counted: ReturnType<typeof countAll> | undefined;
    this.#page = page;
    this.nodes = nodes;
    this.pageInfo = new PlaceInList(page);
    this.total = () => {
      counted ??= countAll();
      return counted;
    };
  }

  get edges() {
    const { nodes, cursorAt, edgeAt } = this.#page;
    return nodes.map((node, index) => ({ node, cursor: cursorAt(index), ...edgeAt?.(index) }));
  }
}

class PlaceInList implements PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly #page: Page<unknown>;

  constructor(page: Page<unknown>) {
    this.#page = page;
    this.hasNextPage = page.hasNextPage;
    this.hasPreviousPage = page.hasPreviousPage ?? false;
  }

  get startCursor() {
    return this.#page.nodes.length > 0 ? this.#page.cursorAt(0) : null;
  }

  get endCursor() {
    return endCursor(this.#page);
  }
}

class NoMoreFields {}

/** Makes the connection type of a node type: `JobConnection` with `JobEdge`. `edgeFields`, `fields`: more fields of the edge, and of the connection. */
export function connectionOf<Node extends object>(
  node: () => ClassType<Node>,
  name: string,
  edgeFields: ClassType = NoMoreFields,
  fields: ClassType = NoMoreFields,
) {
  @ObjectType(`${name}Edge`, { description: `A ${name} in a list, with its cursor.`, simpleResolvers: true })
  class Edge extends edgeFields {
    @Field(() => String, { description: "Opaque place in the list." })
    cursor!: string;

    @Field(node, { description: `The ${name}.` })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name} (Relay connection).` })
  class Connection extends fields {
    @Field(() => [Edge], { description: "The page with its cursors." })
    edges!: Edge[];

    @Field(() => [node()], { description: "The page without cursors." })
    nodes!: Node[];

    @Field(() => PageInfo, { description: "Where the page stands." })
    pageInfo!: PageInfo;

    total!: () => Promise<{ count: number; capped: boolean }>;

    @Field(() => Int, { description: "How many there are in all, exact up to 1000." })
    async totalCount(): Promise<number> {
      return (await this.total()).count;
    }

    @Field(() => Boolean, { description: "Whether there are more than `totalCount` says." })
    async totalCountIsCapped(): Promise<boolean> {
      return (await this.total()).capped;
    }
  }
  return Connection;
}
