import { useForm } from "@mantine/form";
import { type FormEvent, useState } from "react";
import type { ServerProblem } from "../apollo/problem.ts";
import { focusRefused, showProblem } from "../ui/forms/form-errors.ts";
import { missingFields, optional, type Rule } from "./account-rules.ts";

/** Sends the values; resolves with the server's error, or null on success. */
export type Send<Values> = (values: Values) => Promise<ServerProblem | null>;

/** Common behaviour of account forms: client and server errors beside the fields, and values that survive errors. */
export function useAccountForm<Values extends Record<string, string>>(
  initialValues: Values,
  rules: { [Name in keyof Values]: Rule },
  onSubmit: Send<Values>,
  onValuesChange?: (values: Record<string, string>) => void,
) {
  const form = useForm<Record<string, string>>({
    mode: "uncontrolled",
    initialValues,
    validate: rules,
    onValuesChange(values) {
      setChanged(form.isDirty());
      onValuesChange?.(values);
    },
  });
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ServerProblem | null>(null);

  const send = async (values: Record<string, string>, event?: FormEvent<HTMLFormElement>) => {
    const element = event?.currentTarget;
    setBusy(true);
    setProblem(null);
    const refused = await onSubmit(values as Values);
    setBusy(false);
    if (!refused) {
      form.resetDirty(values);
      // More may have been typed meanwhile.
      setChanged(form.isDirty());
      return;
    }
    const message = showProblem({ values, setErrors: form.setErrors }, refused, element);
    setProblem(message === null ? null : { ...refused, message });
  };
  const refuse = (
    errors: Record<string, unknown>,
    values: Record<string, string>,
    event?: FormEvent<HTMLFormElement>,
  ) => {
    const message = missingFields(values, rules);
    setProblem(message ? { message, fields: {} } : null);
    focusRefused(errors, values, event);
  };

  return {
    field: (name: keyof Values & string) => ({
      ...form.getInputProps(name),
      "aria-required": rules[name] !== optional,
    }),
    submit: form.onSubmit(send, refuse),
    value: (name: keyof Values & string) => form.getValues()[name] ?? "",
    busy,
    /** Whether something is to be saved: the values differ from those that were saved last. */
    changed,
    problem,
  };
}
