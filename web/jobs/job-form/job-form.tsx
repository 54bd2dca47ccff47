import { Button, SimpleGrid, TextInput, type TextInputProps } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import {
  AI_POLICIES,
  EXPERIENCE_LEVELS,
  INDUSTRIES,
  JOB_EDITORS,
  JOB_TYPES,
  SALARY_RANGES,
  WORK_MODES,
} from "../../../shared/jobs.options.ts";
import { JOB_LONG_TEXTS, MAX_ANSWER_DAYS, MAX_JOB_LOCATION, MAX_JOB_TITLE } from "../../../shared/jobs.ts";
import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import type { JobInput } from "../../generated/graphql.ts";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { focusRefused, showProblem } from "../../ui/forms/form-errors.ts";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { useLeaveGuard } from "../../ui/forms/use-leave-guard.ts";
import { useStableCallback } from "../../ui/use-stable-callback.ts";
import classes from "./job-form.module.css";
import { FIELD_LABELS, type JobFormValues, problemsOf, today } from "./job-form-values.ts";
import { JobPreview } from "./job-preview.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { PayFields } from "./pay-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { hintProps, PostingHintSummary, usePostingHints } from "./posting-hints.tsx";
import { QuestionFields } from "./question-fields.tsx";
import type { JobProblem } from "./use-save-job.ts";

