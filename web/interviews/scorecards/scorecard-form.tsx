import { Button, Radio, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { SCORECARD, SCORES } from "../../../shared/interviews/scorecards.ts";
import { problemOf, type ServerProblem, unsent } from "../../apollo/problem.ts";
import type { ScorecardSummary_ScorecardFragment } from "../../generated/graphql.ts";
import { useSaveScorecardMutation } from "../../generated/interviews/scorecards/scorecards.ts";
import { useViewer } from "../../session/viewer.ts";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { RadioGroup } from "../../ui/forms/radio-group.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { readObject, useDraft } from "../../ui/forms/use-draft.ts";
import { notify } from "../../ui/notices/notify.ts";
import interviews from "../interviews.module.css";
import classes from "./scorecards.module.css";

interface ScorecardFormProps {
  applicationId: string;
  interviewId: string;
  questions: readonly string[];
  /** The saved scorecard, which is edited. */
  own: ScorecardSummary_ScorecardFragment | undefined;
  onDone: () => void;
}

/** Answers of the viewer after an interview; stored in this browser until they are saved. */
export function ScorecardForm({ applicationId, interviewId, questions, own, onDone }: ScorecardFormProps) {
  const [draft, setDraft] = useDraft(useViewer().id, `scorecard-${interviewId}`);
  const [refused, setRefused] = useState<ServerProblem | null>(null);
  const [save, { loading }] = useSaveScorecardMutation();
  const kept = readObject(draft);
  const answers: readonly Answer[] = Array.isArray(kept.answers) ? kept.answers : (own?.answers ?? []);
  const text = typeof kept.text === "string" ? kept.text : (own?.text ?? "");
  const answerTo = (question: string) => answers.find((answer) => answer.question === question);
  const change = (question: string, changed: Partial<Answer>) => {
    const answer = { question, score: 0, text: "", ...answerTo(question), ...changed };
    setDraft(JSON.stringify({ text, answers: [...answers.filter((other) => other.question !== question), answer] }));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const given = questions.flatMap((question) => {
      const { score = 0, text: reason = "" } = answerTo(question) ?? {};
      return score ? [{ question, score, text: reason }] : [];
    });
    try {
      await save({ variables: { input: { applicationId, interviewId, answers: given, text } } });
      setDraft("");
      notify("Scorecard saved.");
      onDone();
    } catch (error) {
      setRefused(problemOf(error, unsent("Could not save the scorecard")));
    }
  };
  return (
    <form className={interviews.form} noValidate onSubmit={(event) => void send(event)}>
      <FormMessage tone="no">{refused ? (refused.fields.answers ?? refused.message) : null}</FormMessage>
      {questions.map((question) => {
        const { score = 0, text: reason = "" } = answerTo(question) ?? {};
        return (
          <div key={question} className={interviews.form}>
            <RadioGroup
              label={question}
              value={String(score)}
              error={refused && !score ? "Choose a score." : null}
              onChange={(value) => change(question, { score: Number(value) })}
            >
              <div className={classes.scores}>
                {SCORES.map(({ value, label }) => (
                  <Radio key={value} value={String(value)} label={label} />
                ))}
              </div>
            </RadioGroup>
            <TextInput
              label="Reason (optional)"
              aria-label={`Reason for “${question}” (optional)`}
              maxLength={SCORECARD.maxAnswer}
              value={reason ?? ""}
              onChange={({ currentTarget }) => change(question, { text: currentTarget.value })}
            />
          </div>
        );
      })}
      <TextArea
        label="Overall view (optional)"
        description="Only your company sees scorecards. You can edit yours until the application is decided."
        minRows={2}
        maxLength={SCORECARD.maxText}
        value={text}
        onChange={({ currentTarget }) => setDraft(JSON.stringify({ answers, text: currentTarget.value }))}
      />
      <Button type="submit" loading={loading}>
        Save scorecard
      </Button>
    </form>
  );
}

type Answer = Pick<ScorecardSummary_ScorecardFragment["answers"][number], "question" | "score" | "text">;
