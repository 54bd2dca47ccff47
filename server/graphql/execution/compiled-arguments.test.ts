// @module-tag thorough

import fc from "fast-check";
import { buildSchema, execute, type GraphQLInputObjectType, getNamedType, isInputObjectType, parse } from "graphql";
import { expect, test } from "vitest";
import type { Context } from "../../services/graphql-context.ts";
import { publishedSchema } from "../../testing/published-schema.ts";
import { executeCompiled } from "./compiled-operations.ts";
import { compiler } from "./compiler.ts";

/** Arguments of every kind. */
const schema = buildSchema(`
  enum Kind { A B }
  input Innermost { text: String! kinds: [Kind!] }
  input Inner { text: String! kinds: [Kind!] inner: Innermost }
  input Outer { id: ID! count: Int = 3 ratio: Float is: Boolean inner: Inner inners: [Inner!] }
  type Query { look(outer: Outer, outers: [Outer], kind: Kind = A, kinds: [Kind!], id: ID, count: Int, text: String): Int }
`);
/** The arguments that the resolver received last. */
let seen: unknown;
Object.assign(schema.getQueryType()?.getFields().look ?? {}, {
  resolve(_root: unknown, args: unknown) {
    seen = args;
    return null;
  },
});
const document = parse(`query Look(
    $outer: Outer, $outers: [Outer], $kind: Kind, $kinds: [Kind!], $id: ID, $count: Int, $text: String) {
  look(outer: $outer, outers: $outers, kind: $kind, kinds: $kinds, id: $id, count: $count, text: $text) }`);

// The resolver uses neither, and never fails.
const nobody = { requestId: "" } as Context;
const untold = () => ({ message: "" });

/** Compiles the document, as after some executions. */
function compiledOf() {
  const compile = compiler(schema);
  for (let time = 0; time < 3; time++) compile(document, "Look");
  const compiled = compile(document, "Look");
  if (!compiled) throw new Error("It was not compiled.");
  return compiled;
}

async function seenBy(run: () => unknown): Promise<unknown> {
  seen = "nothing";
  await run();
  return seen;
}

/** Values of all kinds, mostly of the expected one. */
const mostly = (fitting: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 40, arbitrary: fitting },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, 0, 1.5, 3e9, "", "7", "A", [], {}, [null]) },
  );
const record = (fields: Record<string, fc.Arbitrary<unknown>>) => mostly(fc.record(fields, { requiredKeys: [] }));
const listOf = (item: fc.Arbitrary<unknown>) => mostly(fc.array(item, { maxLength: 3 }));
const [text, kind] = [mostly(fc.string()), mostly(fc.constantFrom("A", "B"))];
const [id, count] = [mostly(fc.oneof(fc.uuid(), fc.integer())), mostly(fc.integer({ min: 0, max: 60 }))];
const inner = record({ text, kinds: listOf(kind), inner: record({ text, kinds: listOf(kind) }) });
const ratio = mostly(fc.float({ noNaN: true, noDefaultInfinity: true }));
const outer = record({ id, count, ratio, is: mostly(fc.boolean()), inner, inners: listOf(inner) });

test("a compiled operation passes its resolver the same arguments as graphql-js", async () => {
  const compiled = compiledOf();
  const variables = fc.record(
    { outer, outers: listOf(outer), kind, kinds: listOf(kind), id, count, text },
    { requiredKeys: [] },
  );
  let executed = 0;
  await fc.assert(
    fc.asyncProperty(variables, async (variableValues) => {
      const plain = await seenBy(() => execute({ schema, document, variableValues }));
      const fast = await seenBy(() => executeCompiled({ document, compiled }, nobody, variableValues, untold));
      // What one rejects, the other reports; nothing may be executed that would be rejected.
      if (fast === "nothing") return;
      executed++;
      expect(fast).toEqual(plain);
    }),
    { numRuns: 1000 },
  );
  expect(executed).toBeGreaterThan(100);
});

test("a list where an object is expected is rejected at any depth", async () => {
  const compiled = compiledOf();
  for (const variables of [{ outer: [] }, { outers: [{ id: "1", inner: [] }] }])
    expect(await executeCompiled({ document, compiled }, nobody, variables, untold)).toBeNull();
});

test("no input type contains itself, which would take all memory to compile", () => {
  const inputs = Object.values(publishedSchema().getTypeMap()).filter(isInputObjectType);
  const below = (type: GraphQLInputObjectType, path: readonly unknown[] = []): boolean =>
    path.includes(type) ||
    Object.values(type.getFields())
      .map((field) => getNamedType(field.type))
      .filter(isInputObjectType)
      .some((inner) => below(inner, [...path, type]));
  expect(inputs.filter((type) => below(type))).toEqual([]);
});
