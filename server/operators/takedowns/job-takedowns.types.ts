import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { JobStatus } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "A job as operators see it." })
export class OperatorJob {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "Its title." })
  title!: string;

  @Field(() => String, { description: "Whose it is." })
  companyName!: string;

  @Field(() => JobStatus, { description: "Whether it takes applications." })
  status!: JobStatus;

  @Field(() => DateTimeScalar, { description: "When it was posted." })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Whether it is in no list: taken down, or deleted by its company." })
  isDeleted!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: "When operators took it down; null when they did not." })
  takenDownAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Why, as its company was written." })
  explanation!: string | null;

  @Field(() => String, { nullable: true, description: "What those who applied were told besides." })
  toldApplicants!: string | null;

  @Field(() => Int, { description: "How many reports of it there are or were." })
  reports!: number;
}

/** A page of jobs. */
export const OperatorJobConnection = connectionOf(() => OperatorJob, "OperatorJob");

@InputType({ description: "A job that is to be taken down." })
export class TakeDownJobInput {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => String, { description: "Why; its company is written it. At most 2000 characters." })
  explanation!: string;

  @Field(() => String, {
    nullable: true,
    description: "What those who applied are told, beside that it is taken down. At most 2000 characters.",
  })
  toldApplicants?: string | null;
}

@InputType({ description: "A job that was taken down." })
export class PutBackJobInput {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => String, { description: "Why; its company is written it. At most 2000 characters." })
  explanation!: string;
}
