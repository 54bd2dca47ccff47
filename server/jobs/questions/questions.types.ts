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

registerEnum("QuestionKind", QuestionKind, "How a question of a job is answered.", QUESTION_KINDS);

@ObjectType({ description: "What a company asks of who applies to a job.", simpleResolvers: true })
export class JobQuestion {
  @Field(() => ID, { description: "Of this wording: a question that is changed has another." })
  id!: string;

  @Field(() => QuestionKind, { description: "How it is answered." })
  kind!: QuestionKind;

  @Field(() => String, { description: "The question." })
  label!: string;

  @Field(() => Boolean, { description: "Whether it must be answered." })
  required!: boolean;

  @Field(() => [String], { description: "What there is to choose from, for CHOICE." })
  choices!: readonly string[];

  @Field(() => [String], {
    description:
      "The answers that are needed for the job, any of them; empty: any answer will do. Of CHOICE its choices, of YES_NO `YES` or `NO`.",
  })
  needed!: readonly string[];

  @Field(() => Float, { nullable: true, description: "The least that is needed, for NUMBER; null: any." })
  minimum!: number | null;

  @Field(() => Float, { nullable: true, description: "The most that is needed, for NUMBER; null: any." })
  maximum!: number | null;
}

@InputType({ description: "What to ask of who applies to a job." })
export class JobQuestionInput {
  @Field(() => QuestionKind, { description: "How it is answered. One question of a job can be a FILE." })
  kind!: QuestionKind;

  @Field(() => String, {
    description: `The question, at most ${MAX_QUESTION_LABEL} characters; no two of a job are the same.`,
  })
  label!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it must be answered; always so where an answer is needed.",
  })
  required?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: `What there is to choose from, for CHOICE: from ${MIN_CHOICES} to ${MAX_CHOICES}, each of at most ${MAX_CHOICE} characters.`,
  })
  choices?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "The answers that are needed for the job, for CHOICE and YES_NO (`YES` or `NO`). Who answers otherwise is told so before, and can apply all the same.",
  })
  needed?: string[] | null;

  @Field(() => Float, { nullable: true, description: "The least that is needed, for NUMBER." })
  minimum?: number | null;

  @Field(() => Float, { nullable: true, description: "The most that is needed, for NUMBER." })
  maximum?: number | null;
}
