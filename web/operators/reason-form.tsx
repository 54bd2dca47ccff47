import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type FormEvent, type ReactNode, useState } from "react";
import { attempt } from "../apollo/problem.ts";
import { focusRefused, showProblem } from "../ui/forms/form-errors.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { TextArea } from "../ui/forms/text-area.tsx";
import { notify } from "../ui/notices/notify.ts";
import classes from "./console.module.css";
import { explanationRule } from "./explanation-rule.ts";
import { NotifyApplicantsField } from "./takedowns/notify-applicants-field.tsx";

interface Values {
  explanation: string;
  messageToApplicants: string;
  domain: string;
}

interface ReasonFormProps {
  /** Label of the form. */
  label: string;
  /** The consequence. */
  words: ReactNode;
  /** The readers of the reason. */
  reader: string;
  button: string;
  /** Marks a destructive action. */
  danger?: boolean;
  /** Whether the job's applicants can be sent an additional message. */
  notifiesApplicants?: boolean;
  /** The initial domain, where one is required. */
  domain?: string | undefined;
  /** What the action is about, above the consequence. */
  before?: ReactNode;
  /** Additional fields, before the button. */
  children?: ReactNode;
  /** The error when it cannot be sent. */
  failed: string;
  /** @returns a confirmation message */
  send: (values: Values) => Promise<string | undefined>;
  onDone: () => void;
}

/** A form for an operator's action that requires a reason. */
export function ReasonForm({
  label,
  words,
  reader,
  button,
  danger = false,
  failed,
  send,
  onDone,
  ...more
}: ReasonFormProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    initialValues: { explanation: "", messageToApplicants: "", domain: more.domain ?? "" },
    validate: { explanation: explanationRule },
  });
  const submit = async (values: Values, event?: FormEvent<HTMLFormElement>) => {
    const element = event?.currentTarget;
    setBusy(true);
    setProblem(null);
    const refused = await attempt(async () => notify((await send(values)) ?? ""), failed);
    setBusy(false);
    if (refused) setProblem(showProblem(form, refused, element));
    else onDone();
  };
  return (
    <form className={classes.panel} onSubmit={form.onSubmit(submit, focusRefused)} noValidate aria-label={label}>
      <FormMessage tone="no">{problem}</FormMessage>
      {more.before}
      <p>{words}</p>
      <TextArea
        label="Reason"
        description={reader}
        minRows={3}
        maxRows={12}
        aria-required
        {...form.getInputProps("explanation")}
      />
      {more.notifiesApplicants ? <NotifyApplicantsField {...form.getInputProps("messageToApplicants")} /> : null}
      {more.domain === undefined ? null : (
        <TextInput
          label="Domain"
          description="The company's own domain, such as acme.com."
          aria-required
          {...form.getInputProps("domain")}
        />
      )}
      {more.children}
      <Button type="submit" color={danger ? "red" : "accent"} loading={busy}>
        {button}
      </Button>
    </form>
  );
}
