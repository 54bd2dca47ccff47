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

  @Field(() => String, { description: "The company that posted it." })
  companyName!: string;

  @Field(() => JobStatus, { description: "Its status." })
  status!: JobStatus;

  @Field(() => DateTimeScalar, { description: "When it was posted." })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Whether it is hidden from all lists: taken down, or deleted by its company." })
  isDeleted!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: "When operators took it down; null unless taken down." })
  takenDownAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The reason, as mailed to its company." })
  explanation!: string | null;

  @Field(() => String, { nullable: true, description: "The message to its applicants." })
  messageToApplicants!: string | null;

  @Field(() => Int, { description: "Number of reports of it, past ones included." })
  reports!: number;
}

/** A page of jobs. */
export const OperatorJobConnection = connectionOf(() => OperatorJob, "OperatorJob");

@InputType({ description: "A job to take down." })
export class TakeDownJobInput {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => String, { description: "The reason, which is mailed to its company. At most 2000 characters." })
  explanation!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "A message to the applicants, in addition to the notification of the takedown. At most 2000 characters.",
  })
  messageToApplicants?: string | null;
}

@InputType({ description: "A job to restore." })
export class RestoreJobInput {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => String, { description: "The reason, which is mailed to its company. At most 2000 characters." })
  explanation!: string;
}
