import { GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from "graphql";

const CONDITIONS = ["skip", "include"];

/**
 * Refuses `@skip` and `@include` on the field of a subscription, which has exactly one (GraphQL, section 5.2.4.1).
 * graphql-js fails without an error for the client if that field is skipped.
 */
export const unconditionalSubscriptions: ValidationRule = (context) => {
  const isConditional = ({ selections }: SelectionSetNode, visited: ReadonlySet<string> = new Set()): boolean =>
    selections.some((selection) => {
      if (selection.directives?.some(({ name }) => CONDITIONS.includes(name.value))) return true;
      if (selection.kind === Kind.FIELD) return false;
      if (selection.kind === Kind.INLINE_FRAGMENT) return isConditional(selection.selectionSet, visited);
      const name = selection.name.value;
      const fragment = visited.has(name) ? null : context.getFragment(name);
      return fragment ? isConditional(fragment.selectionSet, new Set([...visited, name])) : false;
    });
  return {
    OperationDefinition(node) {
      if (node.operation !== "subscription" || !isConditional(node.selectionSet)) return;
      const message = "The field of a subscription cannot have @skip or @include. Put them on the fields within it.";
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
};
