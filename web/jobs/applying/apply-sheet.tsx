import { useApolloClient } from "@apollo/client/react";
import { Button, Radio, TextInput } from "@mantine/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { ANSWER_UPLOAD } from "../../../shared/files.ts";
import {
  answerProblem,
  isKnockOut,
  isMet,
  type JobQuestion,
  MAX_ANSWER,
  neededWords,
  storedAnswer,
  YES_OR_NO,
} from "../../../shared/job-questions.ts";
import { aiPolicySentence } from "../../../shared/jobs.options.ts";
import { jobActionProblem, listProblem, problemOf, unsent } from "../../apollo/problem.ts";
import { useOptimisticChange } from "../../apollo/use-optimistic-change.ts";
import type { JobToApplyQuery } from "../../generated/graphql.ts";
import { useJobToApplyQuery } from "../../generated/jobs/applying/apply-sheet.ts";
import { useApplyToJobMutation } from "../../generated/jobs/jobs.ts";
import { focusSoon } from "../../ui/focus/focus.ts";
import { FileControl } from "../../ui/forms/file-control.tsx";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { RadioGroup } from "../../ui/forms/radio-group.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { confirm } from "../../ui/overlays/confirm.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import { closedReason } from "../job-state.ts";
import { JOB_GONE } from "../use-job-actions.ts";
import { hasApplied } from "./apply-button.tsx";
import classes from "./apply-sheet.module.css";
import { confirmEmptyApplication, noteApplied, sourceAt } from "./applying.ts";
import { useAnswerDraft } from "./use-answer-draft.ts";

interface ApplySheetProps {
  /** Null closes the sheet. */
  jobId: string | null;
  onClose: () => void;
}

