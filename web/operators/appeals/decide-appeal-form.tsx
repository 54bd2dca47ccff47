import { Button, Radio } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type FormEvent, useState } from "react";
import { attempt, unsent } from "../../apollo/problem.ts";
import type { AppealOutcome, MeasureKind, QueuedAppealFragment } from "../../generated/graphql.ts";
import { useDecideAppealMutation } from "../../generated/operators/appeals/appeals.ts";
import { focusRefused, showProblem } from "../../ui/forms/form-errors.ts";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { RadioGroup } from "../../ui/forms/radio-group.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { notify, notifyFailure } from "../../ui/notices/notify.ts";
import { confirm } from "../../ui/overlays/confirm.ts";
import sections from "../../ui/sections.module.css";
import classes from "../console.module.css";
import { explanationRule } from "../explanation-rule.ts";

const GRANTED: Record<MeasureKind, string> = {
  WARNING: "Grant it: the warning is withdrawn",
  MESSAGE_REMOVED: "Grant it: the message is restored",
  JOB_TAKEN_DOWN: "Grant it: the job is restored",
  OFFER_WITHDRAWN: "Grant it: the offer can be sent again",
  SUSPENSION: "Grant it: the account is restored",
};

/** The decision on an appeal, with the reason sent to the people affected. */
export function DecideAppealForm({
  appeal: { id, kind },
  onDecided,
  onOutdated,
}: {
  appeal: QueuedAppealFragment;
  onDecided: () => void;
  /** Called when somebody else has decided meanwhile. */
  onOutdated: () => void;
}) {
  const [decide, { loading }] = useDecideAppealMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<{ outcome: AppealOutcome | null; explanation: string }>({
    initialValues: { outcome: null, explanation: "" },
    validate: {
      outcome: (outcome) => (outcome ? null : "Choose a decision."),
      explanation: explanationRule,
    },
  });
  const send = async ({ outcome, explanation }: typeof form.values, event?: FormEvent<HTMLFormElement>) => {
    const element = event?.currentTarget;
    if (!outcome) return;
    const refuses = {
      title: "Reject the appeal?",
      body: "The decision is final: no one can appeal against it again. Your reason will be sent to them.",
      confirm: "Reject",
      danger: true,
    };
    if (outcome === "REFUSED" && !(await confirm(refuses))) return;
    setProblem(null);
    const refused = await attempt(async () => {
      const { data } = await decide({ variables: { input: { appealId: id, outcome, explanation } } });
      if (data) notify(data.decideAppeal.message);
    }, unsent("Could not save the decision"));
    if (!refused) return onDecided();
    if (refused.code !== "NOT_FOUND") return setProblem(showProblem(form, refused, element));
    notifyFailure(refused.message);
    onOutdated();
  };
  return (
    <section className={sections.section} aria-labelledby="decide">
      <h2 id="decide">Decide</h2>
      <form className={sections.form} onSubmit={form.onSubmit(send, focusRefused)} noValidate aria-labelledby="decide">
        <FormMessage tone="no">{problem}</FormMessage>
        <RadioGroup label="Decision" {...form.getInputProps("outcome")}>
          <Radio value="GRANTED" label={GRANTED[kind]} />
          <Radio value="REFUSED" label="Reject it: the decision is upheld" />
        </RadioGroup>
        <TextArea
          className={classes.reason}
          label="Reason"
          description="Sent to the people concerned and, if you grant the appeal, to the reporters."
          minRows={3}
          maxRows={12}
          aria-required
          {...form.getInputProps("explanation")}
        />
        <Button type="submit" loading={loading}>
          Decide
        </Button>
      </form>
    </section>
  );
}
