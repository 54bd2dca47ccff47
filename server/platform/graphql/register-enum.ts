import { registerEnumType } from "type-graphql";
import type { Option } from "../../../shared/closed-list.ts";

/** Declares an enum of the schema. Each value is described by the sentence given, or by the label that people see for it. */
export function registerEnum<Value extends string>(
  name: string,
  values: Readonly<Record<Value, string>>,
  description: string,
  meanings: Readonly<Record<Value, string>> | readonly Option<Value>[],
): void {
  const texts = Array.isArray(meanings)
    ? Object.fromEntries(meanings.map(({ value, label }) => [value, label]))
    : (meanings as Readonly<Record<Value, string>>);
  const valuesConfig: Partial<Record<Value, { description: string }>> = {};
  for (const value of Object.keys(values) as Value[]) valuesConfig[value] = { description: texts[value] };
  registerEnumType(values, { name, description, valuesConfig });
}

/** The values of a closed list, as an enum of the schema is declared. */
export const enumOf = <Value extends string>(options: readonly Option<Value>[]) =>
  Object.fromEntries(options.map(({ value }) => [value, value])) as { readonly [V in Value]: V };
