import {
  isKnockOut,
  type JobQuestion,
  MAX_ANSWER_NUMBER,
  MAX_CHOICES,
  MIN_CHOICES,
  QUESTION_KINDS,
  QUESTION_TEXTS,
  type QuestionKindValue,
} from "../../../shared/job-questions.ts";
import type { JobQuestionInput } from "../../generated/graphql.ts";

/** A question as edited in the form. */
export interface QuestionDraft {
  /** Unique key on the page. */
  key: string;
  kind: QuestionKindValue;
  label: string;
  required: boolean;
  /** One per line. */
  choices: string;
  needed: string[];
  /** As typed. */
  minimum: string;
  maximum: string;
}

const BLANK = { kind: "TEXT", label: "", required: true, choices: "", needed: [], minimum: "", maximum: "" } as const;

/** Creates an empty question. */
export const newQuestion = (): QuestionDraft => ({ ...BLANK, needed: [], key: crypto.randomUUID() });

/** Converts a question of a job to the form's values. */
export const draftOf = ({
  id,
  kind,
  label,
  required,
  choices,
  needed,
  minimum,
  maximum,
}: JobQuestion): QuestionDraft => ({
  key: id,
  ...{ kind, label, required, needed: [...needed] },
  choices: choices.join("\n"),
  minimum: String(minimum ?? ""),
  maximum: String(maximum ?? ""),
});

/** Parses the choices, one per line. */
export const choicesIn = (choices: string): string[] => [
  ...new Set(
    choices
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Parses a typed number; null when it is not one. */
function numberIn(typed: string): number | null {
  const number = Number(typed);
  return typed.trim() !== "" && Math.abs(number) <= MAX_ANSWER_NUMBER ? number : null;
}

/** Converts a draft to the mutation's input, without fields of other kinds. */
export function questionOf({ kind, label, required, ...draft }: QuestionDraft) {
  const choices = kind === "CHOICE" ? choicesIn(draft.choices) : [];
  const options = kind === "YES_NO" ? ["YES", "NO"] : choices;
  return {
    ...{ kind, label, required, choices },
    needed: draft.needed.filter((one) => options.includes(one)),
    minimum: kind === "NUMBER" ? numberIn(draft.minimum) : null,
    maximum: kind === "NUMBER" ? numberIn(draft.maximum) : null,
  } satisfies JobQuestionInput;
}

/** The question as seekers will see it. */
export const shownQuestion = (draft: QuestionDraft): JobQuestion => ({
  ...questionOf(draft),
  id: draft.key,
  label: draft.label || "Your question",
});

/** Whether only some answers qualify. */
export const asksForSome = (draft: QuestionDraft): boolean => isKnockOut(questionOf(draft));

/** Returns the errors by field. */
export function questionProblems(drafts: readonly QuestionDraft[]): Record<string, string> {
  const problems: Record<string, string> = {};
  const labels = drafts.map(({ label }) => label.trim().toLowerCase());
  for (const [index, draft] of drafts.entries()) {
    const at = (field: keyof QuestionDraft) => `questions.${index}.${field}`;
    const { kind, choices, needed, minimum, maximum } = questionOf(draft);
    if (labels[index] === "") problems[at("label")] = QUESTION_TEXTS.empty;
    else if (labels.indexOf(labels[index] ?? "") < index) problems[at("label")] = QUESTION_TEXTS.same;
    if (kind === "CHOICE" && (choices.length < MIN_CHOICES || choices.length > MAX_CHOICES))
      problems[at("choices")] = QUESTION_TEXTS.choices;
    if (kind === "CHOICE" && needed.length > 0 && needed.length === choices.length)
      problems[at("choices")] = QUESTION_TEXTS.needed;
    for (const name of ["minimum", "maximum"] as const)
      if (kind === "NUMBER" && draft[name].trim() !== "" && numberIn(draft[name]) === null)
        problems[at(name)] = QUESTION_TEXTS.notNumber;
    if (minimum !== null && maximum !== null && minimum > maximum) problems[at("maximum")] = QUESTION_TEXTS.reversed;
  }
  const files = drafts.flatMap(({ kind }, index) => (kind === "FILE" ? [index] : []));
  for (const index of files.slice(1)) problems[`questions.${index}.kind`] = QUESTION_TEXTS.files;
  return problems;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Reads the valid questions of a stored draft. */
export function readDrafts(stored: unknown): QuestionDraft[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: Partial<Record<keyof QuestionDraft, unknown>> | null) => {
    const kind = QUESTION_KINDS.find(({ value }) => value === one?.kind)?.value;
    const { key, label, choices, minimum, maximum, needed } = one ?? {};
    if (!kind || !isText(key) || !isText(label) || !isText(choices) || !isText(minimum) || !isText(maximum)) return [];
    const required = one?.required === true;
    return [
      {
        key,
        kind,
        label,
        required,
        choices,
        needed: Array.isArray(needed) ? needed.filter(isText) : [],
        minimum,
        maximum,
      },
    ];
  });
}