/** Asks a job's questions, and applies with the answers. */
export default function ApplySheet({ jobId, onClose }: ApplySheetProps) {
  const { data, error, refetch } = useJobToApplyQuery({
    variables: { id: jobId ?? "" },
    skip: jobId === null,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const job = data?.job.id === jobId ? data?.job : undefined;
  return (
    <SidePanel opened={jobId !== null} onClose={onClose} title={job ? `Apply to ${job.title}` : "Apply"} full above>
      {job ? (
        <Content
          key={job.id}
          job={job}
          hasResume={data?.viewerSeeker?.hasResume ?? true}
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
        <BlockSkeleton label="Loading the questions" lines={6} />
      )}
    </SidePanel>
  );
}

interface ContentProps {
  job: JobToApplyQuery["job"];
  hasResume: boolean;
  onClose: () => void;
  /** Refetches the job. */
  onChanged: () => void;
}

function Content(props: ContentProps) {
  const { job } = props;
  if (job.viewerCanApply) return <AnswerForm {...props} />;
  return (
    <p>
      {hasApplied(job) ? "You have applied to this job." : (closedReason(job) ?? "This job takes no applications.")}
    </p>
  );
}

const FIELD = "answers.";
const CHANGED = "The company has changed its questions. Please look at them again.";

function AnswerForm({ job, hasResume, onClose, onChanged }: ContentProps) {
  const client = useApolloClient();
  const change = useOptimisticChange();
  const [apply] = useApplyToJobMutation();
  const source = sourceAt(useLocation());
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useAnswerDraft(job.id);
  const [files, setFiles] = useState<Readonly<Record<string, File>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const { questions, company, aiPolicy } = job;

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
  const send = async (asksWhenEmpty: boolean): Promise<void> => {
    const answers = questions
      .filter(({ id }) => texts[id] || files[id])
      .map(({ id }) => ({ questionId: id, text: texts[id] ?? null, file: files[id] ?? null }));
    const variables = { input: { jobId: job.id }, source, asksWhenEmpty, answers };
    setSending(true);
    const failure = await apply({ variables, context: { onProgress: setProgress } }).then(() => null, jobActionProblem);
    setSending(false);
    setProgress(null);
    if (!failure) {
      setTexts({});
      onClose();
      return noteApplied({ client, job, change });
    }
    if (failure.code === "PROFILE_EMPTY") {
      if (await confirm(confirmEmptyApplication(company.name))) await send(false);
      return;
    }
    const wrong = Object.entries(failure.fields).map(
      ([field, problem]) => [field.replace(FIELD, ""), problem] as const,
    );
    const isChanged =
      failure.code === "ANSWERS_NEEDED" || wrong.some(([id]) => !questions.some((one) => one.id === id));
    if (isChanged || failure.code === "JOB_CLOSED" || failure.code === "ALREADY_APPLIED") onChanged();
    setMessage(isChanged ? CHANGED : wrong.length > 0 ? "Please look at your answers again." : failure.message);
    refuse(Object.fromEntries(wrong));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const wrong = questions.flatMap((question) => {
      const problem = answerProblem(question, texts[question.id] ?? "", files[question.id] !== undefined);
      return problem ? [[question.id, problem] as const] : [];
    });
    setMessage(wrong.length > 0 ? "Please look at your answers again." : null);
    if (wrong.length > 0) return refuse(Object.fromEntries(wrong));
    setProblems({});
    void send(true);
  };
  const policy = aiPolicySentence(aiPolicy);
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>
        {company.name} gets {hasResume ? "your profile, your resume" : "your profile"} and your answers.
        {policy ? ` ${policy}` : null}
      </p>
      <FormMessage tone="no">{message ?? undefined}</FormMessage>
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

interface AnswerFieldProps {
  question: JobQuestion;
  text: string;
  file: File | null;
  problem: string | null;
  progress: number | null;
  onText: (text: string) => void;
  onFile: (file: File | null, problem: string | null) => void;
}

function AnswerField({ question, text, file, problem, progress, onText, onFile }: AnswerFieldProps) {
  const { kind, label, required } = question;
  const need = isKnockOut(question) ? `The company asks for: ${neededWords(question)}` : undefined;
  const shared = {
    label,
    required,
    description: need ?? (required ? undefined : "Optional"),
    error: problem,
    value: text,
  };
  const options = kind === "YES_NO" ? YES_OR_NO : question.choices.map((one) => ({ value: one, label: one }));
  const typed = ({ currentTarget }: { currentTarget: { value: string } }) => onText(currentTarget.value);
  const fault = answerProblem(question, text, false);
  return (
    <>
      {kind === "TEXT" ? (
        <TextArea {...shared} onChange={typed} maxLength={MAX_ANSWER} minRows={3} maxRows={12} />
      ) : kind === "NUMBER" ? (
        <TextInput {...shared} onChange={typed} inputMode="decimal" />
      ) : kind === "FILE" ? (
        <FileControl
          label={label}
          required={required}
          description={`PDF, DOC or DOCX, at most 5 MB.${required ? "" : " Optional."}`}
          kind="document"
          rules={{
            endings: ANSWER_UPLOAD.accept.split(","),
            maxBytes: ANSWER_UPLOAD.maxBytes,
            tooLarge: ANSWER_UPLOAD.tooLarge,
          }}
          value={file}
          onChange={onFile}
          progress={file ? progress : null}
          error={problem}
        />
      ) : (
        <ChoiceAnswer {...shared} options={options} onChange={onText} />
      )}
      <p role="status" className={classes.unmet}>
        {!fault && text !== "" && isMet(question, storedAnswer(kind, text)) === false
          ? "This does not match what the company asked for. You can still apply. A person decides."
          : null}
      </p>
    </>
  );
}

interface ChoiceAnswerProps {
  label: string;
  required: boolean;
  description: string | undefined;
  error: string | null;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function ChoiceAnswer({ options, ...group }: ChoiceAnswerProps) {
  const name = useId();
  return (
    <RadioGroup {...group} name={name}>
      <div className={classes.choices}>
        {options.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} required={group.required} />
        ))}
      </div>
    </RadioGroup>
  );
}
