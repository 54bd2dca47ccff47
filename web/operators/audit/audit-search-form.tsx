import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import classes from "../console.module.css";
import { actOptions } from "./audit-acts.ts";
import { type AuditFields, idProblem } from "./audit-search.ts";

const OUTCOMES = [
  { value: "ALLOWED", label: "Done" },
  { value: "REFUSED", label: "Refused" },
];

/** The search form of the audit log. */
export function AuditSearchForm({
  fields,
  onSearch,
}: {
  fields: AuditFields;
  onSearch: (fields: AuditFields) => void;
}) {
  const [values, setValues] = useState(fields);
  const [problem, setProblem] = useState<string | null>(null);
  const field = (name: keyof AuditFields) => ({
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = idProblem(values.account);
    setProblem(wrong);
    if (!wrong) onSearch(values);
  };
  return (
    <form className={classes.fields} onSubmit={submit} noValidate aria-label="Search the audit log">
      <TextInput label="Account id" error={problem} {...field("account")} />
      <ChoiceField label="Act" none="Any" options={actOptions(fields.act)} {...field("act")} />
      <ChoiceField label="Outcome" none="Any" options={OUTCOMES} {...field("outcome")} />
      <TextInput label="IP address" {...field("address")} />
      <TextInput type="date" label="From" {...field("from")} />
      <TextInput type="date" label="To" {...field("until")} />
      <Button type="submit">Search</Button>
    </form>
  );
}
