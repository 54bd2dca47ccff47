import { Button, Radio } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type FormEvent, useState } from "react";
import { MAX_REPORT_NOTE, REPORT_REASONS } from "../../shared/privacy.ts";
import { attempt } from "../apollo/problem.ts";
import type { ReportKind, ReportReason } from "../generated/graphql.ts";
import { useReportMutation } from "../generated/privacy/privacy.ts";
import { focusRefused, showProblem } from "../ui/forms/form-errors.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { RadioGroup } from "../ui/forms/radio-group.tsx";
import { TextArea } from "../ui/forms/text-area.tsx";
import classes from "./report-panel.module.css";

interface ReportValues {
  reason: ReportReason | null;
  note: string;
}

/** The reported object. */
export interface ReportSubject {
  readonly kind: ReportKind;
  /** The id of the seeker, message, job or version of an offer. */
  readonly id: string;
  /** Its name on the panel: "Ada Lovelace", "this message". */
  readonly text: string;
}

interface ReportFormProps {
  subject: ReportSubject;
  /** Called when the report was sent, with the server's thanks. */
  onSent: (thanks: string) => void;
}

/** A form for the reason and a free text. */
export function ReportForm({ subject: { kind, id }, onSent }: ReportFormProps) {
  const [report, { loading }] = useReportMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<ReportValues>({
    initialValues: { reason: null, note: "" },
    validate: {
      reason: (reason) => (reason ? null : "Choose a reason."),
      note: (note) =>
        note.trim().length > MAX_REPORT_NOTE ? `At most ${MAX_REPORT_NOTE.toLocaleString("en")} characters.` : null,
    },
  });
  const send = async ({ reason, note }: ReportValues, event?: FormEvent<HTMLFormElement>) => {
    const element = event?.currentTarget;
    if (!reason) return;
    setProblem(null);
    let thanks = "Thank you.";
    const refused = await attempt(async () => {
      const { data } = await report({ variables: { input: { kind, id, reason, note: note.trim() } } });
      if (data) thanks = data.report.message;
    });
    if (refused) setProblem(showProblem(form, refused, element));
    else onSent(thanks);
  };
  return (
    <form className={classes.panel} onSubmit={form.onSubmit(send, focusRefused)} noValidate aria-label="Report">
      <FormMessage tone="no">{problem}</FormMessage>
      <p className={classes.hint}>
        Only Worklane's operators can read your report. No one else finds out that you reported it.
      </p>
      <RadioGroup label="What is wrong?" {...form.getInputProps("reason")}>
        <div className={classes.reasons}>
          {REPORT_REASONS.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </div>
      </RadioGroup>
      <TextArea label="Details (optional)" minRows={3} {...form.getInputProps("note")} />
      <Button type="submit" loading={loading}>
        Send report
      </Button>
    </form>
  );
}
