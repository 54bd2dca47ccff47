import {
  BREAK,
  type DocumentNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type SourceLocation,
  typeFromAST,
  visit,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";

/** Number of times a document is seen before it is compiled: compiling costs as much as some tens of executions. */
const COMPILE_AFTER = 3;

/** An operation of a compiled document. */
export interface Compiled {
  /** Executes the operation. */
  readonly execute: CompiledQuery["query"];
  /** Whether a list is given where none is allowed; the compiler would accept it as an object without fields. */
  readonly hasMisplacedList: (variables: Readonly<Record<string, unknown>>) => boolean;
}

/** A document's state: the number of times it was seen, then the compiled operation; null if it cannot be compiled. */
type Known = number | Compiled | null;

/** Returns the compiled operation; null if graphql-js has to execute it. */
export type Compile = (document: DocumentNode, operationName: string | null | undefined) => Compiled | null;

/**
 * Creates a compiler of frequent operations. Holds no document: what is known of one lives as long as it does in the
 * caches of documents, which are bounded in characters.
 */
export function compiler(schema: GraphQLSchema): Compile {
  const known = new WeakMap<DocumentNode, Map<string, Known>>();

  return (document, operationName) => {
    const name = operationName ?? "";
    const operations = known.get(document) ?? new Map<string, Known>();
    known.set(document, operations);
    const before = operations.get(name) ?? 0;
    if (typeof before !== "number") return before;
    const now = before + 1 < COMPILE_AFTER ? before + 1 : compile(schema, document, name);
    operations.set(name, now);
    return typeof now === "number" ? null : now;
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string): Compiled | null {
  const operation = getOperationAST(document, operationName || undefined);
  if (!operation || selectsSchema(operation) || isPeculiar(document)) return null;
  const made = compileQuery(schema, document, operationName, {
    disablingCapturingStackErrors: true,
    // Resolvers are typed: strings, numbers and enum values match the schema and need no check.
    disableLeafSerialization: true,
  });
  if (!isCompiledQuery(made)) return null;
  const variables = objectVariables(schema, operation);
  return {
    execute: made.query,
    hasMisplacedList: (given) => variables.some(({ name, type }) => listInPlaceOfOne(given[name], type)),
  };
}

/** Returns the variables that may hold an object or a list of objects, with their types. */
const objectVariables = (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node);
    return isInputType(type) && isInputObjectType(getNamedType(type)) ? [{ name: variable.name.value, type }] : [];
  });

function listInPlaceOfOne(value: unknown, wanted: GraphQLInputType): boolean {
  const type = getNullableType(wanted);
  if (isListType(type)) return [value].flat().some((item) => listInPlaceOfOne(item, type.ofType));
  if (Array.isArray(value)) return true;
  if (!isInputObjectType(type) || typeof value !== "object" || value === null) return false;
  const fields = type.getFields();
  return Object.entries(value).some(([name, item]) => {
    const field = fields[name];
    return field !== undefined && listInPlaceOfOne(item, field.type);
  });
}

const selectsSchema = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some((field) => field.kind !== Kind.FIELD || field.name.value.startsWith("__"));

/**
 * Whether the compiler and the specification disagree about the document: about some places of @skip and @include, and
 * about the one name that has a special meaning in JavaScript.
 */
function isPeculiar(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    enter(node) {
      found = node.kind === Kind.DIRECTIVE || (node.kind === Kind.FIELD && node.alias?.value === "__proto__");
      return found ? BREAK : undefined;
    },
  });
  return found;
}

/** Converts the errors of a compiled operation to regular ones, with their positions in the document. */
export function plainErrors(document: DocumentNode, errors: readonly GraphQLError[]): GraphQLError[] {
  const source = document.loc?.source;
  const lines = source?.body.split(/\r\n|\n|\r/) ?? [];
  const offset = ({ line, column }: SourceLocation) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return errors.map(
    ({ message, locations, path, originalError }) =>
      new GraphQLError(message, {
        ...(source && locations && { source, positions: locations.map(offset) }),
        path: path ?? null,
        originalError: originalError ?? null,
      }),
  );
}
