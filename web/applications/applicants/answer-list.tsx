import { IconFileText } from "@tabler/icons-react";
import { answerLabel } from "../../../shared/job-questions.ts";
import type { Answer_AnswerFragment } from "../../generated/graphql.ts";
import { UnmetMark } from "../unmet-mark.tsx";
import classes from "./answer-list.module.css";

interface AnswerListProps {
  answers: readonly Answer_AnswerFragment[];
  /** Whether blind mode hides the applicant's identity. */
  isHidden?: boolean;
  heading: string;
}

/** An applicant's answers, each under its question, with those that do not qualify marked. A pure view. */
export function AnswerList({ answers, isHidden = false, heading }: AnswerListProps) {
  if (answers.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3 className={classes.heading}>{heading}</h3>
      <dl className={classes.answers}>
        {answers.map((answer) => (
          <div key={answer.label}>
            <dt>{answer.label}</dt>
            <dd>
              <Answer answer={answer} isHidden={isHidden} />
              {answer.isMet === false ? <UnmetMark>Does not meet the requirement: {answer.need}</UnmetMark> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Answer({
  answer: { kind, text, fileUrl, fileName },
  isHidden,
}: {
  answer: Answer_AnswerFragment;
  isHidden: boolean;
}) {
  if (kind !== "FILE") return answerLabel(kind, text ?? "");
  if (fileUrl === null) return isHidden ? "A file, hidden until the first decision" : "A deleted file";
  return (
    <a className={classes.file} href={fileUrl} target="_blank" rel="noreferrer">
      <IconFileText size={17} stroke={1.75} aria-hidden="true" />
      {fileName}
    </a>
  );
}
