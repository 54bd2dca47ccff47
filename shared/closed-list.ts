import { capitalized } from "./text/case.ts";

/** One choice of a closed list (docs/specification.md 3.7): its value in the schema and database, and its label. */
export interface Option<Value extends string> {
  readonly value: Value;
  /** The label in the create form; also the value returned by the legacy REST paths. */
  readonly label: string;
  /** Other accepted spellings; case and spacing are ignored. */
  readonly alsoSpelt?: readonly string[];
}

const folded = (text: string) =>
  text.toLowerCase().replace(/[\s\u2010-\u2015]+/g, (run) => (/\s/.test(run) ? "" : "-"));

/** Finds an option by any of its spellings, ignoring case and spacing; `undefined` when none matches. */
export function readOption<Value extends string>(
  options: readonly Option<Value>[],
  spelling: string,
): Value | undefined {
  const wanted = folded(spelling);
  return options.find(({ value, label, alsoSpelt = [] }) =>
    [value, label, ...alsoSpelt].some((known) => folded(known) === wanted),
  )?.value;
}

/** Returns the label of a value; the empty string when the value is absent. */
export function labelOf<Value extends string>(
  options: readonly Option<Value>[],
  value: Value | null | undefined,
): string {
  return options.find((option) => option.value === value)?.label ?? "";
}

/** Returns an option's label as pages show it: "onSite" and "remote" of the forms, capitalized. */
export const displayLabel = (label: string): string => (label === "onSite" ? "Onsite" : capitalized(label));
