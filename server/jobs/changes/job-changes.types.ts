import { Field, ID, ObjectType } from "type-graphql";
import { JobChangeKind } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { Job } from "../jobs.types.ts";

registerEnum("JobChangeKind", JobChangeKind, "The kind of a change to a job.", {
  OPENED:
    "The job became open to everyone: for example, it was posted, reopened or restored, or its deadline was " +
    "extended.",
  EDITED: "The public content of the job changed.",
  CLOSED: "The job was closed by its company, or because an account was suspended.",
  EXPIRED: "The job's application deadline passed.",
  DELETED: "The job was deleted, or taken down by operators.",
});

@ObjectType({
  description: "A change to a job that was open before the change or after it.",
  simpleResolvers: true,
})
export class JobChange {
  @Field(() => ID, {
    description: "The id of the job that changed. Later changes in the feed may concern the same job.",
  })
  jobId!: string;

  @Field(() => JobChangeKind, { description: "The kind of change." })
  kind!: JobChangeKind;

  @Field(() => DateTimeScalar, { description: "When the job changed." })
  createdAt!: Date;

  @Field(() => Job, {
    nullable: true,
    description:
      "The current state of the job; null if the job is no longer open, as a later change in the feed then says.",
  })
  job!: Job | null;
}

/** A page of the feed. */
export const JobChangeConnection = connectionOf(() => JobChange, "JobChange");
