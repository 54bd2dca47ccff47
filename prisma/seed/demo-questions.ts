import { questions as questionsSchema } from "../../server/jobs/questions/question.schemas.ts";
import { storedAnswer } from "../../shared/job-questions.ts";
import type { DemoRole } from "./roles.ts";

/** Returns the questions of a role as its jobs store them. All are optional, so that every client can apply. */
export const questionsOf = ({ questions }: DemoRole) => questionsSchema.parse(questions);

/** Returns the answers of the applicant with this number to the questions of a role. */
export const answersOf = ({ questions }: DemoRole, applicant: number) =>
  questions.map(({ kind, label, answers }, position) => ({
    ...{ position, kind, label, text: storedAnswer(kind, answers[applicant % answers.length] ?? "") },
  }));
