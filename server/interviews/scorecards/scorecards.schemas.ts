import { z } from "zod";
import { SCORECARD, SCORES } from "../../../shared/interviews/scorecards.ts";
import { requiredLine, text } from "../../platform/validation.ts";

const question = requiredLine(SCORECARD.maxQuestion, "A question", "Enter a question.");

/** A job's questions for interviewers. */
export const questionsSchema = z.object({
  questions: z
    .array(question)
    .max(SCORECARD.maxQuestions, `Enter at most ${SCORECARD.maxQuestions} questions.`)
    .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, "Enter each question once."),
});

const score = z.int().refine((given) => SCORES.some(({ value }) => value === given), "Choose a score from 1 to 4.");

/** An interviewer's answers to these questions, which are returned in their order. */
export const scorecardSchema = (questions: readonly string[]) =>
  z.object({
    answers: z
      .array(z.object({ question: z.string(), score, text: text(SCORECARD.maxAnswer, "An explanation") }))
      .transform((given) => questions.flatMap((asked) => given.find((answer) => answer.question === asked) ?? []))
      .refine((answers) => answers.length === questions.length, "Choose a score for each question."),
    text: text(SCORECARD.maxText, "The overall view"),
  });
