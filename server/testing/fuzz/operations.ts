import fc from "fast-check";
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import { operationsOf } from "../permissions/graphql-operations.ts";
import { integer, oddJson, oddText, textNamed, withWrongPart } from "./values.ts";

/** A GraphQL request as a client would send it. */
export interface Operation {
  readonly query: string;
  readonly variables: unknown;
  /** Name of the requested field, for a report. */
  readonly name: string;
}

/**
 * Operations that are valid for the schema, or almost: each field with variables for its arguments, and a selection of
 * its result.
 */
export function operations(schema: GraphQLSchema, kinds: readonly string[]): fc.Arbitrary<Operation> {
  const found = [...operationsOf(schema).values()].filter(({ kind }) => kinds.includes(kind));
  return fc.oneof(...found.map(({ kind, field }) => operation(schema, kind, field)));
}

/** Documents that are repeated, like those of a web page, and ones that occur once. */
const usual = fc.constantFrom([7], [13], [11, 8]);
const unusual = fc.array(fc.nat(999), { minLength: 20, maxLength: 60 });

/** How often the field is requested in one document; mostly once. */
const times = fc.oneof(
  { weight: 9, arbitrary: fc.constant(1) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 31 }) },
);

function operation(
  schema: GraphQLSchema,
  kind: string,
  field: GraphQLField<unknown, unknown>,
): fc.Arbitrary<Operation> {
  const variables = fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, valuesOf(type, name)])));
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const list = (text: string) => (text ? `(${text})` : "");
  return fc
    .record({ variables: withWrongPart(variables), choices: fc.oneof(usual, unusual), times })
    .map(({ variables, choices, times }) => {
      const fields = `${field.name}${list(passed)} ${selection(schema, field.type, chooser(choices), 4)}`;
      const all = Array.from({ length: times }, (_, n) => (n === 0 ? fields : `again${n}: ${fields}`)).join(" ");
      return { name: field.name, query: `${kind} Fuzz${list(declared)} { ${all} }`, variables };
    });
}

/** Values for an input type, mostly valid. */
function valuesOf(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return needed(type.ofType, name);
  return fc.oneof(
    { weight: 4, arbitrary: needed(type, name) },
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

function needed(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valuesOf(type.ofType, name), { maxLength: 4 });
  if (isEnumType(type)) {
    const values = type.getValues().map((value) => value.name);
    return fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...values) }, oddJson);
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fc.record(Object.fromEntries(fields.map((field) => [field.name, valuesOf(field.type, field.name)])));
  }
  const named = getNamedType(type).name;
  if (named === "Int" || named === "Float") return integer;
  if (named === "Boolean") return fc.boolean();
  if (named === "Upload") return fc.oneof(fc.constant(null), oddJson);
  if (named === "Date" || named === "DateTime") return textNamed("date");
  return textNamed(name);
}

type Choose = (below: number) => number;

function chooser(choices: readonly number[]): Choose {
  let at = 0;
  return (below) => (choices[at++ % choices.length] ?? 0) % below;
}

/** A selection of a field's result, down to `depth`. */
function selection(schema: GraphQLSchema, type: GraphQLOutputType, choose: Choose, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (isUnionType(named)) {
    const parts = named
      .getTypes()
      .map((member) => `... on ${member.name} ${selection(schema, member, choose, depth - 1)}`);
    return `{ __typename ${depth > 0 ? parts.join(" ") : ""} }`;
  }
  if (!isObjectType(named)) return "{ __typename }";
  const fields = Object.values(named.getFields()).filter((field) => depth > 0 || isLeafType(getNamedType(field.type)));
  const picked = fields.filter(() => choose(3) > 0).slice(0, 2 + choose(12));
  const lines = picked.map((field, index) => {
    const pages = field.args.some(({ name }) => name === "first") && choose(2) ? `(first: ${choose(60) - 5})` : "";
    const alias = choose(12) === 0 ? `a${index}: ` : "";
    const condition = choose(15) === 0 ? " @include(if: true)" : "";
    return `${alias}${field.name}${pages}${condition} ${selection(schema, field.type, choose, depth - 1)}`;
  });
  return `{ __typename ${lines.join(" ")} }`;
}

const BITS = [
  ...["{", "}", "(", ")", "...", "$x", "@skip(if: $x)", "fragment F on Job { ...F }", '"""', "!", "[", "\u0000", "#"],
];

/** Operations whose text was damaged: truncated, duplicated, or with an unexpected insertion. */
export function brokenOperations(whole: fc.Arbitrary<Operation>): fc.Arbitrary<Operation> {
  const bit = fc.oneof(fc.constantFrom(...BITS), oddText);
  return fc
    .record({ whole, at: fc.nat(999), cut: fc.nat(30), bit, twice: fc.boolean(), variables: fc.option(oddJson) })
    .map(({ whole, at, cut, bit, twice, variables }) => {
      const start = Math.floor((at / 1000) * whole.query.length);
      const query = whole.query.slice(0, start) + bit + whole.query.slice(start + cut);
      return { name: whole.name, query: twice ? query + query : query, variables: variables ?? whole.variables };
    });
}

const PIECES = [
  ...["a: __typename ", "viewer{id}", "...F ", "@skip(if:true)", "{", "{a", "[", "a(b:[", "c:{", "$a:Int ", "# "],
  ...["\n", '"x" ', "query Q{__typename}"],
];

/** Documents of many tokens or deep nesting, up to the size limit of a request. */
export const hugeOperations: fc.Arbitrary<Operation> = fc
  .record({
    piece: fc.constantFrom(...PIECES),
    kilobytes: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 10, max: 1000 })),
    isAlone: fc.boolean(),
  })
  .map(({ piece, kilobytes, isAlone }) => {
    const text = piece.repeat(Math.floor((kilobytes * 1000) / piece.length));
    return { name: "huge", query: isAlone ? text : `{ ${text} }`, variables: {} };
  });