/** Formats a moment as the value of a datetime field: local time, to the minute. */
function localMoment(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** When a post opens; immediately when empty. */
export type PostWhen = Pick<JobInput, "isDraft" | "opensAt">;

/** Below the input, so that inputs side by side are level, however long their descriptions are. */
const HINT_BELOW: TextInputProps["inputWrapperOrder"] = ["label", "input", "description", "error"];

interface JobFormProps {
  /** Whether it can be saved as a draft or scheduled instead. */
  canWait?: boolean;
  /** The stored opening time of a scheduled job. */
  storedOpensAt?: string | null;
  initialValues: JobFormValues;
  /** Whether the initial values contain unsaved changes. */
  restored?: boolean;
  /** Label of the submit button, a verb. */
  submit: string;
  /** Sends the values; resolves with the server's error, or null on success. */
  onSubmit: (values: JobFormValues, when: PostWhen) => Promise<JobProblem | null>;
  /** Called after saving; may leave the page. */
  onSaved: () => void;
  /** Whether to ask before unsaved changes are left. Not needed when they are stored as a draft. */
  guarded?: boolean;
  onChange?: (values: JobFormValues) => void;
  /** A deadline that is accepted although it has passed. */
  storedDeadline?: string;
  /** Id of the job being copied or changed. */
  copyOf?: string;
  /** Shown beside the button. */
  actions?: ReactNode;
  /** Free-text pay of an imported job, which matches none of the choices. */
  freeSalary?: string;
  /** When the job was posted. */
  postedAt?: string;
  /** Whether somebody else controls who may edit it. */
  editorsFixed?: boolean;
}

/** The job form with the closed lists of the create form, and a preview as seekers will see it. */
export function JobForm(props: JobFormProps) {
  const { initialValues, submit, onSubmit, onSaved, guarded = false, restored = false, canWait = false } = props;
  const { onChange, storedDeadline = "", storedOpensAt = null, actions, copyOf, freeSalary, postedAt } = props;
  const { editorsFixed = false } = props;
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [isDraft, setIsDraft] = useState(false);
  const [opensAt, setOpensAt] = useState(storedOpensAt ? localMoment(storedOpensAt) : "");
  const [opensProblem, setOpensProblem] = useState<string | null>(null);
  const form = useForm<JobFormValues>({
    initialValues,
    validate: (values) => problemsOf(values, storedDeadline),
    ...(onChange && { onValuesChange: onChange }),
  });

  const send = async (values: JobFormValues, event?: FormEvent<HTMLFormElement>) => {
    const element = event?.currentTarget;
    setBusy(true);
    setMessage(null);
    const opens = opensAt && !isDraft ? { opensAt: new Date(opensAt).toISOString() } : {};
    const problem = await onSubmit(values, isDraft ? { isDraft } : opens);
    // After saving, the button stays busy until the page has changed: a second press would save again.
    if (!problem) return setSaved(true);
    setBusy(false);
    if (problem.merged) form.setValues(problem.merged);
    setOpensProblem(problem.fields.opensAt ?? null);
    const shown = showProblem(form, problem, element) ?? JOB_TEXTS.invalid;
    setMessage(problem.merged ? problem.message : shown);
  };
  const isMoved = opensAt !== (storedOpensAt ? localMoment(storedOpensAt) : "");
  useLeaveGuard(() => guarded && !saved && (restored || isMoved || form.isDirty()));
  const leave = useStableCallback(onSaved);
  // Only once the guard knows that everything is saved.
  useEffect(() => {
    if (saved) leave();
  }, [saved, leave]);
  const refuse = (errors: Record<string, unknown>, values: JobFormValues, event?: FormEvent<HTMLFormElement>) => {
    const missing = errors.title || errors.industry || errors.description;
    setMessage(missing ? JOB_TEXTS.required : errors.applicationDeadline ? JOB_TEXTS.pastDeadline : JOB_TEXTS.invalid);
    focusRefused(errors, values, event);
  };

  // Missing fields are not reported before they were visited.
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
            inputWrapperOrder={HINT_BELOW}
            description="Applicants can apply until the end of this day. Leave empty to keep the job open until you close it."
            type="date"
            min={today()}
            {...field("applicationDeadline")}
          />
          <TextInput
            required
            inputWrapperOrder={HINT_BELOW}
            description="Applicants see this response time. If you do not respond in time, we notify them, and this counts towards your response record."
            type="number"
            min={1}
            max={MAX_ANSWER_DAYS}
            {...field("answerWithinDays")}
          />
          <ChoiceField
            none="Not stated"
            inputWrapperOrder={HINT_BELOW}
            options={AI_POLICIES}
            description="Say whether applicants can use AI to write their applications."
            {...field("aiPolicy")}
          />
        </SimpleGrid>
        <PayFields values={form.values} field={field} />
        <PlaceFields values={form.values} field={field} />
        {JOB_LONG_TEXTS.map(({ name, max, required }) => (
          <MarkdownField key={name} required={required} maxLength={max} rows={required ? 10 : 4} {...field(name)} />
        ))}
        <QuestionFields form={form} />
        <ChoiceField
          options={JOB_EDITORS}
          disabled={editorsFixed}
          description={
            editorsFixed
              ? "Only the job's owner and the company's owners can change this."
              : "They can also close, reopen and delete the job. This does not change who decides on applicants."
          }
          {...field("editors")}
        />
        <PostingHintSummary hints={hints} onGo={(name) => form.getInputNode(name)?.focus()} />
        {canWait ? (
          <TextInput
            type="datetime-local"
            label="Opening date and time"
            description="Only your company can see the job before this time. Leave empty to open it as soon as you post it."
            value={opensAt}
            error={opensProblem}
            onChange={({ currentTarget }) => {
              setOpensAt(currentTarget.value);
              setOpensProblem(null);
            }}
          />
        ) : null}
        <div className={classes.foot}>
          <Button type="submit" loading={busy && !isDraft} disabled={busy && isDraft} onClick={() => setIsDraft(false)}>
            {canWait && opensAt ? "Schedule job" : submit}
          </Button>
          {canWait ? (
            <Button
              type="submit"
              variant="default"
              loading={busy && isDraft}
              disabled={busy && !isDraft}
              onClick={() => setIsDraft(true)}
            >
              Save as draft
            </Button>
          ) : null}
          {actions}
        </div>
      </form>
      <JobPreview values={form.values} freeSalary={freeSalary ?? ""} postedAt={postedAt} />
    </div>
  );
}
