import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

type Selected = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

/**
 * Returns a function that checks whether one of these fields is selected anywhere below a field, under any alias, in
 * any fragment, skipped or not. It may return true for a field of that name of another type, but never false for a
 * selected one. Results are cached as long as the document.
 */
export function selectsAny(names: ReadonlySet<string>): (info: Selected) => boolean {
  const known = new WeakMap<FieldNode, boolean>();

  const within = (selectionSet: SelectionSetNode | undefined, fragments: Selected["fragments"]): boolean =>
    selectionSet?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD)
        return names.has(selection.name.value) || within(selection.selectionSet, fragments);
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet, fragments);
      return within(fragments[selection.name.value]?.selectionSet, fragments);
    }) ?? false;

  return ({ fieldNodes, fragments }) =>
    fieldNodes.some((node) => {
      const before = known.get(node);
      if (before !== undefined) return before;
      const found = within(node.selectionSet, fragments);
      known.set(node, found);
      return found;
    });
}
