import { execute, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { selectsAny } from "./selection.ts";

const asksForText = selectsAny(new Set(["text"]));

const shown: boolean[] = [];
const note: GraphQLObjectType = new GraphQLObjectType({
  name: "Note",
  fields: () => ({ id: { type: GraphQLString }, text: { type: GraphQLString }, parent: { type: note } }),
});
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: "Query",
    fields: {
      note: {
        type: note,
        resolve(_source, _args, _context, info) {
          shown.push(asksForText(info));
          return {};
        },
      },
    },
  }),
});

/** Returns the result for each `note` of an operation. */
function resultsOf(source: string, operationName?: string): boolean[] {
  shown.length = 0;
  execute({ schema, document: parse(source), operationName: operationName ?? null });
  return [...shown];
}

describe("whether a field is selected", () => {
  test.each([
    ["{ note { id } }", false],
    ["{ note { id text } }", true],
    ["{ note { id: text } }", true],
    ["{ note { text: id } }", false],
    ["{ note { parent { parent { text } } } }", true],
    ["{ note { ... on Note { text } } }", true],
    ["{ note { ... { id } } }", false],
    ["{ note { ...F } } fragment F on Note { parent { ...G } } fragment G on Note { text }", true],
    ["{ note { ...F } } fragment F on Note { id }", false],
    ["{ note { text @skip(if: true) } }", true],
    ["{ note { id } note { text } }", true],
  ])("%s: %s", (source, expected) => {
    expect(resultsOf(source)).toEqual([expected]);
  });

  test("each field is evaluated separately", () => {
    expect(resultsOf("{ a: note { id } b: note { text } }")).toEqual([false, true]);
  });

  test("operations of one document that share a fragment are distinguished", () => {
    const document = "query A { ...F note { text } } query B { ...F } fragment F on Query { note { id } }";
    expect(resultsOf(document, "B")).toEqual([false]);
    expect(resultsOf(document, "A")).toEqual([true]);
  });
});
