import { Field, ID, ObjectType } from "type-graphql";
import { JobChangeKind } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { Job } from "../jobs.types.ts";

registerEnum("JobChangeKind", JobChangeKind, "The kind of change to a job.", {
  OPENED: "The job is now open to everyone: posted, reopened, or given a later deadline.",
  EDITED: "Its public content has changed.",
  CLOSED: "Its company has closed it.",
  EXPIRED: "Its deadline has passed.",
  DELETED: "It was deleted permanently.",
});

@ObjectType({
  description: "A change to a job that was open before or is open now.",
  simpleResolvers: true,
})
export class JobChange {
  @Field(() => ID, { description: "The job's id. Later changes may concern the same job." })
  jobId!: string;

  @Field(() => JobChangeKind, { description: "The kind of change." })
  kind!: JobChangeKind;

  @Field(() => DateTimeScalar, { description: "When it happened." })
  createdAt!: Date;

  @Field(() => Job, {
    nullable: true,
    description: "The current state of the job; null when it is no longer open, which a later change explains.",
  })
  job!: Job | null;
}

/** A page of the feed. */
export const JobChangeConnection = connectionOf(() => JobChange, "JobChange");
