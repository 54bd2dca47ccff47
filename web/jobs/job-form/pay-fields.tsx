import { SimpleGrid, TextInput, type TextInputProps } from "@mantine/core";
import { CURRENCIES, PAY_UNITS, payLabel } from "../../../shared/pay.ts";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import classes from "./job-form.module.css";
import { type JobFormValues, payOf } from "./job-form-values.ts";

type PayField = "payMin" | "payMax" | "payCurrency" | "payUnit";

interface PayFieldsProps {
  values: JobFormValues;
  field: (name: PayField) => TextInputProps & { label: string };
}

/** Numeric pay, which determines the salary range. A stored currency that is not in the list is retained. */
export function PayFields({ values, field }: PayFieldsProps) {
  const currencies = [...new Set([...CURRENCIES, values.payCurrency || CURRENCIES[0]])];
  const pay = payOf(values);
  return (
    <fieldset className={classes.group}>
      <legend>Exact pay (optional)</legend>
      <SimpleGrid cols={{ base: 2, sm: 4 }} verticalSpacing="md">
        <TextInput inputMode="decimal" {...field("payMin")} />
        <TextInput inputMode="decimal" {...field("payMax")} />
        <ChoiceField
          options={currencies.map((code) => ({ value: code, label: code }))}
          {...(field("payCurrency") as { label: string })}
        />
        <ChoiceField options={PAY_UNITS} {...(field("payUnit") as { label: string })} />
      </SimpleGrid>
      <p aria-live="polite">{pay ? `Shown to job seekers as ${payLabel(pay)}. It sets the salary range.` : null}</p>
    </fieldset>
  );
}
