import type { FileUpload } from "graphql-upload-minimal";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MAX_ANSWER } from "../../../shared/job-questions.ts";
import { QuestionKind } from "../../generated/prisma/enums.ts";
import { UploadScalar } from "../../platform/graphql/upload.ts";

@ObjectType({
  description:
    "An applicant's answer, with the question as worded at the time: the job's questions may have changed since.",
  simpleResolvers: true,
})
export class ApplicationAnswer {
  @Field(() => QuestionKind, { description: "The kind of answer." })
  kind!: QuestionKind;

  @Field(() => String, { description: "The text of the question." })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: "The answer: for YES_NO `YES` or `NO`, for NUMBER its digits; null where a file answers.",
  })
  text!: string;

  @Field(() => String, { nullable: true, description: "The qualifying answers, in words; null where any answer does." })
  need!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the answer qualifies; null where any answer does.",
  })
  isMet!: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The link to the answering file, for the applicant and the company's members who may see the application.",
  })
  fileUrl!: string | null;

  @Field(() => String, { nullable: true, description: "The name of that file." })
  fileName!: string | null;
}

@InputType({ description: "An answer to one of a job's questions." })
export class ApplicationAnswerInput {
  @Field(() => ID, { description: "The id of the question, from `Job.questions`." })
  questionId!: string;

  @Field(() => String, {
    nullable: true,
    description: `The answer, at most ${MAX_ANSWER} characters: for CHOICE one of its choices, for YES_NO \`YES\` or \`NO\`, for NUMBER its digits.`,
  })
  text?: string | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description: "The answer to a FILE: PDF, DOC or DOCX, at most 5 MB.",
  })
  file?: Promise<FileUpload> | null;
}
