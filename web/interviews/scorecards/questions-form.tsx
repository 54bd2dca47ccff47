import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { SCORECARD } from "../../../shared/interviews/scorecards.ts";
import { problemOf, unsent } from "../../apollo/problem.ts";
import { useSetScorecardQuestionsMutation } from "../../generated/interviews/scorecards/scorecards.ts";
import { DraftBanner } from "../../jobs/job-form/draft-banner.tsx";
import { useViewer } from "../../session/viewer.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { useFormDraft } from "../../ui/forms/use-form-draft.ts";
import { notify } from "../../ui/notices/notify.ts";
import interviews from "../interviews.module.css";

interface QuestionsFormProps {
  applicationId: string;
  questions: readonly string[];
  onDone: () => void;
}

/** Sets a job's questions for interviewers, one on each line. */
export function QuestionsForm({ applicationId, questions: before, onDone }: QuestionsFormProps) {
  const draft = useFormDraft(useViewer().id, `scorecard-questions-${applicationId}`, () => ({
    text: before.join("\n"),
  }));
  const { text } = draft.values;
  const [problem, setProblem] = useState<string | null>(null);
  const [set, { loading }] = useSetScorecardQuestionsMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const questions = text.split("\n").flatMap((line) => line.trim() || []);
    try {
      await set({ variables: { input: { applicationId, questions } } });
      notify("Questions saved.");
      draft.drop();
      onDone();
    } catch (error) {
      const { fields, message } = problemOf(error, unsent("Could not save the questions"));
      setProblem(Object.values(fields)[0] ?? message);
    }
  };
  return (
    <form className={interviews.form} onSubmit={(event) => void save(event)}>
      {draft.isRestored ? <DraftBanner onStartOver={draft.drop}>What you entered is still here.</DraftBanner> : null}
      <TextArea
        label="Questions about each applicant"
        description={`One on each line, at most ${SCORECARD.maxQuestions}, such as “Explains decisions clearly?”. The participants in an interview answer them once it has begun. Only your company sees the answers.`}
        data-autofocus
        value={text}
        error={problem}
        onChange={({ currentTarget }) => draft.change({ text: currentTarget.value })}
      />
      <Button type="submit" loading={loading}>
        Save questions
      </Button>
    </form>
  );
}
