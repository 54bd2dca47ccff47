// @module-tag thorough

import fc from "fast-check";
import {
  type DocumentNode,
  execute,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isScalarType,
  parse,
} from "graphql";
import { describe, expect, test } from "vitest";
import type { Context } from "../../services/graphql-context.ts";
import { publishedSchema } from "../../testing/published-schema.ts";
import { executeCompiled } from "./compiled-operations.ts";
import { compiler } from "./compiler.ts";

/** The arguments that a resolver received last. */
let seen: unknown;

/** Creates the public schema with resolvers that only record their arguments. */
function lookingSchema(): GraphQLSchema {
  const schema = publishedSchema();
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      field.resolve = (_root, args) => {
        seen = args;
        return null;
      };
    }
  }
  return schema;
}

const schema = lookingSchema();
// The resolvers above use neither, and never fail.
const nobody = { requestId: "" } as Context;
const untold = () => ({ message: "" });
const compile = compiler(schema);
/** Compiles a document, as after some executions. */
function compiledOf(document: DocumentNode) {
  for (let time = 0; time < 3; time++) compile(document, "Look");
  const compiled = compile(document, "Look");
  if (!compiled) throw new Error("It was not compiled.");
  return compiled;
}

const fields = (["query", "mutation"] as const).flatMap((operation) => {
  const type = operation === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {})
    .filter(({ args }) => args.length > 0 && !args.some((arg) => String(arg.type).includes("Upload")))
    .map((field) => ({ operation, field }));
});

/** Generates values of all kinds, mostly of the expected type. */
function anyValueOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  const inner = getNullableType(type);
  const odd = fc.oneof(
    fc.constantFrom<unknown>(null, true, 0, 7, 1.5, -1, 3e9, "", "7", "text", "FULL_TIME", [], {}, [null]),
    fc.string(),
  );
  return fc.oneof({ weight: 9, arbitrary: fittingOf(inner) }, { weight: 1, arbitrary: odd });
}

function fittingOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(anyValueOf(type.ofType), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const entries = Object.values(type.getFields()).map((field) => [field.name, anyValueOf(field.type)] as const);
    return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
  }
  if (!isScalarType(type)) return fc.constant(null);
  if (type.name === "Int") return fc.integer({ min: 0, max: 60 });
  if (type.name === "Float") return fc.float({ noNaN: true, noDefaultInfinity: true });
  if (type.name === "Boolean") return fc.boolean();
  if (type.name === "ID") return fc.oneof(fc.uuid(), fc.integer());
  return fc.oneof(fc.string(), fc.constantFrom("2026-11-21", "2026-11-21T05:40:29Z"));
}

describe("a compiled operation", () => {
  test("the schema has fields to test", () => expect(fields.length).toBeGreaterThan(40));

  test.each(fields)(
    "passes the resolver of $field.name the same arguments as graphql-js",
    async ({ operation, field }) => {
      const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
      const args = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
      const below =
        "getFields" in getNullableType(field.type) || String(field.type).startsWith("[") ? "{ __typename }" : "";
      const document = parse(`${operation} Look(${variables}) { ${field.name}(${args}) ${below} }`);
      const compiled = compiledOf(document);
      const look = async (run: () => unknown) => {
        seen = "nothing";
        await run();
        return seen;
      };
      const values = fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, anyValueOf(type)])), {
        requiredKeys: [],
      });
      await fc.assert(
        fc.asyncProperty(values, async (variableValues) => {
          const plain = await look(() => execute({ schema, document, variableValues }));
          const fast = await look(() => executeCompiled({ document, compiled }, nobody, variableValues, untold));
          // What one rejects, the other reports; nothing may be executed that would be rejected.
          if (fast !== "nothing") expect(fast).toEqual(plain);
        }),
        { numRuns: 100 },
      );
    },
  );

  test("rejects a list where an object is expected, at any depth", async () => {
    const document = parse("mutation Look($input: EditJobAlertInput!) { editJobAlert(input: $input) { __typename } }");
    const compiled = compiledOf(document);
    const variables = { input: { alertId: crypto.randomUUID(), filter: [] } };
    expect(await executeCompiled({ document, compiled }, nobody, variables, untold)).toBeNull();
  });
});
