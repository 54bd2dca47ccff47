import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { heldBytes } from "../testing/process-use.ts";
import { requireAffordable } from "./query-limits.ts";

const schema = buildSchema("type Query { a(first: Int): Int }");
const PAGED = buildSchema(
  "type Query { a(first: Int): AConnection } type AConnection { nodes: [A!]! } type A { b: Int }",
);

test("the cached costs of a document hold no client input", { tags: ["thorough"] }, () => {
  const query = parse("query ($first: Int) { a(first: $first) }");
  const before = heldBytes();
  for (let time = 0; time < 80; time++) {
    requireAffordable(schema, query, { first: time % 3, [`${"x".repeat(250_000)}${time}`]: 1 });
  }
  expect(heldBytes() - before).toBeLessThan(5_000_000);
  // Keeps a reference to the document, and thereby to what is cached for it.
  expect(query.definitions).toHaveLength(1);
});

test("an omitted page size costs the same as its default", () => {
  const query = parse("query ($first: Int = 40) { a(first: $first) { nodes { b } } }");
  const cost = (variables: object) => requireAffordable(PAGED, query, { ...variables });
  expect(cost({})).toBe(cost({ first: 40 }));
  expect(cost({ first: null })).toBeLessThan(cost({}));
  expect(cost({})).toBe(cost({ first: 40 }));
});

test("no page costs more than the largest that is served", () => {
  const query = parse("query ($first: Int) { a(first: $first) { nodes { b } } }");
  const cost = (first: number) => requireAffordable(PAGED, query, { first });
  expect(cost(49)).toBeLessThan(cost(50));
  expect(cost(1000)).toBe(cost(50));
});
