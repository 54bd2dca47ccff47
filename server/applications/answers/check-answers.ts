import { answerProblem, isMet, type JobQuestion, neededWords, storedAnswer } from "../../../shared/job-questions.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Upload } from "../../platform/files/receive-upload.ts";
import { cleanText } from "../../platform/validation.ts";
import type { StoredAnswer } from "./answers.store.ts";

/** An applicant's answer to one question. */
export interface GivenAnswer {
  readonly questionId: string;
  readonly text?: string | null | undefined;
  readonly file?: Upload | null | undefined;
}

/** Valid answers in the order of their questions, and the file that answers one of them. */
export interface CheckedAnswers {
  readonly answers: readonly StoredAnswer[];
  readonly file: { readonly questionId: string; readonly position: number; readonly upload: Upload } | null;
}

/** Returns the name of a question's field in user errors. */
export const answerField = (questionId: string): string => `answers.${questionId}`;

/**
 * Returns the error for applicants who have answered none of the job's questions. `publicUrl`: the page where the job's
 * questions can be answered.
 */
export const answersNeeded = (questions: readonly JobQuestion[], publicUrl: string): AppError =>
  new AppError("ANSWERS_NEEDED", `This job asks questions. Apply and answer them at ${publicUrl}`, {
    fields: Object.fromEntries(
      questions.filter(({ required }) => required).map(({ id, label }) => [answerField(id), `Please answer: ${label}`]),
    ),
  });

/**
 * Validates the answers to a job's questions; unanswered ones are left out. @throws BAD_USER_INPUT with a message per
 * question
 */
export function checkAnswers(questions: readonly JobQuestion[], given: readonly GivenAnswer[]): CheckedAnswers {
  const problems: Record<string, string> = {};
  const byQuestion = new Map<string, GivenAnswer>();
  for (const answer of given) {
    const { questionId } = answer;
    if (!questions.some(({ id }) => id === questionId))
      problems[answerField(questionId)] = "The job no longer has this question. Reload its questions.";
    else if (byQuestion.has(questionId)) problems[answerField(questionId)] = "Answer each question once.";
    byQuestion.set(questionId, answer);
  }
  const answers: StoredAnswer[] = [];
  let file: CheckedAnswers["file"] = null;
  for (const [position, question] of questions.entries()) {
    const { id, kind, label } = question;
    const { text: typed, file: upload = null } = byQuestion.get(id) ?? {};
    const text = cleanText(typed ?? "");
    const problem = answerProblem(question, text, upload !== null);
    if (problem) problems[answerField(id)] ??= problem;
    if (problem || (text === "" && !upload)) continue;
    if (upload) file = { questionId: id, position, upload };
    const stored = storedAnswer(kind, text);
    answers.push({
      ...{ position, kind, label, text: stored, need: neededWords(question), isMet: isMet(question, stored) },
      fileId: null,
    });
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { answers, file };
}
