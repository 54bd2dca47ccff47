import type { Option } from "../../../shared/closed-list.ts";

/** A closed list as a Mantine select wants it. */
export const choices = (options: readonly Option<string>[]): { value: string; label: string }[] =>
  options.map(({ value, label }) => ({ value, label: sentence(label) }));

/** The words of a value on a screen: "onSite" and "remote" as given in forms, but with a capital where they stand alone. */
export function optionLabel(options: readonly Option<string>[], value: string | null | undefined): string {
  const found = options.find((option) => option.value === value);
  return found ? sentence(found.label) : "";
}

const sentence = (label: string): string =>
  label === "onSite" ? "Onsite" : label.charAt(0).toUpperCase() + label.slice(1);
