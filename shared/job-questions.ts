// Questions that a company asks applicants of a job; shared by the forms and the server.

import type { Option } from "./closed-list.ts";
import { isBlank } from "./text/blank-text.ts";

export const QUESTION_KINDS = [
  { value: "TEXT", label: "Text" },
  { value: "NUMBER", label: "Number" },
  { value: "CHOICE", label: "Choice" },
  { value: "YES_NO", label: "Yes or no" },
  { value: "FILE", label: "File" },
] as const satisfies readonly Option<string>[];

export type QuestionKindValue = (typeof QUESTION_KINDS)[number]["value"];

export const YES_OR_NO = [
  { value: "YES", label: "Yes" },
  { value: "NO", label: "No" },
] as const satisfies readonly Option<string>[];

export const MAX_QUESTIONS = 5;
export const MAX_QUESTION_LABEL = 200;
export const MIN_CHOICES = 2;
export const MAX_CHOICES = 20;
/** Maximum length of a choice, in characters. */
export const MAX_CHOICE = 100;
/** Maximum length of an answer, in characters. */
export const MAX_ANSWER = 2000;
/** Largest absolute value of a number in a question or an answer. */
export const MAX_ANSWER_NUMBER = 1_000_000_000;

/** A question of a job. A type, as an interface cannot be stored as JSON. */
export type JobQuestion = {
  /** Derived from the question's content: rewording it makes it another question. */
  readonly id: string;
  readonly kind: QuestionKindValue;
  readonly label: string;
  readonly required: boolean;
  /** For choice questions. */
  readonly choices: readonly string[];
  /** Accepted answers, any of which qualifies; empty: every answer does. For choice and yes-or-no questions. */
  readonly needed: readonly string[];
  /** The smallest and the largest number that qualifies. */
  readonly minimum: number | null;
  readonly maximum: number | null;
};

/** Validation messages for questions and answers. */
export const QUESTION_TEXTS = {
  tooMany: `Ask at most ${MAX_QUESTIONS} questions.`,
  empty: "Enter a question.",
  same: "Another question asks the same thing.",
  choices: `Enter ${MIN_CHOICES} to ${MAX_CHOICES} different choices.`,
  needed: "Choose at least one, but not all, of the options as accepted answers.",
  reversed: "Enter a maximum that is at least the minimum.",
  notNumber: "This must be a number.",
  files: "Only one question can ask for a file.",
  unanswered: "Please answer this.",
  number: "Please answer with a number.",
  choice: "Choose one of the answers.",
  file: "Choose a file.",
  noFile: "This question does not take a file.",
  long: `An answer can have at most ${MAX_ANSWER.toLocaleString("en")} characters.`,
} as const;

type Asked = Omit<JobQuestion, "id" | "label">;

/** Whether only some answers qualify. */
export const isKnockOut = ({ needed, minimum, maximum }: Pick<Asked, "needed" | "minimum" | "maximum">): boolean =>
  needed.length > 0 || minimum !== null || maximum !== null;

/** Formats an answer for display: the label for yes or no, otherwise the text. */
export const answerLabel = (kind: QuestionKindValue, text: string): string =>
  (kind === "YES_NO" && YES_OR_NO.find(({ value }) => value === text)?.label) || text;

/** Describes the answers that qualify; empty when every answer does. */
export function neededWords(question: Pick<Asked, "kind" | "needed" | "minimum" | "maximum">): string {
  const { kind, needed, minimum, maximum } = question;
  if (needed.length > 0) return needed.map((one) => answerLabel(kind, one)).join(" or ");
  if (minimum !== null && maximum !== null) return `from ${minimum} to ${maximum}`;
  if (minimum !== null) return `at least ${minimum}`;
  return maximum === null ? "" : `at most ${maximum}`;
}

/** Parses a typed number; null when it is not one. */
function numberIn(text: string): number | null {
  const typed = text.trim();
  const number = Number(typed);
  return /^[+-]?\d+(\.\d+)?$/.test(typed) && Math.abs(number) <= MAX_ANSWER_NUMBER ? number : null;
}

/** Returns what is wrong with an answer, or null. An empty `text` means no answer. */
export function answerProblem({ kind, required, choices }: Asked, text: string, hasFile: boolean): string | null {
  if (hasFile && kind !== "FILE") return QUESTION_TEXTS.noFile;
  if (kind === "FILE") {
    if (text !== "") return QUESTION_TEXTS.file;
    return required && !hasFile ? QUESTION_TEXTS.file : null;
  }
  if (isBlank(text)) return required ? QUESTION_TEXTS.unanswered : null;
  if (text.length > MAX_ANSWER) return QUESTION_TEXTS.long;
  if (kind === "NUMBER") return numberIn(text) === null ? QUESTION_TEXTS.number : null;
  const answers: readonly string[] | null =
    kind === "CHOICE" ? choices : kind === "YES_NO" ? YES_OR_NO.map(({ value }) => value) : null;
  return answers === null || answers.includes(text) ? null : QUESTION_TEXTS.choice;
}

/** Normalizes a valid answer for storage: a number has one spelling. */
export const storedAnswer = (kind: QuestionKindValue, text: string): string =>
  isBlank(text) ? "" : kind === "NUMBER" ? String(numberIn(text) ?? text) : text.trim();

/** Whether a valid answer qualifies; null when every answer does. */
export function isMet(question: Asked, text: string): boolean | null {
  if (!isKnockOut(question)) return null;
  const { needed, minimum, maximum } = question;
  if (needed.length > 0) return needed.includes(text);
  const number = numberIn(text);
  return number !== null && number >= (minimum ?? -Infinity) && number <= (maximum ?? Infinity);
}
