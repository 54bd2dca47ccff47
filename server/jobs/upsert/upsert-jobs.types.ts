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

registerEnum("UpsertOutcome", UpsertOutcome, "The result for a submitted job.", {
  CREATED: "The job was posted.",
  UPDATED: "The company already had the job; it was changed.",
  UNCHANGED: "The company already had the job in this state.",
  REFUSED: "The job was not saved; `userErrors` explain what to fix.",
});

@ObjectType({ description: "The result for one of the submitted jobs." })
export class UpsertedJob {
  @Field(() => ID, { description: "The job's id in its source system, as submitted." })
  externalId!: string;

  @Field(() => UpsertOutcome, { description: "The result." })
  outcome!: keyof typeof UpsertOutcome;

  @Field(() => ID, { nullable: true, description: "The job; null when it was refused." })
  jobId!: string | null;

  @Field(() => JobStatus, {
    nullable: true,
    description: "The job's status, which this operation never changes; null when it was refused.",
  })
  status!: JobStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the job takes applications now: it is open, and its deadline has not passed; null when it was refused.",
  })
  takesApplications!: boolean | null;

  @Field(() => [UserError], { description: "What to fix when it was refused; empty otherwise." })
  userErrors!: UserError[];
}

@ObjectType({ description: "How many more jobs a company may post or change through `upsertJobs`." })
export class UpsertRateLimit {
  @Field(() => Int, { description: "The number of jobs per hour. Unchanged and refused jobs do not count." })
  limit!: number;

  @Field(() => Int, { description: "The number that is left." })
  remaining!: number;

  @Field(() => DateTimeScalar, { description: "When the limit is full again." })
  resetAt!: Date;
}

@ObjectType({ description: "The results for the submitted jobs." })
export class UpsertJobsPayload {
  @Field(() => [UpsertedJob], { description: "The results, in the order of the submitted jobs." })
  results!: UpsertedJob[];

  @Field(() => UpsertRateLimit, { description: "What is left of the company's limit." })
  rateLimit!: UpsertRateLimit;
}
