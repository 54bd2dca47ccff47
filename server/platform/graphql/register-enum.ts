import { registerEnumType } from "type-graphql";
import { displayLabel, type Option } from "../../../shared/closed-list.ts";

/**
 * Registers an enum of the schema. Each value is described by the given sentence, or by its label in the user
 * interface.
 */
export function registerEnum<Value extends string>(
  name: string,
  values: Readonly<Record<Value, string>>,
  description: string,
  meanings: Readonly<Record<Value, string>> | readonly Option<Value>[],
): void {
  const texts = Array.isArray(meanings)
    ? Object.fromEntries(meanings.map(({ value, label }) => [value, `Shown as “${displayLabel(label)}”.`]))
    : (meanings as Readonly<Record<Value, string>>);
  const valuesConfig: Partial<Record<Value, { description: string }>> = {};
  for (const value of Object.keys(values) as Value[]) valuesConfig[value] = { description: texts[value] };
  registerEnumType(values, { name, description, valuesConfig });
}

/** Converts the options of a closed list to an enum object. */
export const enumOf = <Value extends string>(options: readonly Option<Value>[]) =>
  Object.fromEntries(options.map(({ value }) => [value, value])) as { readonly [V in Value]: V };
