import { Field, ID, ObjectType } from "type-graphql";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { UserError } from "../../platform/graphql/user-error.types.ts";

export const UpsertOutcome = {
  CREATED: "CREATED",
  UPDATED: "UPDATED",
  UNCHANGED: "UNCHANGED",
  REFUSED: "REFUSED",
} as const;

registerEnum("UpsertOutcome", UpsertOutcome, "What became of a job that was sent.", {
  CREATED: "It was posted.",
  UPDATED: "The company had it; it was changed.",
  UNCHANGED: "The company had it as it is.",
  REFUSED: "It was not saved; `userErrors` say what to mend.",
});

@ObjectType({ description: "What became of one of the jobs that were sent." })
export class UpsertedJob {
  @Field(() => ID, { description: "Its id where it comes from, as it was sent." })
  externalId!: string;

  @Field(() => UpsertOutcome, { description: "What became of it." })
  outcome!: keyof typeof UpsertOutcome;

  @Field(() => ID, { nullable: true, description: "The job; null when it was refused." })
  jobId!: string | null;

  @Field(() => [UserError], { description: "What to mend when it was refused; empty when it was not." })
  userErrors!: UserError[];
}

@ObjectType({ description: "What became of each job that was sent." })
export class UpsertJobsPayload {
  @Field(() => [UpsertedJob], { description: "In the order in which they were sent." })
  results!: UpsertedJob[];
}
