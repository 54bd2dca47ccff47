import { Button, SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ReactNode, useEffect, useState } from "react";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, SALARY_RANGES, WORK_MODES } from "../../shared/jobs.options.ts";
import { JOB_LONG_TEXTS, JOB_TEXTS, MAX_JOB_LOCATION, MAX_JOB_TITLE } from "../../shared/jobs.ts";
import type { ServerProblem } from "../apollo/problem.ts";
import { ChoiceField } from "../ui/choice-field.tsx";
import { showProblem } from "../ui/form-errors.ts";
import { FormMessage } from "../ui/form-message.tsx";
import { useLeaveGuard } from "../ui/use-leave-guard.ts";
import { useStableCallback } from "../ui/use-stable-callback.ts";
import classes from "./job-form.module.css";
import { FIELD_LABELS, type JobFormValues, problemsOf, today } from "./job-form-values.ts";
import { JobPreview } from "./job-preview.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { PayFields } from "./pay-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { hintProps, PostingHintSummary, usePostingHints } from "./posting-hints.tsx";

interface JobFormProps {
  initialValues: JobFormValues;
  /** Whether they hold changes that are not saved yet. */
  restored?: boolean;
  /** The verb on the button. */
  submit: string;
  /** Sends the values; answers what the server refused, or null when it worked. */
  onSubmit: (values: JobFormValues) => Promise<ServerProblem | null>;
  /** Called once it worked; here one may leave. */
  onSaved: () => void;
  /** Whether to ask before what was changed is left behind. Not where it is kept as a draft. */
  guarded?: boolean;
  onChange?: (values: JobFormValues) => void;
  /** A deadline that may stay although it has passed. */
  storedDeadline?: string;
  /** The job that it is a copy or a change of, by id. */
  copyOf?: string;
  /** Beside the button. */
  actions?: ReactNode;
  /** The pay of an imported job in words of its own, which no choice says. */
  freeSalary?: string;
  /** When the job was posted. */
  postedAt?: string;
}

/** The form of a job with the create form's lists, and beside it the job as a seeker will see it. */
export function JobForm(props: JobFormProps) {
  const { initialValues, submit, onSubmit, onSaved, guarded = false, restored = false } = props;
  const { onChange, storedDeadline = "", actions, copyOf, freeSalary, postedAt } = props;
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const form = useForm<JobFormValues>({
    initialValues,
    validate: (values) => problemsOf(values, storedDeadline),
    ...(onChange && { onValuesChange: onChange }),
  });

  const send = async (values: JobFormValues) => {
    setBusy(true);
    setMessage(null);
    const problem = await onSubmit(values);
    // Once it is saved, the button stays busy until the page has changed: a second press would save it again.
    if (!problem) return setSaved(true);
    setBusy(false);
    setMessage(showProblem(form, problem) ?? JOB_TEXTS.invalid);
  };
  useLeaveGuard(() => guarded && !saved && (restored || form.isDirty()));
  const leave = useStableCallback(onSaved);
  // Only once the guard has seen that everything is saved.
  useEffect(() => {
    if (saved) leave();
  }, [saved, leave]);
  const refuse = (errors: Record<string, unknown>) => {
    const missing = errors.title || errors.industry || errors.description;
    setMessage(missing ? JOB_TEXTS.required : errors.applicationDeadline ? JOB_TEXTS.pastDeadline : JOB_TEXTS.invalid);
    const first = Object.keys(initialValues).find((name) => errors[name]);
    if (first) form.getInputNode(first)?.focus();
  };

  // What is missing is not told before one came to it.
  const hints = usePostingHints(form.values, copyOf).filter(
    ({ field }) => form.values.description !== "" || form.isTouched(field),
  );
  const field = <Name extends keyof JobFormValues>(name: Name) => ({
    label: FIELD_LABELS[name],
    ...hintProps(hints, name),
    ...form.getInputProps(name),
  });

  return (
    <div className={classes.page}>
      <form className={classes.form} onSubmit={form.onSubmit(send, refuse)} noValidate>
        <FormMessage tone="no">{message}</FormMessage>
        <TextInput required maxLength={MAX_JOB_TITLE} {...field("title")} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
          <ChoiceField required none="Choose one" options={INDUSTRIES} {...field("industry")} />
          <ChoiceField options={JOB_TYPES} {...field("jobType")} />
          <ChoiceField options={WORK_MODES} {...field("workMode")} />
          <TextInput maxLength={MAX_JOB_LOCATION} {...field("location")} />
          <ChoiceField none="Not stated" options={EXPERIENCE_LEVELS} {...field("experienceLevel")} />
          <ChoiceField
            none={form.values.payMin ? "Set by the numbers below" : freeSalary || "Not stated"}
            options={form.values.payMin ? [] : SALARY_RANGES}
            disabled={form.values.payMin !== ""}
            {...field("salaryRange")}
          />
          <TextInput
            description="The last day to apply; empty: open until you close it"
            type="date"
            min={today()}
            {...field("applicationDeadline")}
          />
        </SimpleGrid>
        <PayFields values={form.values} field={field} />
        <PlaceFields values={form.values} field={field} />
        {JOB_LONG_TEXTS.map(({ name, required }) =>
          name === "description" ? (
            <MarkdownField key={name} required={required} rows={10} {...field(name)} />
          ) : (
            <Textarea key={name} required={required} rows={4} resize="vertical" {...field(name)} />
          ),
        )}
        <PostingHintSummary hints={hints} onGo={(name) => form.getInputNode(name)?.focus()} />
        <div className={classes.foot}>
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
          {actions}
        </div>
      </form>
      <JobPreview values={form.values} freeSalary={freeSalary ?? ""} postedAt={postedAt} />
    </div>
  );
}
