import type { FileUpload } from "graphql-upload-minimal";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MAX_ANSWER } from "../../../shared/job-questions.ts";
import { QuestionKind } from "../../generated/prisma/enums.ts";
import { UploadScalar } from "../../platform/graphql/upload.ts";

@ObjectType({
  description: "What an applicant answered, with the question as it was then: the job may ask otherwise by now.",
  simpleResolvers: true,
})
export class ApplicationAnswer {
  @Field(() => QuestionKind, { description: "How it was to be answered." })
  kind!: QuestionKind;

  @Field(() => String, { description: "The question." })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: "The answer: of YES_NO `YES` or `NO`, of NUMBER its digits; null where a file answers.",
  })
  text!: string;

  @Field(() => String, { nullable: true, description: "What was needed, in words; null where any answer would do." })
  need!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the answer is one that was needed; null where any would do.",
  })
  isMet!: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "The file that answers, for the applicant and the company's people who see the application.",
  })
  fileUrl!: string | null;

  @Field(() => String, { nullable: true, description: "That file's name." })
  fileName!: string | null;
}

@InputType({ description: "An answer to one of a job's questions." })
export class ApplicationAnswerInput {
  @Field(() => ID, { description: "The question, as `Job.questions` has it." })
  questionId!: string;

  @Field(() => String, {
    nullable: true,
    description: `The answer, at most ${MAX_ANSWER} characters: of CHOICE one of its choices, of YES_NO \`YES\` or \`NO\`, of NUMBER its digits.`,
  })
  text?: string | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description: "The answer to a FILE: PDF, DOC or DOCX, at most 5 MB.",
  })
  file?: Promise<FileUpload> | null;
}
