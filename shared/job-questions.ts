// What a company asks of who applies to a job; shared by the forms and the server.

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
/** Characters of a choice. */
export const MAX_CHOICE = 100;
/** Characters of an answer. */
export const MAX_ANSWER = 2000;
/** The largest number that is asked for or answered, and the smallest below zero. */
export const MAX_ANSWER_NUMBER = 1_000_000_000;

/** A question of a job. A type, as an interface cannot be stored as JSON. */
export type JobQuestion = {
  /** Of all that it asks: another wording is another question. */
  readonly id: string;
  readonly kind: QuestionKindValue;
  readonly label: string;
  readonly required: boolean;
  /** Of a choice. */
  readonly choices: readonly string[];
  /** The answers that are needed for the job, any of them; empty: any will do. Of a choice and of yes or no. */
  readonly needed: readonly string[];
  /** The least number that is needed, and the most. */
  readonly minimum: number | null;
  readonly maximum: number | null;
};

/** What questions and answers are told to mend. */
export const QUESTION_TEXTS = {
  tooMany: `Ask at most ${MAX_QUESTIONS} questions.`,
  empty: "Write what you ask.",
  same: "Another question asks the same.",
  choices: `Give from ${MIN_CHOICES} to ${MAX_CHOICES} different choices.`,
  needed: "What is needed must be among the choices, and not be all of them.",
  reversed: "The most must not be less than the least.",
  notNumber: "This must be a number.",
  files: "One question can ask for a file.",
  unanswered: "Please answer this.",
  number: "Please answer with a number.",
  choice: "Please choose one of the answers.",
  file: "Please choose a file.",
  noFile: "This is not answered with a file.",
  long: `An answer has at most ${MAX_ANSWER} characters.`,
} as const;

type Asked = Omit<JobQuestion, "id" | "label">;

/** Whether only some answers meet it. */
export const isKnockOut = ({ needed, minimum, maximum }: Pick<Asked, "needed" | "minimum" | "maximum">): boolean =>
  needed.length > 0 || minimum !== null || maximum !== null;

/** An answer as it is read: of yes or no, its word. */
export const answerLabel = (kind: QuestionKindValue, text: string): string =>
  (kind === "YES_NO" && YES_OR_NO.find(({ value }) => value === text)?.label) || text;

/** What is needed, in words; empty where nothing is. */
export function neededWords(question: Pick<Asked, "kind" | "needed" | "minimum" | "maximum">): string {
  const { kind, needed, minimum, maximum } = question;
  if (needed.length > 0) return needed.map((one) => answerLabel(kind, one)).join(" or ");
  if (minimum !== null && maximum !== null) return `from ${minimum} to ${maximum}`;
  if (minimum !== null) return `at least ${minimum}`;
  return maximum === null ? "" : `at most ${maximum}`;
}

/** A number as it is typed; null where it is none. */
function numberIn(text: string): number | null {
  const typed = text.trim();
  const number = Number(typed);
  return /^[+-]?\d+(\.\d+)?$/.test(typed) && Math.abs(number) <= MAX_ANSWER_NUMBER ? number : null;
}

/** What is wrong with an answer, or null. `text`: empty is none. */
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

/** A faultless answer as it is stored: numbers in one spelling. */
export const storedAnswer = (kind: QuestionKindValue, text: string): string =>
  isBlank(text) ? "" : kind === "NUMBER" ? String(numberIn(text) ?? text) : text.trim();

/** Whether a faultless answer is one that is needed; null where any will do. */
export function isMet(question: Asked, text: string): boolean | null {
  if (!isKnockOut(question)) return null;
  const { needed, minimum, maximum } = question;
  if (needed.length > 0) return needed.includes(text);
  const number = numberIn(text);
  return number !== null && number >= (minimum ?? -Infinity) && number <= (maximum ?? Infinity);
}
