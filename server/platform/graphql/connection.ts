import { type ClassType, Field, Int, ObjectType } from "type-graphql";
import type { Page } from "../page.ts";

export type { Page };

@ObjectType({ description: "Where a page stands in its list (Relay).", simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether more follow." })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: "Always false: pages go forward only." })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: "Cursor of the first node; null on an empty page." })
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

/** Turns a page into a connection. Cursors are read, and the count runs, at most once, and not at all when not selected. */
export function toConnection<Node>(page: Page<Node>): ConnectionSource<Node> {
  const { nodes, hasNextPage } = page;
  let known: readonly string[] | undefined;
  const cursors = () => {
    known ??= page.cursors;
    return known;
  };
  let counted: Promise<{ count: number; capped: boolean }> | undefined;
  const countAll = page.total ?? (async () => ({ count: nodes.length, capped: hasNextPage }));
  return {
    nodes,
    get edges() {
      return nodes.map((node, index) => ({ node, cursor: cursors()[index] ?? "" }));
    },
    pageInfo: {
      hasNextPage,
      hasPreviousPage: false,
      get startCursor() {
        return cursors()[0] ?? null;
      },
      get endCursor() {
        return cursors().at(-1) ?? null;
      },
    },
    total: () => {
      counted ??= countAll();
      return counted;
    },
  };
}

/** Makes the connection type of a node type: `JobConnection` with `JobEdge`. */
export function connectionOf<Node extends object>(node: () => ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { description: `A ${name} in a list, with its cursor.`, simpleResolvers: true })
  class Edge {
    @Field(() => String, { description: "Opaque place in the list." })
    cursor!: string;

    @Field(node, { description: `The ${name}.` })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name} (Relay connection).` })
  class Connection {
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
