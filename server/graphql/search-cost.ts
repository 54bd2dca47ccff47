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
} from "graphql";

/** What a list costs beside its page, in fields: a search among all rows, and counting what was found or what there is. */
const SEARCH_COST = 150;
const COUNT_OF_SEARCH_COST = 250;
const COUNT_COST = 50;
/** What other fields cost that look through many rows: counts beside choices, up to six counts of searches, a look-up. */
const COSTS: Readonly<Record<string, number>> = { jobFacets: 400, jobAlternatives: 1_500, jobSuggestions: 50 };

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** What the lists of an operation cost beside their pages. `variables` are taken as they were sent. */
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
    cost += COSTS[node.name.value] ?? 0;
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

/** Whether a filter asks for anything. */
export function hasContent(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).some(hasContent);
  return value !== undefined && value !== null && value !== "";
}

/** The fields of a selection, those of its fragments among them. The document was validated: no fragment holds itself. */
function fieldsOf({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return inner ? fieldsOf(inner.selectionSet, fragments) : [];
  });
}
