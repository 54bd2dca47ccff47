import { type ClassType, Field, Int, ObjectType } from "type-graphql";
import { endCursor, type Page } from "../search/page.ts";

@ObjectType({ description: "The position of a page in its list (Relay).", simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, {
    description: "Whether the list has more items after this page; assumed if `before` is given.",
  })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether the list has items before this page; assumed if `after` is given. Always false in lists that only page forward.",
  })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The cursor of the first item; pass it as `before` for the previous page. Null if the page is empty.",
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The cursor of the last item; pass it as `after` for the next page. Null if the page is empty.",
  })
  endCursor!: string | null;
}

/** The source object of a connection; `totalCount` and `totalCountIsCapped` are counted only when selected. */
export interface ConnectionSource<Node> {
  readonly edges: readonly { cursor: string; node: Node }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  readonly total: () => Promise<{ count: number; capped: boolean }>;
}

/** Converts a page to a connection. Cursors, edges and the count are computed only when selected. */
export const toConnection = <Node>(page: Page<Node>): ConnectionSource<Node> => new PageConnection(page);

// Getters of a class, not of object literals: in V8 each of those gets its own hidden class in the old generation,
// which retains the whole page until the next full collection.
class PageConnection<Node> implements ConnectionSource<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  /** An own property: TypeGraphQL copies only those to the object on which the count is resolved. */
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

/**
 * Creates the connection type of a node type: `JobConnection` with `JobEdge`. `edgeFields`, `fields`: additional fields
 * of the edge, and of the connection.
 */
export function connectionOf<Node extends object>(
  node: () => ClassType<Node>,
  name: string,
  edgeFields: ClassType = NoMoreFields,
  fields: ClassType = NoMoreFields,
) {
  @ObjectType(`${name}Edge`, {
    description: `${/^[AEIOU]/.test(name) ? "An" : "A"} ${name} in a list, with its cursor.`,
    simpleResolvers: true,
  })
  class Edge extends edgeFields {
    @Field(() => String, { description: "The item's position in the list, as an opaque cursor." })
    cursor!: string;

    @Field(node, { description: `The ${name}.` })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name} objects (Relay connection).` })
  class Connection extends fields {
    @Field(() => [Edge], { description: "The page's edges, with cursors." })
    edges!: Edge[];

    @Field(() => [node()], { description: "The page's nodes, without cursors." })
    nodes!: Node[];

    @Field(() => PageInfo, { description: "The page's position in the list." })
    pageInfo!: PageInfo;

    total!: () => Promise<{ count: number; capped: boolean }>;

    @Field(() => Int, {
      description: "The number of items in the list, counted up to 1,000. If `totalCountIsCapped`, there are more.",
    })
    async totalCount(): Promise<number> {
      return (await this.total()).count;
    }

    @Field(() => Boolean, { description: "Whether the list has more items than `totalCount`." })
    async totalCountIsCapped(): Promise<boolean> {
      return (await this.total()).capped;
    }
  }
  return Connection;
}
