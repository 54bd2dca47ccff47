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
  NEWEST: "Newest first.",
  OLDEST: "Oldest first.",
  WAITING: "Longest pending application first; jobs without pending applications last.",
  DUE: "Earliest promised answer first; jobs without pending applications last.",
  DEADLINE: "Earliest deadline first; jobs without a deadline last.",
});

registerEnum("JobEditors", JobEditors, "Who may edit, schedule, post, close, reopen and delete a job.", {
  RECRUITERS: "Every recruiter of the company.",
  OWNER: "The job's owner and the owners of the company.",
});

@ObjectType({ description: "Number of applications by status; withdrawn ones are not counted." })
export class ApplicationCounts {
  @Field(() => Int, { description: "All applications." })
  total!: number;

  @Field(() => Int, { description: "Pending applications." })
  applied!: number;

  @Field(() => Int, { description: "Accepted." })
  accepted!: number;

  @Field(() => Int, { description: "Rejected." })
  rejected!: number;
}

@ObjectType({ description: "A job as its company sees it." })
export class PostedJob {
  @Field(() => ID, { description: "The job's id." })
  id!: string;

  @Field(() => Job, { description: "The job." })
  job!: JobView;

  @Field(() => ID, {
    nullable: true,
    description: "Its id in its source system, unique within the company; null when it was posted by hand.",
  })
  externalId!: string | null;

  @Field(() => ApplicationCounts, { description: "Its application counts." })
  applications!: ApplicationCounts;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When its oldest pending application was made; null when none is pending.",
  })
  waitingSince!: Date | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      "The earliest day by which the company promised to answer a pending application, in UTC; null when there is " +
      "none.",
  })
  answerDueOn!: Date | null;

  @Field(() => String, {
    description:
      "The name or email address of its owner: the person who posted it, unless it was transferred; the company's name " +
      "if the owner is unknown.",
  })
  owner!: string;

  @Field(() => ID, { nullable: true, description: "The account of its owner; null when it no longer exists." })
  ownerId!: string | null;

  @Field(() => JobEditors, { description: "Who may edit it." })
  editors!: JobEditors;

  /** The name of its owner, while they may post and edit jobs of the company. */
  ownerInCompany!: string | null;
}

@ObjectType({ description: "The company's job that a mutation changed." })
export class PostedJobPayload {
  @Field(() => PostedJob, { description: "Its current state." })
  postedJob!: PostedJob;
}

/** A page of posted jobs. */
export const PostedJobConnection = connectionOf(() => PostedJob, "PostedJob");
