import { answerLabel } from "../../../shared/job-questions.ts";
import type { ApplicationAnswer } from "../answers/answers.types.ts";

/** Formats questions with their answers, one per line. */
export const answersAsText = (answers: readonly ApplicationAnswer[]): string =>
  answers
    .map(
      ({ kind, label, text, fileName }) =>
        `${label}: ${kind === "FILE" ? (fileName ?? "a file") : answerLabel(kind, text)}`,
    )
    .join("\n");
