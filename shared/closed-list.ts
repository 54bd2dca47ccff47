/** One choice of a closed list (docs/specification.md 3.7): its value in the schema and database, and its words. */
export interface Option<Value extends string> {
  readonly value: Value;
  /** As the create form shows it; also what the legacy REST paths answer with. */
  readonly label: string;
  /** Other spellings of the same choice; any case and spacing is understood. */
  readonly alsoSpelt?: readonly string[];
}

const folded = (text: string) =>
  text.toLowerCase().replace(/[\s\u2010-\u2015]+/g, (run) => (/\s/.test(run) ? "" : "-"));

/** The option that a spelling means, in any case and spacing; `undefined` when none does. */
export function readOption<Value extends string>(
  options: readonly Option<Value>[],
  spelling: string,
): Value | undefined {
  const wanted = folded(spelling);
  return options.find(({ value, label, alsoSpelt = [] }) =>
    [value, label, ...alsoSpelt].some((known) => folded(known) === wanted),
  )?.value;
}

/** The words of a value; the empty text for an absent one. */
export function labelOf<Value extends string>(
  options: readonly Option<Value>[],
  value: Value | null | undefined,
): string {
  return options.find((option) => option.value === value)?.label ?? "";
}
