import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { publishedSchema } from "../published-schema.ts";
import type { As } from "../send.ts";
import type { TestApp } from "../test-app.ts";
import { documentOf } from "./graphql-operations.ts";

const schema = publishedSchema();

/**
 * Everything that can be selected without arguments. Aliased where the types of a union have fields of one name and
 * different types.
 */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : isObjectType(named) ? [named] : [];
  const fields = types.flatMap((of) => Object.values(of.getFields()).map((field) => ({ of, field })));
  if (fields.length === 0) return "";
  const parts = fields.flatMap(({ of, field: { name, args, type: result } }) => {
    const isLeaf = isLeafType(getNamedType(result));
    if ((!isLeaf && depth === 0) || args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined))
      return [];
    const differs = fields.some(({ field }) => field.name === name && String(field.type) !== String(result));
    return [`... on ${of.name} { ${differs ? `${of.name}_${name}:` : ""} ${name} ${selectionOf(result, depth - 1)} }`];
  });
  return `{ __typename ${parts.join(" ")} }`;
}

/** Returns the answer to an operation, as text, with everything that it can return as deep as the limits allow. */
export async function answerInFull(
  app: TestApp,
  { kind, field }: { kind: string; field: GraphQLField<unknown, unknown> },
  variables: Record<string, unknown>,
  as: As,
): Promise<string> {
  const bare = documentOf(kind, field, Object.keys(variables));
  for (let depth = 4; depth >= 0; depth--) {
    const answer = await app.execute(bare.replace("{ __typename }", selectionOf(field.type, depth)), variables, as);
    // A document that is refused is not executed.
    if ("data" in answer) return JSON.stringify(answer);
  }
  throw new Error("Not even the smallest selection is allowed.");
}
