import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { MAX_COVER_NOTE } from "../../../shared/applications.ts";
import { answerProblem } from "../../../shared/job-questions.ts";
import { aiPolicySentence } from "../../../shared/jobs.options.ts";
import { jobActionProblem, listProblem, problemOf, unsent } from "../../apollo/problem.ts";
import { useOptimisticChange } from "../../apollo/use-optimistic-change.ts";
import type { JobToApplyQuery } from "../../generated/graphql.ts";
import { useJobToApplyQuery } from "../../generated/jobs/applying/apply-sheet.ts";
import { useApplyToJobMutation } from "../../generated/jobs/jobs.ts";
import { useViewer } from "../../session/viewer.ts";
import { focusSoon } from "../../ui/focus/focus.ts";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { useDraft } from "../../ui/forms/use-draft.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import { closedReason } from "../job-state.ts";
import { JOB_GONE } from "../use-job-actions.ts";
import { AnswerField } from "./answer-field.tsx";
import { hasApplied } from "./apply-button.tsx";
import classes from "./apply-sheet.module.css";
import { reportApplied, sourceAt } from "./applying.ts";
import { SentParts } from "./sent-parts.tsx";
import { useAnswerDraft } from "./use-answer-draft.ts";

interface ApplySheetProps {
  /** Null closes the sheet. */
  jobId: string | null;
  onClose: () => void;
}

