import { Field, ID, Int, ObjectType } from "type-graphql";
import { JobStatus } from "../../generated/prisma/enums.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { UserError } from "../../platform/graphql/user-error.types.ts";

export const UpsertOutcome = {
  CREATED: "CREATED",
  UPDATED: "UPDATED",
  UNCHANGED: "UNCHANGED",
  REFUSED: "REFUSED",
} as const;

registerEnum("UpsertOutcome", UpsertOutcome, "What `upsertJobs` did with a submitted job.", {
  CREATED: "The job was posted, as the company did not have it yet.",
  UPDATED: "The company already had the job, and it was updated.",
  UNCHANGED: "The company already had the job in this state, and nothing changed.",
  REFUSED: "The job was not saved; `userErrors` say what to fix.",
});

@ObjectType({ description: "The result for one of the jobs submitted to `upsertJobs`." })
export class UpsertedJob {
  @Field(() => ID, { description: "The job's id in the company's source system, as submitted." })
  externalId!: string;

  @Field(() => UpsertOutcome, { description: "What was done with the job." })
  outcome!: keyof typeof UpsertOutcome;

  @Field(() => ID, { nullable: true, description: "The job's id; null if the job was rejected." })
  jobId!: string | null;

  @Field(() => JobStatus, {
    nullable: true,
    description:
      "The job's status, which `upsertJobs` does not change for existing jobs; null if the job was rejected.",
  })
  status!: JobStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the job accepts applications now: it is open, and its deadline has not passed. Null if the job was " +
      "rejected.",
  })
  takesApplications!: boolean | null;

  @Field(() => [UserError], { description: "What to fix in the job if it was rejected; otherwise empty." })
  userErrors!: UserError[];
}

@ObjectType({ description: "The company's rate limit for posting and updating jobs through `upsertJobs`." })
export class UpsertRateLimit {
  @Field(() => Int, {
    description:
      "The number of jobs that the company may post or update per hour. Unchanged and rejected jobs do not count.",
  })
  limit!: number;

  @Field(() => Int, { description: "The number of jobs that the company may still post or update now." })
  remaining!: number;

  @Field(() => DateTimeScalar, { description: "When the full limit is available again." })
  resetAt!: Date;
}

@ObjectType({ description: "The results for the jobs submitted to `upsertJobs`." })
export class UpsertJobsPayload {
  @Field(() => [UpsertedJob], { description: "The results, one per submitted job, in the same order." })
  results!: UpsertedJob[];

  @Field(() => UpsertRateLimit, { description: "The company's rate limit after this call." })
  rateLimit!: UpsertRateLimit;
}
