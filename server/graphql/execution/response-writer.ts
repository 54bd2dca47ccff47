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

/** Serializes an operation's data as JSON. Only for data without errors, which has no nulls in non-null positions. */
export type ResponseWriter = (data: object) => string;

/** The shape of a value, in JSON Schema; `{}` for anything. */
type Shape = Partial<Schema>;

/** Shapes of leaf types; all others are serialized as by JSON.stringify. */
const LEAVES: Readonly<Record<string, Shape>> = {
  Int: { type: "integer" },
  Float: { type: "number" },
  String: { type: "string" },
  Boolean: { type: "boolean" },
  ID: { type: "string" },
  DateTime: { type: "string", format: "date-time" },
};
/** Enum values contain no characters that need escaping. */
const ENUM: Shape = { type: "string", format: "unsafe" };
const ANYTHING: Shape = {};

/**
 * Compiles a serializer for an operation's data: because it knows the shape, it takes half as long as JSON.stringify.
 */
export function answerWriter(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ResponseWriter {
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

/** Collects the fields by their response names, in response order; fields selected twice are merged. */
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
  // The fields of a union are known only together with its value.
  if (isCompositeType(named)) return ANYTHING;
  return { ...(isEnumType(named) ? ENUM : (LEAVES[named.name] ?? ANYTHING)), nullable: true };
}
