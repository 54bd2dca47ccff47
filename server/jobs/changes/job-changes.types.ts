import { Field, ID, ObjectType } from "type-graphql";
import { JobChangeKind } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { Job } from "../jobs.types.ts";

registerEnum("JobChangeKind", JobChangeKind, "What happened to a job.", {
  OPENED: "It is open to everybody from now on: posted, reopened, or given a later deadline.",
  EDITED: "What everybody sees of it has changed.",
  CLOSED: "Its company has closed it.",
  EXPIRED: "Its last day to apply is over.",
  DELETED: "It is gone for good.",
});

@ObjectType({
  description: "Something that happened to a job that was open before or is open since.",
  simpleResolvers: true,
})
export class JobChange {
  @Field(() => ID, { description: "The job. The same job may change again further on." })
  jobId!: string;

  @Field(() => JobChangeKind, { description: "What happened." })
  kind!: JobChangeKind;

  @Field(() => DateTimeScalar, { description: "When." })
  createdAt!: Date;

  @Field(() => Job, {
    nullable: true,
    description: "The job as it is now; null when it is not open any more, as a later change says.",
  })
  job!: Job | null;
}

/** A page of the feed. */
export const JobChangeConnection = connectionOf(() => JobChange, "JobChange");
