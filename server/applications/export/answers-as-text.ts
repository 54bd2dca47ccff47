import { answerLabel } from "../../../shared/job-questions.ts";
import type { ApplicationAnswer } from "../answers/answers.types.ts";

/** Formats an answer; a file by its name. */
export const answerAsText = ({ kind, text, fileName }: ApplicationAnswer): string =>
  kind === "FILE" ? (fileName ?? "a file") : answerLabel(kind, text);

/** Formats questions with their answers, one per line. */
export const answersAsText = (answers: readonly ApplicationAnswer[]): string =>
  answers.map((answer) => `${answer.label}: ${answerAsText(answer)}`).join("\n");