/** Shows what an application sends, takes the answers to a job's questions and a note, and applies. */
export default function ApplySheet({ jobId, onClose }: ApplySheetProps) {
  const { data, error, refetch } = useJobToApplyQuery({
    variables: { id: jobId ?? "" },
    skip: jobId === null,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const loaded = data?.job.id === jobId ? data : undefined;
  const job = loaded?.job;
  return (
    <SidePanel opened={jobId !== null} onClose={onClose} title={job ? `Apply to ${job.title}` : "Apply"} fit above>
      {loaded ? (
        <Content
          key={loaded.job.id}
          job={loaded.job}
          seeker={loaded.viewerSeeker}
          resumes={loaded.viewerResumes}
          onClose={onClose}
          onChanged={() => void refetch()}
        />
      ) : error ? (
        <ErrorState
          message={
            problemOf(error).code === "NOT_FOUND" ? JOB_GONE : listProblem(error, unsent("Could not load this job"))
          }
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton label="Loading the application" lines={6} />
      )}
    </SidePanel>
  );
}

interface ContentProps {
  job: JobToApplyQuery["job"];
  seeker: JobToApplyQuery["viewerSeeker"];
  resumes: JobToApplyQuery["viewerResumes"];
  onClose: () => void;
  /** Refetches the job. */
  onChanged: () => void;
}

function Content(props: ContentProps) {
  const { job } = props;
  if (job.viewerCanApply) return <ApplicationForm {...props} />;
  return (
    <p>
      {hasApplied(job)
        ? "You have applied to this job."
        : (closedReason(job) ?? "This job is not accepting applications.")}
    </p>
  );
}

const FIELD = "answers.";
const NOTE = "coverNote";
const RESUME = "resumeId";
const LOOK_AGAIN = "Please check your answers.";
const CHANGED = "The company has changed its questions. Please check your answers.";

function ApplicationForm({ job, seeker, resumes, onClose, onChanged }: ContentProps) {
  const client = useApolloClient();
  const change = useOptimisticChange();
  const [apply] = useApplyToJobMutation();
  const source = sourceAt(useLocation());
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useAnswerDraft(job.id);
  const [note, setNote] = useDraft(useViewer().id, `note-${job.id}`);
  const [resumeId, setResumeId] = useState("");
  const [files, setFiles] = useState<Readonly<Record<string, File>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const { questions, company } = job;
  const main = resumes.find(({ isMain }) => isMain);
  const chosen = resumeId ? resumes.find(({ id }) => id === resumeId) : main;

  const refuse = (wrong: Readonly<Record<string, string>>) => {
    setProblems(wrong);
    const first = questions.find(({ id }) => wrong[id]);
    // Also takes precedence over a missing file, whose control would take the focus.
    focusSoon(
      () =>
        form.current?.querySelector<HTMLElement>(
          `[data-question="${first?.id}"] :is(input:not([type=file]), textarea, button)`,
        ) ?? null,
    );
  };
  const send = async (): Promise<void> => {
    const answers = questions
      .filter(({ id }) => texts[id] || files[id])
      .map(({ id }) => ({ questionId: id, text: texts[id] ?? null, file: files[id] ?? null }));
    const variables = { input: { jobId: job.id }, source, answers, coverNote: note, resumeId: resumeId || null };
    setSending(true);
    const failure = await apply({ variables, context: { onProgress: setProgress } }).then(() => null, jobActionProblem);
    setSending(false);
    setProgress(null);
    if (!failure) {
      const draft = (isKept: boolean) => {
        setTexts(isKept ? texts : {});
        setNote(isKept ? note : "");
      };
      draft(false);
      onClose();
      return reportApplied({ client, job, change, draft });
    }
    const wrong = Object.entries(failure.fields).map(
      ([field, problem]) => [field.replace(FIELD, ""), problem] as const,
    );
    const isChanged =
      failure.code === "ANSWERS_NEEDED" ||
      wrong.some(([id]) => id !== NOTE && id !== RESUME && !questions.some((one) => one.id === id));
    if (isChanged || failure.code === "JOB_CLOSED" || failure.code === "ALREADY_APPLIED" || failure.fields[RESUME])
      onChanged();
    setMessage(isChanged ? CHANGED : wrong.length > 0 ? LOOK_AGAIN : failure.message);
    refuse(Object.fromEntries(wrong));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const wrong = questions.flatMap((question) => {
      const problem = answerProblem(question, texts[question.id] ?? "", files[question.id] !== undefined);
      return problem ? [[question.id, problem] as const] : [];
    });
    setMessage(wrong.length > 0 ? LOOK_AGAIN : null);
    if (wrong.length > 0) return refuse(Object.fromEntries(wrong));
    setProblems({});
    void send();
  };
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <SentParts job={job} seeker={seeker} resume={chosen?.fileName ?? null} hasResumes={resumes.length > 0} />
      <FormMessage tone="no">{message ?? undefined}</FormMessage>
      {resumes.length > 1 ? (
        <ChoiceField
          label="Resume"
          options={resumes.map(({ id, name, isMain }) => ({ value: isMain ? "" : id, label: name }))}
          {...(main ? {} : { none: "No resume" })}
          asWritten
          value={resumeId}
          error={problems[RESUME]}
          onChange={({ currentTarget }) => setResumeId(currentTarget.value)}
        />
      ) : null}
      {questions.map((question) => (
        <div key={question.id} data-question={question.id}>
          <AnswerField
            question={question}
            text={texts[question.id] ?? ""}
            file={files[question.id] ?? null}
            problem={problems[question.id] ?? null}
            progress={progress}
            onText={(text) => {
              setTexts({ ...texts, [question.id]: text });
              setProblems(({ [question.id]: _, ...others }) => others);
            }}
            onFile={(file, problem) => {
              setFiles(({ [question.id]: _, ...others }) => (file ? { ...others, [question.id]: file } : others));
              setProblems(({ [question.id]: _, ...others }) =>
                problem ? { ...others, [question.id]: problem } : others,
              );
            }}
          />
        </div>
      ))}
      <TextArea
        label={`A note to ${company.name} (optional)`}
        description={`Only the company can read it. ${aiPolicySentence(job.aiPolicy)}`.trim()}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={problems[NOTE]}
        maxLength={MAX_COVER_NOTE}
        minRows={2}
        maxRows={8}
      />
      <div className={classes.foot}>
        <Button type="submit" loading={isSending}>
          Send application
        </Button>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          Not now
        </Button>
      </div>
    </form>
  );
}
