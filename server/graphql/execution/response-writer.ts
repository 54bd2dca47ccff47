import build, { type ObjectSchema, type Schema } from "fast-json-stringify";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** Writes an operation's data as JSON. Only for data without errors, where nothing is null that may not be. */
export type AnswerWriter = (data: object) => string;

/** What a value looks like, in JSON Schema; `{}` for anything. */
type Shape = Partial<Schema>;

/** How leaves are written; all others as JSON.stringify does. */
const LEAVES: Readonly<Record<string, Shape>> = {
  Int: { type: "integer" },
  Float: { type: "number" },
  String: { type: "string" },
  Boolean: { type: "boolean" },
  ID: { type: "string" },
  DateTime: { type: "string", format: "date-time" },
};
/** Names of enums have no character to escape. */
const ENUM: Shape = { type: "string", format: "unsafe" };
const ANYTHING: Shape = {};

/** Makes the writer of an operation's data: knowing what comes, it takes half as long as JSON.stringify. */
export function answerWriter(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): AnswerWriter {
  const root = schema.getRootType(operation.operation);
  if (!root) return JSON.stringify;
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  return build(objectShape(root, [operation.selectionSet], fragments));
}

type Fragments = ReadonlyMap<string, SelectionSetNode>;

function objectShape(
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  fragments: Fragments,
): ObjectSchema {
  const properties: Record<string, Shape> = {};
  for (const [name, { field, below }] of fieldsOf(selections, fragments)) {
    const definition = type.getFields()[field];
    properties[name] = definition ? shapeOf(definition.type, below, fragments) : ANYTHING;
  }
  return { type: "object", properties };
}

interface Selected {
  readonly field: string;
  readonly below: SelectionSetNode[];
}

/** The fields by the name they are answered under, in the order of the answer; those selected twice are one. */
function fieldsOf(
  selections: readonly SelectionSetNode[],
  fragments: Fragments,
  found = new Map<string, Selected>(),
): Map<string, Selected> {
  for (const selection of selections.flatMap((set) => set.selections)) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      const known = found.get(name) ?? { field: selection.name.value, below: [] };
      found.set(name, known);
      if (selection.selectionSet) known.below.push(selection.selectionSet);
      continue;
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value);
    if (inner) fieldsOf([inner], fragments, found);
  }
  return found;
}

function shapeOf(type: GraphQLOutputType, below: readonly SelectionSetNode[], fragments: Fragments): Shape {
  if (isNonNullType(type)) return { ...shapeOf(type.ofType, below, fragments), nullable: false };
  if (isListType(type)) return { type: "array", items: shapeOf(type.ofType, below, fragments), nullable: true };
  const named = getNamedType(type);
  if (isObjectType(named)) return { ...objectShape(named, below, fragments), nullable: true };
  // Which fields a union has is known with its value.
  if (isCompositeType(named)) return ANYTHING;
  return { ...(isEnumType(named) ? ENUM : (LEAVES[named.name] ?? ANYTHING)), nullable: true };
}
