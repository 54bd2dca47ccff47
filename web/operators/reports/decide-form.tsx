import { Button, Radio } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { labelOf } from "../../../shared/closed-list.ts";
import { DECISIONS_ON, REPORT_DECISIONS } from "../../../shared/operators.options.ts";
import { attempt, unsent } from "../../apollo/problem.ts";
import type { DeskDecision, ReportCaseFragment } from "../../generated/graphql.ts";
import { useDecideReportMutation } from "../../generated/operators/reports/reports.ts";
import { focusRefused, showProblem } from "../../ui/forms/form-errors.ts";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { RadioGroup } from "../../ui/forms/radio-group.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { notify } from "../../ui/notices/notify.ts";
import { confirm } from "../../ui/overlays/confirm.ts";
import sections from "../../ui/sections.module.css";
import classes from "../console.module.css";
import { explanationRule } from "../explanation-rule.ts";
import { NotifyApplicantsField } from "../takedowns/notify-applicants-field.tsx";

interface DecideFormProps {
  shown: ReportCaseFragment;
  /** Whether it takes the focus, since it replaces the button that had it. */
  takesFocus: boolean;
  onDecided: () => Promise<void>;
  /** Another operator took or decided it meanwhile. */
  onRefused: (message: string) => void;
}

interface DecisionValues {
  decision: DeskDecision | null;
  explanation: string;
  messageToApplicants: string;
}

/** Confirmations for destructive decisions. */
const QUESTIONS: Partial<Record<DeskDecision, { title: string; body: string; confirm: string }>> = {
  REMOVE: {
    title: "Take it down?",
    body: "It will no longer be shown. Both sides will receive your reason, and the person responsible can appeal.",
    confirm: "Take it down",
  },
  SUSPEND: {
    title: "Suspend the account?",
    body: "Its sessions will end immediately, and no one will be able to log in to it until the suspension is lifted. Your reason will be sent to both sides, and its owner can appeal.",
    confirm: "Suspend",
  },
};

/** Refusals after which the case is no longer the operator's to decide. */
const LOST = new Set(["CONFLICT", "NOT_FOUND"]);

/** The decision on all reports of an object, with the reason sent to both sides. */
export function DecideForm({ shown: { id, kind, reports }, takesFocus, onDecided, onRefused }: DecideFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const [decide] = useDecideReportMutation();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<DecisionValues>({
    initialValues: { decision: null, explanation: "", messageToApplicants: "" },
    validate: {
      decision: (decision) => (decision ? null : "Choose a decision."),
      explanation: explanationRule,
    },
  });
  const send = async ({ decision, ...words }: DecisionValues, event?: FormEvent<HTMLFormElement>) => {
    const element = event?.currentTarget;
    if (!decision) return;
    const question = QUESTIONS[decision];
    if (question && !(await confirm({ ...question, danger: true }))) return;
    setProblem(null);
    setLoading(true);
    const refused = await attempt(async () => {
      const { data } = await decide({ variables: { input: { reportId: id, decision, ...words } } });
      if (data) notify(data.decideReport.message);
    }, unsent("Could not save the decision"));
    if (!refused) await onDecided();
    else if (LOST.has(refused.code ?? "")) onRefused(refused.message);
    else setProblem(showProblem(form, refused, element));
    setLoading(false);
  };
  return (
    <section className={sections.section} aria-labelledby="decide">
      <h2 id="decide" ref={heading} tabIndex={-1}>
        Decide
      </h2>
      <p>{`This closes ${reports === 1 ? "the report" : `all ${reports} reports about it`}. Your reason is sent to both sides.`}</p>
      <form className={sections.form} onSubmit={form.onSubmit(send, focusRefused)} noValidate aria-labelledby="decide">
        <FormMessage tone="no">{problem}</FormMessage>
        <RadioGroup label="Decision" {...form.getInputProps("decision")}>
          {DECISIONS_ON[kind].map((decision) => (
            <Radio key={decision} value={decision} label={labelOf(REPORT_DECISIONS, decision)} />
          ))}
        </RadioGroup>
        <TextArea
          className={classes.reason}
          label="Reason"
          description="Shown to the reporters and the person responsible."
          minRows={3}
          maxRows={12}
          aria-required
          {...form.getInputProps("explanation")}
        />
        {kind === "JOB" && form.values.decision === "REMOVE" ? (
          <div className={classes.reason}>
            <NotifyApplicantsField {...form.getInputProps("messageToApplicants")} />
          </div>
        ) : null}
        <Button type="submit" loading={loading}>
          Decide
        </Button>
      </form>
    </section>
  );
}
