import { Radio, TextInput } from "@mantine/core";
import { useId } from "react";
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
import { FileControl } from "../../ui/forms/file-control.tsx";
import { rulesOf } from "../../ui/forms/file-rules.ts";
import { RadioGroup } from "../../ui/forms/radio-group.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import classes from "./apply-sheet.module.css";

interface AnswerFieldProps {
  question: JobQuestion;
  text: string;
  file: File | null;
  problem: string | null;
  progress: number | null;
  onText: (text: string) => void;
  onFile: (file: File | null, problem: string | null) => void;
}

/** The field for an answer to one of a job's questions. */
export function AnswerField({ question, text, file, problem, progress, onText, onFile }: AnswerFieldProps) {
  const { kind, label, required } = question;
  const need = isKnockOut(question) ? `Expected answer: ${neededWords(question)}` : undefined;
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
          rules={rulesOf(ANSWER_UPLOAD)}
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
