import { Field, ID, ObjectType } from "type-graphql";
import { registerEnum } from "../../platform/graphql/register-enum.ts";

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
  REFUSED: "It was not saved; `problems` say what to mend.",
});

@ObjectType({ description: "What to mend in a job that was refused." })
export class JobProblem {
  @Field(() => String, { nullable: true, description: "The field; null when it is not about one." })
  field!: string | null;

  @Field(() => String, { description: "What to mend, in a sentence." })
  message!: string;
}

@ObjectType({ description: "What became of one of the jobs that were sent." })
export class UpsertedJob {
  @Field(() => ID, { description: "Its id where it comes from, as it was sent." })
  externalId!: string;

  @Field(() => UpsertOutcome, { description: "What became of it." })
  outcome!: keyof typeof UpsertOutcome;

  @Field(() => ID, { nullable: true, description: "The job; null when it was refused." })
  jobId!: string | null;

  @Field(() => [JobProblem], { description: "Why it was refused; empty when it was not." })
  problems!: JobProblem[];
}

@ObjectType({ description: "What became of each job that was sent." })
export class UpsertJobsPayload {
  @Field(() => [UpsertedJob], { description: "In the order in which they were sent." })
  results!: UpsertedJob[];
}
