import { Button, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ReactNode, useState } from "react";
import {
  JOB_DESCRIPTION_MAX,
  JOB_LOCATION_MAX,
  JOB_REQUIREMENTS_MAX,
  JOB_TEXTS,
  JOB_TITLE_MAX,
} from "../../server/jobs/jobs.limits.ts";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, SALARY_RANGES, WORK_MODES } from "../../server/jobs/jobs.options.ts";
import { ChoiceField } from "../ui/choice-field.tsx";
import { type ServerProblem, showProblem } from "../ui/form-errors.ts";
import { FormMessage } from "../ui/form-message.tsx";
import classes from "./job-form.module.css";
import { JOB_RULES, type JobFormValues, today } from "./job-form-values.ts";

interface JobFormProps {
  initial: JobFormValues;
  /** The verb on the button. */
  submitWords: string;
  /** Sends the values; answers what was refused, or null. */
  onSubmit: (values: JobFormValues) => Promise<ServerProblem | null>;
  /** Told of each change, for a draft or a guard against leaving. */
  onChange?: (values: JobFormValues) => void;
  /** Beside the fields on wide screens: the post as seekers will see it. */
  preview: (values: JobFormValues) => ReactNode;
}

/** The fields of a post, for creating and editing alike. */
export function JobForm({ initial, submitWords, onSubmit, onChange, preview }: JobFormProps) {
  const form = useForm<JobFormValues>({
    initialValues: initial,
    validate: JOB_RULES,
    validateInputOnBlur: ["applicationDeadline"],
    onValuesChange: (values) => onChange?.(values),
  });
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  const send = async (values: JobFormValues) => {
    setBusy(true);
    const refused = await onSubmit(values);
    setBusy(false);
    setMessage(refused && showProblem({ values, setErrors: form.setErrors }, refused));
  };
  const refuse = (errors: Record<string, unknown>) => {
    const onlyDeadline = Object.keys(errors).every((name) => name === "applicationDeadline");
    setMessage(onlyDeadline ? null : JOB_TEXTS.required);
    const first = Object.keys(errors)[0];
    if (first) form.getInputNode(first)?.focus();
  };

  return (
    <div className={classes.layout}>
      <form className={classes.form} onSubmit={form.onSubmit(send, refuse)} noValidate>
        <FormMessage tone="no">{message}</FormMessage>
        <TextInput label="Job title" withAsterisk maxLength={JOB_TITLE_MAX} {...form.getInputProps("title")} />
        <div className={classes.pair}>
          <ChoiceField
            label="Industry"
            withAsterisk
            none="Choose one"
            options={INDUSTRIES}
            {...form.getInputProps("industry")}
          />
          <ChoiceField label="Job type" options={JOB_TYPES} {...form.getInputProps("jobType")} />
          <ChoiceField label="Work mode" options={WORK_MODES} {...form.getInputProps("workMode")} />
          <TextInput label="Location" maxLength={JOB_LOCATION_MAX} {...form.getInputProps("location")} />
          <ChoiceField
            label="Experience level"
            none="Not stated"
            options={EXPERIENCE_LEVELS}
            {...form.getInputProps("experienceLevel")}
          />
          <ChoiceField
            label="Salary range"
            none="Not stated"
            options={SALARY_RANGES}
            {...form.getInputProps("salaryRange")}
          />
          <TextInput
            label="Application deadline"
            type="date"
            min={today()}
            {...form.getInputProps("applicationDeadline")}
          />
        </div>
        <Textarea
          label="Job description"
          withAsterisk
          minRows={6}
          maxLength={JOB_DESCRIPTION_MAX}
          {...form.getInputProps("description")}
        />
        <Textarea label="Requirements" maxLength={JOB_REQUIREMENTS_MAX} {...form.getInputProps("requirements")} />
        <div>
          <Button type="submit" loading={busy}>
            {submitWords}
          </Button>
        </div>
      </form>
      <aside className={classes.preview} aria-label="Preview">
        <p className={classes.previewTitle}>As seekers will see it</p>
        {preview(form.values)}
      </aside>
    </div>
  );
}
