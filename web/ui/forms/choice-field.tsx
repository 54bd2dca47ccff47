import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import type { Option } from "../../../shared/closed-list.ts";
import { choices } from "./options.ts";

interface ChoiceFieldProps extends Omit<NativeSelectProps, "data"> {
  label: string;
  options: readonly Option<string>[];
  /** The label for "no choice"; without it, a choice is required. */
  none?: string;
  /** Shows the labels as they are, without capitals: names and addresses. */
  asWritten?: boolean;
}

/** A choice from a closed list. Uses the native select, which works best with keyboards, screen readers and phones. */
export function ChoiceField({ options, none, asWritten = false, ...field }: ChoiceFieldProps) {
  const chosen = asWritten ? options : choices(options);
  const data = none === undefined ? [...chosen] : [{ value: "", label: none }, ...chosen];
  return <NativeSelect data={data} {...field} />;
}
