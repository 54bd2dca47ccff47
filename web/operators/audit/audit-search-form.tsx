import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import classes from "../console.module.css";
import { actionOptions } from "./audit-actions.ts";
import { type AuditFields, problemsOf } from "./audit-search.ts";

const OUTCOMES = [
  { value: "ALLOWED", label: "Succeeded" },
  { value: "REFUSED", label: "Failed" },
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
  const [problems, setProblems] = useState(() => problemsOf(fields));
  const field = (name: keyof AuditFields) => ({
    value: values[name],
    error: problems[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemsOf(values);
    setProblems(wrong);
    if (Object.keys(wrong).length === 0) onSearch(values);
  };
  return (
    <form className={classes.fields} onSubmit={submit} noValidate aria-label="Search the audit log">
      <TextInput label="Account ID" {...field("account")} />
      <ChoiceField label="Action" none="Any" options={actionOptions(fields.act)} {...field("act")} />
      <ChoiceField label="Outcome" none="Any" options={OUTCOMES} {...field("outcome")} />
      <TextInput label="IP address" {...field("address")} />
      <TextInput type="date" label="From" {...field("from")} />
      <TextInput type="date" label="To" {...field("until")} />
      <Button type="submit">Search</Button>
    </form>
  );
}
