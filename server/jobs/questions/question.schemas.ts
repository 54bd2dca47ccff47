import { createHash } from "node:crypto";
import { z } from "zod";
import {
  isKnockOut,
  type JobQuestion,
  MAX_ANSWER_NUMBER,
  MAX_CHOICE,
  MAX_CHOICES,
  MAX_QUESTION_LABEL,
  MAX_QUESTIONS,
  MIN_CHOICES,
  QUESTION_KINDS,
  QUESTION_TEXTS,
  YES_OR_NO,
} from "../../../shared/job-questions.ts";
import { line, requiredLine } from "../../platform/validation.ts";

const choice = line(MAX_CHOICE, "A choice");
const choices = z
  .array(choice)
  .nullish()
  .transform((given) => (given ?? []).filter((one) => one !== ""));
const number = z
  .number({ error: "Enter a number." })
  .min(-MAX_ANSWER_NUMBER, `Enter a number of at least ${-MAX_ANSWER_NUMBER}.`)
  .max(MAX_ANSWER_NUMBER, `Enter a number of at most ${MAX_ANSWER_NUMBER}.`)
  .nullish()
  .transform((given) => given ?? null);

const KINDS = QUESTION_KINDS.map(({ value }) => value);
const ANSWERS_OF_YES_NO: readonly string[] = YES_OR_NO.map(({ value }) => value);

/** One question; properties that do not apply to its kind are dropped. */
const question = z
  .object({
    kind: z.enum(KINDS, { error: `Choose one of these kinds: ${KINDS.join(", ")}.` }),
    label: requiredLine(MAX_QUESTION_LABEL, "A question", QUESTION_TEXTS.empty),
    required: z
      .boolean()
      .nullish()
      .transform((given) => given ?? false),
    choices,
    needed: choices,
    minimum: number,
    maximum: number,
  })
  .transform(({ kind, label, required, ...given }, ctx): JobQuestion => {
    const refuse = (name: keyof JobQuestion, message: string) =>
      ctx.addIssue({ code: "custom", path: [name], message });
    const options = kind === "CHOICE" ? given.choices : kind === "YES_NO" ? ANSWERS_OF_YES_NO : [];
    if (kind === "CHOICE") {
      const different = new Set(options).size === options.length;
      if (!different || options.length < MIN_CHOICES || options.length > MAX_CHOICES)
        refuse("choices", QUESTION_TEXTS.choices);
    }
    const needed = options.length > 0 ? [...new Set(given.needed)] : [];
    if (!needed.every((one) => options.includes(one)) || (needed.length > 0 && needed.length === options.length))
      refuse("needed", QUESTION_TEXTS.needed);
    const { minimum, maximum } = kind === "NUMBER" ? given : { minimum: null, maximum: null };
    if (minimum !== null && maximum !== null && minimum > maximum) refuse("maximum", QUESTION_TEXTS.reversed);
    const asked = { kind, label, choices: kind === "CHOICE" ? options : [], needed, minimum, maximum };
    // A knock-out question is always required.
    const whole = { ...asked, required: required || isKnockOut(asked) };
    return { ...whole, id: idOf(whole) };
  });

/** Returns the same id for the same question; once the wording changes, earlier answers no longer belong to it. */
const idOf = ({ kind, label, required, choices, needed, minimum, maximum }: Omit<JobQuestion, "id">): string =>
  createHash("sha256")
    .update(JSON.stringify([kind, label, required, choices, needed, minimum, maximum]))
    .digest("hex")
    .slice(0, 16);

/** The questions of a post; none when absent. */
export const questions = z
  .array(question)
  .max(MAX_QUESTIONS, QUESTION_TEXTS.tooMany)
  .nullish()
  .transform((given) => given ?? [])
  .superRefine((asked, ctx) => {
    const seen = new Set<string>();
    let files = 0;
    for (const [index, { label, kind }] of asked.entries()) {
      const refuse = (name: string, message: string) => ctx.addIssue({ code: "custom", path: [index, name], message });
      const key = label.toLowerCase();
      if (seen.has(key)) refuse("label", QUESTION_TEXTS.same);
      seen.add(key);
      // An operation accepts one file of this size.
      if (kind === "FILE" && ++files > 1) refuse("kind", QUESTION_TEXTS.files);
    }
  });
