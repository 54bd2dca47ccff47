import { Field, Float, ID, InputType, ObjectType } from "type-graphql";
import {
  MAX_CHOICE,
  MAX_CHOICES,
  MAX_QUESTION_LABEL,
  MIN_CHOICES,
  QUESTION_KINDS,
} from "../../../shared/job-questions.ts";
import { QuestionKind } from "../../generated/prisma/enums.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";

registerEnum("QuestionKind", QuestionKind, "The kind of answer to a question of a job.", QUESTION_KINDS);

@ObjectType({ description: "A question that a company asks applicants to a job.", simpleResolvers: true })
export class JobQuestion {
  @Field(() => ID, { description: "The id of this wording: a changed question gets a new one." })
  id!: string;

  @Field(() => QuestionKind, { description: "The kind of answer." })
  kind!: QuestionKind;

  @Field(() => String, { description: "The text of the question." })
  label!: string;

  @Field(() => Boolean, { description: "Whether it must be answered." })
  required!: boolean;

  @Field(() => [String], { description: "The choices, for CHOICE." })
  choices!: readonly string[];

  @Field(() => [String], {
    description:
      "The answers that qualify, any of them; empty if any answer does. For CHOICE some of its choices, for " +
      "YES_NO `YES` or `NO`.",
  })
  needed!: readonly string[];

  @Field(() => Float, { nullable: true, description: "The minimum that qualifies, for NUMBER; null for no minimum." })
  minimum!: number | null;

  @Field(() => Float, { nullable: true, description: "The maximum that qualifies, for NUMBER; null for no maximum." })
  maximum!: number | null;
}

@InputType({ description: "A question for applicants to a job." })
export class JobQuestionInput {
  @Field(() => QuestionKind, { description: "The kind of answer. Only one question of a job can be a FILE." })
  kind!: QuestionKind;

  @Field(() => String, {
    description: `The text of the question, at most ${MAX_QUESTION_LABEL} characters; unique within the job.`,
  })
  label!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it must be answered; always true when only some answers qualify.",
  })
  required?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: `The choices, for CHOICE: from ${MIN_CHOICES} to ${MAX_CHOICES}, each of at most ${MAX_CHOICE} characters.`,
  })
  choices?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "The answers that qualify, for CHOICE and YES_NO (`YES` or `NO`). Applicants with other answers are warned, " +
      "but can still apply.",
  })
  needed?: string[] | null;

  @Field(() => Float, { nullable: true, description: "The minimum that qualifies, for NUMBER." })
  minimum?: number | null;

  @Field(() => Float, { nullable: true, description: "The maximum that qualifies, for NUMBER." })
  maximum?: number | null;
}
