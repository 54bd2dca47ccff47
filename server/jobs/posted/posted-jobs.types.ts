import { Field, ID, Int, ObjectType } from "type-graphql";
import { JobEditors } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../../platform/graphql/scalars.ts";
import type { JobView } from "../job.store.ts";
import { Job } from "../jobs.types.ts";

/** The orders of a company's job list. */
export const PostedJobOrder = {
  NEWEST: "NEWEST",
  OLDEST: "OLDEST",
  WAITING: "WAITING",
  DUE: "DUE",
  DEADLINE: "DEADLINE",
} as const;
registerEnum("PostedJobOrder", PostedJobOrder, "The sort order of a company's jobs.", {
  NEWEST: "Most recently posted jobs first.",
  OLDEST: "Least recently posted jobs first.",
  WAITING:
    "Jobs whose oldest pending application has waited longest first. Jobs without pending applications come last.",
  DUE: "Jobs with the earliest response deadline first. Jobs without pending applications come last.",
  DEADLINE: "Jobs with the earliest application deadline first. Jobs without a deadline come last.",
});

registerEnum("JobEditors", JobEditors, "Who may edit, schedule, post, close, reopen and delete a job.", {
  RECRUITERS: "Every owner and recruiter of the company may edit the job.",
  OWNER: "Only the job owner and the company's owners may edit the job.",
});

@ObjectType({ description: "The numbers of applications to a job by status. Withdrawn applications are not counted." })
export class ApplicationCounts {
  @Field(() => Int, { description: "The number of all applications, except withdrawn ones." })
  total!: number;

  @Field(() => Int, { description: "The number of pending applications." })
  applied!: number;

  @Field(() => Int, { description: "The number of accepted applications." })
  accepted!: number;

  @Field(() => Int, { description: "The number of rejected applications." })
  rejected!: number;
}

@ObjectType({ description: "A job as the members of its company see it." })
export class PostedJob {
  @Field(() => ID, { description: "The job's id." })
  id!: string;

  @Field(() => Job, { description: "The job, as everyone sees it." })
  job!: JobView;

  @Field(() => ID, {
    nullable: true,
    description:
      "The job's id in the company's source system, unique within the company; null if the job did not come from " +
      "one.",
  })
  externalId!: string | null;

  @Field(() => ApplicationCounts, { description: "The numbers of applications to the job, by status." })
  applications!: ApplicationCounts;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the oldest pending application to the job was made; null if none is pending.",
  })
  waitingSince!: Date | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      "The earliest response deadline among the job's pending applications: the day by which the company promised " +
      "to respond, in UTC. Null if there is none.",
  })
  answerDueOn!: Date | null;

  @Field(() => String, {
    description:
      "The name or email address of the job owner, who is the recruiter who posted the job or to whom it was " +
      "transferred; the company's name if the job owner is unknown.",
  })
  owner!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The account id of the job owner; null if the account no longer exists.",
  })
  ownerId!: string | null;

  @Field(() => JobEditors, { description: "Who may edit the job." })
  editors!: JobEditors;

  /** The name of its owner, while they may post and edit jobs of the company. */
  ownerInCompany!: string | null;
}

@ObjectType({ description: "The job of the company that a mutation changed." })
export class PostedJobPayload {
  @Field(() => PostedJob, { description: "The job after the change." })
  postedJob!: PostedJob;
}

/** A page of posted jobs. */
export const PostedJobConnection = connectionOf(() => PostedJob, "PostedJob");
