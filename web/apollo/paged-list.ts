import type { FieldPolicy } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

type KeyFunction = Extract<FieldPolicy["keyArgs"], (...given: never[]) => unknown>;
type Field = Parameters<KeyFunction>[1]["field"];

/**
 * A Relay connection of the Query type, kept once for each set of the named conditions.
 * A query that asks for its totals alone keeps them in a place of their own: answered last, they would otherwise
 * leave a list without its people.
 */
export function pagedList(...conditions: string[]): FieldPolicy {
  return {
    ...relayStylePagination(),
    keyArgs(args, { field, fieldName }) {
      if (!field || !asksForTotalsAlone(field)) return conditions.length > 0 ? conditions : fieldName;
      return `${fieldName}:totals:${JSON.stringify(conditions.map((name) => args?.[name] ?? null))}`;
    },
  };
}

const asksForTotalsAlone = ({ selectionSet }: NonNullable<Field>): boolean =>
  selectionSet?.selections.every(
    (selection) =>
      selection.kind === "Field" &&
      (selection.name.value.startsWith("totalCount") || selection.name.value === "__typename"),
  ) ?? false;
