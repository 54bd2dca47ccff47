import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

type Selected = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

/**
 * Makes the question whether one of these fields is selected anywhere below a field, under whatever alias, in whatever
 * fragment, skipped or not. It may say yes for a field of that name of another type; it never says no for one that is
 * asked for. The answer is remembered for as long as the document is.
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
