import { displayLabel, type Option } from "../../../shared/closed-list.ts";

/** Converts a closed list to options of a Mantine select. */
export const choices = (options: readonly Option<string>[]): { value: string; label: string }[] =>
  options.map(({ value, label }) => ({ value, label: displayLabel(label) }));

/** Returns the label of a value for display: as in forms ("onSite", "remote"), but capitalized. */
export function optionLabel(options: readonly Option<string>[], value: string | null | undefined): string {
  const found = options.find((option) => option.value === value);
  return found ? displayLabel(found.label) : "";
}
