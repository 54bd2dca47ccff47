import { buildSchema, getOperationAST, Kind, OperationTypeNode, parse } from "graphql";
import { expect, test } from "vitest";
import { WEB_DOCUMENTS } from "../generated/web-documents.ts";
import { heldBytes } from "../testing/process-use.ts";
import { COSTLY_FROM } from "./costly-operations.ts";
import { requireAffordable } from "./query-limits.ts";
import { createSchema } from "./schema.ts";

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

test("no screen of the web client counts against the budget of costly operations", async () => {
  const product = await createSchema();
  const values: Readonly<Record<string, unknown>> = {
    ...{ ID: "id", String: "text", Boolean: false, Date: "2026-11-30", DateTime: "2026-11-30T00:00:00Z" },
    ...{ Role: "SEEKER", ReportState: "WAITING", VerificationState: "CLAIMED", JobFilter: {} },
  };
  const pageOf = (text: string) => (/query Chat(List|History)\b/.test(text) ? 40 : 20);
  const costs = Object.values(WEB_DOCUMENTS).flatMap((text) => {
    const query = parse(text);
    const operation = getOperationAST(query);
    if (operation?.operation !== OperationTypeNode.QUERY || text.includes("$input")) return [];
    const variables = operation.variableDefinitions?.flatMap(({ variable, type }) => {
      const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      const value = named.kind === Kind.NAMED_TYPE ? { ...values, Int: pageOf(text) }[named.name.value] : undefined;
      return value === undefined ? [] : [[variable.name.value, value] as const];
    });
    return [[operation.name?.value, requireAffordable(product, query, Object.fromEntries(variables ?? []))] as const];
  });
  expect(costs.length).toBeGreaterThan(50);
  // What to leave out of a search without results is found by several searches.
  expect(costs.filter(([name, cost]) => cost >= COSTLY_FROM && name !== "JobAlternatives")).toEqual([]);
});
