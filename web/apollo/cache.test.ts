import { gql } from "@apollo/client";
import { expect, it } from "vitest";
import { createCache } from "./cache.ts";

/** A list, as queries select it and as the server returns it. */
const selected = (list: string) => `${list} { edges { cursor node { id } } pageInfo { endCursor hasNextPage } }`;
const returned = (type: string, ids: readonly string[], hasNextPage: boolean) => ({
  __typename: `${type}Connection`,
  edges: ids.map((id) => ({ __typename: `${type}Edge`, cursor: id, node: { __typename: type, id } })),
  pageInfo: { __typename: "PageInfo", endCursor: ids.at(-1) ?? null, hasNextPage },
});

const LIST = gql(`query List { ${selected("connectionInvitations(first: 20)")} }`);
const COUNT = gql("query Count { connectionInvitations(first: 1) { totalCount } }");
const list = (id: string) => ({ connectionInvitations: returned("Seeker", [id], false) });
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

const TALKS = gql(
  `query Talks($first: Int, $after: String) { ${selected("conversations(first: $first, after: $after)")} }`,
);
const talks = (ids: readonly string[], hasNextPage: boolean) => ({
  conversations: returned("Conversation", ids, hasNextPage),
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
  const shown = cache.readQuery<ReturnType<typeof talks>>(first)?.conversations;
  expect(shown?.edges.map(({ node }) => node.id)).toEqual(["d", "a", "b", "c"]);
  expect(shown?.pageInfo).toMatchObject({ hasNextPage: true });
  write(["a"], false);
  expect(cache.readQuery(first)).toEqual(talks(["a"], false));
});
