import type { FileUpload } from "graphql-upload-minimal";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MAX_ANSWER } from "../../../shared/job-questions.ts";
import { QuestionKind } from "../../generated/prisma/enums.ts";
import { UploadScalar } from "../../platform/graphql/upload.ts";

@ObjectType({
  description:
    "An applicant's answer to a screening question. It keeps the question as worded when it was answered, even " +
    "if the job's questions have changed since.",
  simpleResolvers: true,
})
export class ApplicationAnswer {
  @Field(() => QuestionKind, { description: "The kind of answer that the question asks for." })
  kind!: QuestionKind;

  @Field(() => String, { description: "The text of the question." })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The answer: `YES` or `NO` for YES_NO, a decimal number for NUMBER, one of the choices for CHOICE. Null if " +
      "the answer is a file.",
  })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The answers that meet the job's requirement, in words, such as `at least 3`; null if the job accepts any answer.",
  })
  need!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the answer meets the job's requirement; null if the job accepts any answer.",
  })
  isMet!: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The URL of the uploaded file, for the applicant and for members of the company who may see the " +
      "application; null if the answer is not a file.",
  })
  fileUrl!: string | null;

  @Field(() => String, { nullable: true, description: "The name of the uploaded file; null if `fileUrl` is null." })
  fileName!: string | null;
}

@InputType({ description: "An answer to one of a job's screening questions." })
export class ApplicationAnswerInput {
  @Field(() => ID, { description: "The question's id, from `Job.questions`." })
  questionId!: string;

  @Field(() => String, {
    nullable: true,
    description: `The answer, at most ${MAX_ANSWER.toLocaleString("en")} characters: one of the choices for CHOICE, \`YES\` or \`NO\` for YES_NO, a decimal number for NUMBER. Absent for FILE.`,
  })
  text?: string | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description: "The file that answers a FILE question: PDF, DOC or DOCX, at most 5 MB.",
  })
  file?: Promise<FileUpload> | null;
}
