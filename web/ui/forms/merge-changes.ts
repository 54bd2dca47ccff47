/** The result of merging one's own changes with those that others have saved in the meantime. */
export interface Merged<Values> {
  /** With the others' changes, and one's own; where they collide, one's own. */
  readonly values: Values;
  /** The fields that both have changed, to different values. */
  readonly collisions: readonly (keyof Values & string)[];
}

/** The `key` of an entry identifies it on the page only. */
const withoutKeys = (value: unknown) => JSON.stringify(value, (name, part) => (name === "key" ? undefined : part));
const isSame = (one: unknown, other: unknown) => withoutKeys(one) === withoutKeys(other);

/**
 * Merges, field by field, the changes made in a form with those stored by others since. `base`: the values that the form
 * was filled with. A field that only one side has changed has that side's value.
 */
export function mergeChanges<Values extends object>(base: Values, mine: Values, theirs: Values): Merged<Values> {
  const names = Object.keys(mine) as (keyof Values & string)[];
  const changed = names.filter((name) => !isSame(mine[name], base[name]));
  return {
    values: { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) },
    collisions: changed.filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name])),
  };
}

/**
 * Returns the fields that differ from what the form was filled with, to be sent where absent fields stay unchanged: what
 * others have saved in the other fields since then is retained.
 */
export function changedFields<Values extends object>(base: Values, mine: Values): Partial<Values> {
  const names = Object.keys(mine) as (keyof Values & string)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(mine[name], base[name])).map((name) => [name, mine[name]]),
  ) as Partial<Values>;
}
