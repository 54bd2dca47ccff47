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

it("keeps a list when only its count is asked again, whichever answer comes last", () => {
  const cache = createCache();
  cache.writeQuery({ query: LIST, data: list("meera"), overwrite: true });
  cache.writeQuery({ query: COUNT, data: count(1), overwrite: true });
  expect(cache.readQuery({ query: LIST })).toEqual(list("meera"));
  cache.writeQuery({ query: LIST, data: list("arjun"), overwrite: true });
  expect(cache.readQuery({ query: COUNT })).toEqual(count(1));
});

it("takes a count for no list: before the list came, nothing is known of it", () => {
  const cache = createCache();
  cache.writeQuery({ query: COUNT, data: count(1) });
  expect(cache.readQuery({ query: LIST })).toBeNull();
});
