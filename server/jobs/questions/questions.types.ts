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

registerEnum("QuestionKind", QuestionKind, "The kind of answer to a screening question.", QUESTION_KINDS);

@ObjectType({ description: "A screening question that applicants to a job answer.", simpleResolvers: true })
export class JobQuestion {
  @Field(() => ID, {
    description: "The id of the question in its current wording. A question that is edited gets a new id.",
  })
  id!: string;

  @Field(() => QuestionKind, { description: "The kind of answer that the question asks for." })
  kind!: QuestionKind;

  @Field(() => String, { description: "The text of the question." })
  label!: string;

  @Field(() => Boolean, { description: "Whether applicants must answer the question." })
  required!: boolean;

  @Field(() => [String], { description: "The choices to select from, if `kind` is `CHOICE`; otherwise empty." })
  choices!: readonly string[];

  @Field(() => [String], {
    description:
      "The qualifying answers, any one of which is enough: some of the `choices` if `kind` is `CHOICE`, `YES` or " +
      "`NO` if it is `YES_NO`. Empty if every answer qualifies.",
  })
  needed!: readonly string[];

  @Field(() => Float, {
    nullable: true,
    description: "The smallest number that qualifies, if `kind` is `NUMBER`; null if there is no minimum.",
  })
  minimum!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "The largest number that qualifies, if `kind` is `NUMBER`; null if there is no maximum.",
  })
  maximum!: number | null;
}

@InputType({
  description: "A screening question for applicants to a job. Fields that do not apply to its kind are ignored.",
})
export class JobQuestionInput {
  @Field(() => QuestionKind, {
    description: "The kind of answer that the question asks for. Only one question of a job can ask for a `FILE`.",
  })
  kind!: QuestionKind;

  @Field(() => String, {
    description:
      `The text of the question, at most ${MAX_QUESTION_LABEL} characters. No other question of the job may have ` +
      "the same text.",
  })
  label!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether applicants must answer the question; false by default. Always true if only some answers qualify.",
  })
  required?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description:
      `The choices to select from, required if \`kind\` is \`CHOICE\`: from ${MIN_CHOICES} to ${MAX_CHOICES} different ` +
      `ones, each of at most ${MAX_CHOICE} characters.`,
  })
  choices?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "The qualifying answers: some, but not all, of the `choices` if `kind` is `CHOICE`, or either `YES` or `NO` " +
      "if it is `YES_NO`. Applicants with another answer see a warning and can still apply.",
  })
  needed?: string[] | null;

  @Field(() => Float, { nullable: true, description: "The smallest number that qualifies, if `kind` is `NUMBER`." })
  minimum?: number | null;

  @Field(() => Float, { nullable: true, description: "The largest number that qualifies, if `kind` is `NUMBER`." })
  maximum?: number | null;
}
