import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import type { Option } from "../../../shared/closed-list.ts";
import { choices } from "./options.ts";

interface ChoiceFieldProps extends Omit<NativeSelectProps, "data"> {
  label: string;
  options: readonly Option<string>[];
  /** The words for "none of them"; without it a choice must be made. */
  none?: string;
}

/** One of a closed list. The platform's own select: keyboard, screen readers and phones know it best. */
export function ChoiceField({ options, none, ...field }: ChoiceFieldProps) {
  const data = none === undefined ? choices(options) : [{ value: "", label: none }, ...choices(options)];
  return <NativeSelect data={data} {...field} />;
}
