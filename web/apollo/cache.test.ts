import { gql } from "@apollo/client";
import { expect, it } from "vitest";
import { createCache } from "./cache.ts";

const LIST = gql`
  query List {
    connectionInvitations(first: 20) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

const COUNT = gql`
  query Count {
    connectionInvitations(first: 1) {
      totalCount
    }
  }
`;

const list = (id: string) => ({
  connectionInvitations: {
    __typename: "SeekerConnection",
    edges: [{ __typename: "SeekerEdge", cursor: "c", node: { __typename: "Seeker", id } }],
    pageInfo: { __typename: "PageInfo", endCursor: "c", hasNextPage: false },
  },
});
const count = (totalCount: number) => ({ connectionInvitations: { __typename: "SeekerConnection", totalCount } });

it("keeps a list when only its count is refetched, whichever response arrives last", () => {
  const cache = createCache();
  cache.writeQuery({ query: LIST, data: list("meera"), overwrite: true });
  cache.writeQuery({ query: COUNT, data: count(1), overwrite: true });
  expect(cache.readQuery({ query: LIST })).toEqual(list("meera"));
  cache.writeQuery({ query: LIST, data: list("arjun"), overwrite: true });
  expect(cache.readQuery({ query: COUNT })).toEqual(count(1));
});

it("does not take a count for a list: before the list is loaded, nothing is known of it", () => {
  const cache = createCache();
  cache.writeQuery({ query: COUNT, data: count(1) });
  expect(cache.readQuery({ query: LIST })).toBeNull();
});

const TALKS = gql`
  query Talks($first: Int, $after: String) {
    conversations(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;
const talks = (ids: readonly string[], hasNextPage: boolean) => ({
  conversations: {
    __typename: "ConversationConnection",
    edges: ids.map((id) => ({ __typename: "ConversationEdge", cursor: id, node: { __typename: "Conversation", id } })),
    pageInfo: { __typename: "PageInfo", endCursor: ids.at(-1) ?? null, hasNextPage },
  },
});

it("keeps the loaded pages of the conversations when the first page is refetched", () => {
  const cache = createCache();
  const first = { query: TALKS, variables: { first: 2 } };
  const write = (ids: readonly string[], more: boolean) => cache.writeQuery({ ...first, data: talks(ids, more) });
  write(["a", "b"], true);
  cache.writeQuery({ query: TALKS, variables: { first: 2, after: "b" }, data: talks(["c", "d"], true) });
  expect(cache.readQuery(first)).toEqual(talks(["a", "b", "c", "d"], true));
  // d has a new message, and b moves to the second page.
  write(["d", "a"], true);
  expect(cache.readQuery<ReturnType<typeof talks>>(first)?.conversations.edges.map(({ node }) => node.id)).toEqual([
    "d",
    "a",
    "b",
    "c",
  ]);
  expect(cache.readQuery<ReturnType<typeof talks>>(first)?.conversations.pageInfo).toMatchObject({ hasNextPage: true });
  write(["a"], false);
  expect(cache.readQuery(first)).toEqual(talks(["a"], false));
});
