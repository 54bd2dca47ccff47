import type { Option } from "../../../shared/closed-list.ts";

/** Converts a closed list to options of a Mantine select. */
export const choices = (options: readonly Option<string>[]): { value: string; label: string }[] =>
  options.map(({ value, label }) => ({ value, label: sentence(label) }));

/** Returns the label of a value for display: as in forms ("onSite", "remote"), but capitalized. */
export function optionLabel(options: readonly Option<string>[], value: string | null | undefined): string {
  const found = options.find((option) => option.value === value);
  return found ? sentence(found.label) : "";
}

const sentence = (label: string): string =>
  label === "onSite" ? "Onsite" : label.charAt(0).toUpperCase() + label.slice(1);
