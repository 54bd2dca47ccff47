import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from "graphql";

/**
 * Costs of a list in addition to its page, in fields: a search through all rows, counting its results, and counting a
 * whole list.
 */
const SEARCH_COST = 150;
const COUNT_OF_SEARCH_COST = 250;
const COUNT_COST = 50;
/**
 * Costs of other fields: facet counts, up to six counts of searches and a look-up scan many rows; the schema's types and
 * their fields are thousands of values, so that a document can request all of them once.
 */
const COSTS: Readonly<Record<string, number>> = {
  jobFacets: 400,
  jobAlternatives: 1_500,
  jobSuggestions: 50,
  __schema: 3_000,
  __type: 500,
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Returns the cost of an operation's lists in addition to their pages. `variables`: as sent by the client. */
export function searchCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const fragments: Fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  let cost = 0;
  for (const node of fieldsOf(operation.selectionSet, fragments)) {
    const field = fields[node.name.value];
    cost += (COSTS[node.name.value] ?? 0) * (isIntrospection(node) ? 1 + aliasesIn(node, fragments) : 1);
    if (!field || !getNamedType(field.type).name.endsWith("Connection")) continue;
    const isSearch = hasContent(getArgumentValues(field, node, variables).filter);
    const isCounted =
      node.selectionSet !== undefined &&
      fieldsOf(node.selectionSet, fragments).some(({ name }) => name.value.startsWith("totalCount"));
    if (isSearch) cost += SEARCH_COST;
    if (isCounted) cost += isSearch ? COUNT_OF_SEARCH_COST : COUNT_COST;
  }
  return cost;
}

const isIntrospection = ({ name }: FieldNode) => name.value.startsWith("__");

/** Counts the aliases below a field: each can request the schema's lists once more. A fragment counts once. */
function aliasesIn(
  node: FieldNode | FragmentDefinitionNode,
  fragments: Fragments,
  seen = new Set<FragmentDefinitionNode>(),
): number {
  let count = 0;
  if (!node.selectionSet) return count;
  visit(node.selectionSet, {
    Field({ alias }) {
      if (alias) count += 1;
    },
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || seen.has(fragment)) return;
      seen.add(fragment);
      count += aliasesIn(fragment, fragments, seen);
    },
  });
  return count;
}

/** Whether a filter restricts anything: empty texts, lists and objects, at any depth, do not. */
export function hasContent(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).some(hasContent);
  return value !== undefined && value !== null && value !== "";
}

/**
 * Returns the fields of a selection, including those of its fragments. The document was validated: fragments are not
 * circular.
 */
function fieldsOf({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return inner ? fieldsOf(inner.selectionSet, fragments) : [];
  });
}
