import { payLabel } from "../../../shared/pay.ts";
import { PayInputs, type PayInputsProps } from "../../ui/forms/pay-inputs.tsx";
import { payOf } from "../../ui/forms/typed-pay.ts";
import classes from "./job-form.module.css";
import type { JobFormValues } from "./job-form-values.ts";

interface PayFieldsProps extends Pick<PayInputsProps, "field"> {
  values: JobFormValues;
}

/** Numeric pay, which determines the salary range. */
export function PayFields({ values, field }: PayFieldsProps) {
  const pay = payOf(values);
  return (
    <fieldset className={classes.group}>
      <legend>Pay range in figures (optional)</legend>
      <PayInputs cols={{ base: 2, sm: 4 }} currency={values.payCurrency} field={field} />
      <p aria-live="polite">{pay ? `Shown to job seekers as ${payLabel(pay)}. It sets the salary range.` : null}</p>
    </fieldset>
  );
}
