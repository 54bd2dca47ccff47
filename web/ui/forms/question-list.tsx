import { isKnockOut, type JobQuestion, neededWords } from "../../../shared/job-questions.ts";
import classes from "./question-list.module.css";

export const QUESTIONS_HEADING = "Questions you answer when you apply";

/** The questions of a job as shown before applying, including the answers required. A pure view. */
export function QuestionList({ questions }: { questions: readonly JobQuestion[] }) {
  return (
    <ol className={classes.questions}>
      {questions.map((question) => (
        <li key={question.id}>
          <span>{question.label}</span>
          <span className={classes.more}>
            {isKnockOut(question) ? (
              <strong>Expected answer: {neededWords(question)}</strong>
            ) : question.required ? null : (
              "Optional"
            )}
            {question.kind === "FILE" ? " A file" : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
