import { SimpleGrid, type SimpleGridProps, TextInput, type TextInputProps } from "@mantine/core";
import { CURRENCIES, PAY_UNITS } from "../../../shared/pay.ts";
import { ChoiceField } from "./choice-field.tsx";

export interface PayInputsProps {
  /** The chosen currency: one that is not in the list is retained. */
  currency: string;
  cols: SimpleGridProps["cols"];
  field: (name: "payMin" | "payMax" | "payCurrency" | "payUnit") => TextInputProps & { label: string };
}

/** The inputs of numeric pay, side by side. */
export function PayInputs({ currency, cols, field }: PayInputsProps) {
  const currencies = [...new Set([...CURRENCIES, currency || CURRENCIES[0]])];
  return (
    <SimpleGrid cols={cols} verticalSpacing="md">
      <TextInput inputMode="decimal" {...field("payMin")} />
      <TextInput inputMode="decimal" {...field("payMax")} />
      <ChoiceField
        options={currencies.map((code) => ({ value: code, label: code }))}
        {...(field("payCurrency") as { label: string })}
      />
      <ChoiceField options={PAY_UNITS} {...(field("payUnit") as { label: string })} />
    </SimpleGrid>
  );
}
