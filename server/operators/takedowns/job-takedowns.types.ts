import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { JobStatus } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "A job as operators see it." })
export class OperatorJob {
  @Field(() => ID, { description: "The job's id." })
  id!: string;

  @Field(() => String, { description: "The job's title." })
  title!: string;

  @Field(() => String, { description: "The name of the company that posted the job." })
  companyName!: string;

  @Field(() => JobStatus, { description: "The job's status." })
  status!: JobStatus;

  @Field(() => DateTimeScalar, { description: "When the job was posted." })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: "Whether the job is hidden from all lists, because operators took it down or its company deleted it.",
  })
  isDeleted!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When operators took the job down; null unless it is taken down now.",
  })
  takenDownAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The operator's reason, as emailed to the company; null unless the job is taken down.",
  })
  explanation!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The operator's message to the job's applicants; null if there is none.",
  })
  messageToApplicants!: string | null;

  @Field(() => Int, { description: "Number of reports about the job, including decided ones." })
  reports!: number;
}

/** A page of jobs. */
export const OperatorJobConnection = connectionOf(() => OperatorJob, "OperatorJob");

@InputType({ description: "A job to take down." })
export class TakeDownJobInput {
  @Field(() => ID, { description: "The job's id." })
  jobId!: string;

  @Field(() => String, { description: "The reason, 1 to 2,000 characters, which is emailed to the job's company." })
  explanation!: string;

  @Field(() => String, {
    nullable: true,
    description: "A message to the job's applicants, in addition to their notification; at most 2,000 characters.",
  })
  messageToApplicants?: string | null;
}

@InputType({ description: "A job to restore." })
export class RestoreJobInput {
  @Field(() => ID, { description: "The job's id." })
  jobId!: string;

  @Field(() => String, { description: "The reason, 1 to 2,000 characters, which is emailed to the job's company." })
  explanation!: string;
}
