// @module-tag thorough

import {
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from "graphql";
import { expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { operations } from "./graphql-answers.ts";
import { documentOf, variablesOf } from "./graphql-operations.ts";
import { headersOf, makeScene } from "./scene.ts";

const app = testApp();

/** PostgreSQL's texts cannot contain NUL; what follows ends a literal, is a pattern, or takes long. */
const NUL = "a\u0000b";
const PATTERNS = "'; drop table jobs; -- \" or 1=1 %'/**/union/**/select %_\\ $1 {{7*7}} \u001f\ud800 (a+)+$";
const LONG = `${"x".repeat(9000)} ${"é1- ".repeat(9000)}`;
const DEEPEST = 4;

type Change = (given: unknown) => unknown;

const TEXTS = new Set(["String", "ID"]);

/** One change for each text within an input of this type: replaces that text, and leaves the rest as given. */
function changesOf(type: GraphQLInputType, text: string, depth = DEEPEST): Change[] {
  if (isNonNullType(type)) return changesOf(type.ofType, text, depth);
  if (isListType(type)) {
    return changesOf(type.ofType, text, depth).map((change) => (given) => [
      change(Array.isArray(given) ? given[0] : given),
    ]);
  }
  if (isScalarType(type)) return TEXTS.has(getNamedType(type).name) ? [() => text] : [];
  if (!isInputObjectType(type) || depth === 0) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    changesOf(field.type, text, depth - 1).map((change) => (given) => {
      const fields = (given ?? {}) as Record<string, unknown>;
      return { ...fields, [field.name]: change(fields[field.name]) };
    }),
  );
}

const withTexts = [...operations].filter(([, { kind, field }]) => kind !== "subscription" && field.args.length > 0);

test.each(withTexts)(
  "%s cleans or refuses texts that PostgreSQL cannot store, or could take for more than texts",
  async (_, operation) => {
    const { kind, field } = operation;
    const failed: string[] = [];
    const scene = await makeScene(app);
    const sample = variablesOf(field, scene);
    const isList = getNamedType(field.type).name.endsWith("Connection");
    const hostile = isList ? [NUL, PATTERNS, LONG] : [NUL + PATTERNS];
    for (const who of ["seeker", "owner", "signed out"] as const) {
      const as = { headers: headersOf(scene.people[who]) };
      for (const arg of field.args)
        for (const change of hostile.flatMap((text) => changesOf(arg.type, text))) {
          const variables = { ...sample, [arg.name]: change(sample[arg.name]) };
          const document = documentOf(kind, field, Object.keys(variables));
          // A list is read and counted.
          const asked = isList ? document.replace("{ __typename }", "{ totalCount edges { cursor } }") : document;
          const { errors } = await app.execute(asked, variables, as);
          const code = errors?.[0]?.extensions.code;
          if (code === "INTERNAL_SERVER_ERROR") failed.push(`${who}: ${JSON.stringify(variables)}`);
        }
    }
    expect(failed).toEqual([]);
  },
);
