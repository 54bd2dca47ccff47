import { Field, ID, Int, ObjectType } from "type-graphql";
import { JobEditors } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../../platform/graphql/scalars.ts";
import type { JobView } from "../job.store.ts";
import { Job } from "../jobs.types.ts";

/** What a list of a company's jobs can go by. */
export const PostedJobOrder = {
  NEWEST: "NEWEST",
  OLDEST: "OLDEST",
  WAITING: "WAITING",
  DUE: "DUE",
  DEADLINE: "DEADLINE",
} as const;
registerEnum("PostedJobOrder", PostedJobOrder, "What comes first in a list of a company's jobs.", {
  NEWEST: "The newest.",
  OLDEST: "The oldest.",
  WAITING: "Whose applicants have waited longest for a decision; jobs that nobody waits for come last.",
  DUE: "Whose first promised answer is due soonest; jobs that nobody waits for come last.",
  DEADLINE: "What ends soonest; jobs without a last day come last.",
});

registerEnum("JobEditors", JobEditors, "Who edits a job, and schedules, posts, closes, reopens and deletes it.", {
  RECRUITERS: "Every recruiter of the company.",
  OWNER: "The job's owner and the owners of the company.",
});

@ObjectType({ description: "Applications by where they stand; withdrawn ones are not counted." })
export class ApplicationCounts {
  @Field(() => Int, { description: "All of them." })
  total!: number;

  @Field(() => Int, { description: "Those that wait for a decision." })
  applied!: number;

  @Field(() => Int, { description: "Accepted." })
  accepted!: number;

  @Field(() => Int, { description: "Rejected." })
  rejected!: number;
}

@ObjectType({ description: "A job as its recruiter sees it." })
export class PostedJob {
  @Field(() => ID, { description: "The job's id." })
  id!: string;

  @Field(() => Job, { description: "The job." })
  job!: JobView;

  @Field(() => ApplicationCounts, { description: "Its applications." })
  applications!: ApplicationCounts;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Since when the first of those that wait has waited; null when none does.",
  })
  waitingSince!: Date | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The last day of the first answer that is promised to those that wait, in UTC; null when none is.",
  })
  answerDueOn!: Date | null;

  @Field(() => String, {
    description:
      "Who owns it, by name or e-mail address: who posted it, unless it was handed over; where that is not known, the company's name.",
  })
  owner!: string;

  @Field(() => ID, { nullable: true, description: "The account of its owner; null when that is gone." })
  ownerId!: string | null;

  @Field(() => JobEditors, { description: "Who edits it." })
  editors!: JobEditors;

  /** The name of its owner, while they post and edit for the company. */
  ownerInCompany!: string | null;
}

@ObjectType({ description: "The own job that a mutation changed." })
export class PostedJobPayload {
  @Field(() => PostedJob, { description: "As it is now." })
  postedJob!: PostedJob;
}

/** A page of posted jobs. */
export const PostedJobConnection = connectionOf(() => PostedJob, "PostedJob");
