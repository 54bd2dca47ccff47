import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import type { Option } from "../../../shared/closed-list.ts";
import { choices } from "./options.ts";

interface ChoiceFieldProps extends Omit<NativeSelectProps, "data"> {
  label: string;
  options: readonly Option<string>[];
  /** The label for "no choice"; without it, a choice is required. */
  none?: string;
}

/** A choice from a closed list. Uses the native select, which works best with keyboards, screen readers and phones. */
export function ChoiceField({ options, none, ...field }: ChoiceFieldProps) {
  const data = none === undefined ? choices(options) : [{ value: "", label: none }, ...choices(options)];
  return <NativeSelect data={data} {...field} />;
}
