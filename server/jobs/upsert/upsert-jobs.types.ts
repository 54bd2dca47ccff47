import { Field, ID, ObjectType } from "type-graphql";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
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

  @Field(() => [UserError], { description: "What to fix when it was refused; empty otherwise." })
  userErrors!: UserError[];
}

@ObjectType({ description: "The results for the submitted jobs." })
export class UpsertJobsPayload {
  @Field(() => [UpsertedJob], { description: "The results, in the order of the submitted jobs." })
  results!: UpsertedJob[];
}
