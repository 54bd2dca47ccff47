import { Field, ID, Int, ObjectType } from "type-graphql";
import { ApplicationStatus } from "../../generated/prisma/enums.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import type { DecisionResult } from "./decisions.service.ts";

export const DecisionOutcome = {
  DONE: "DONE",
  UNCHANGED: "UNCHANGED",
  CONFLICT: "CONFLICT",
  NOT_FOUND: "NOT_FOUND",
} as const;

registerEnum("DecisionOutcome", DecisionOutcome, "What became of one application of many.", {
  DONE: "It is changed.",
  UNCHANGED: "It was so already.",
  CONFLICT: "It was changed by somebody else before, or withdrawn, and is left as that is.",
  NOT_FOUND: "There is no such application to a job of the company.",
});

@ObjectType({ description: "How an application stands at one version." })
export class ApplicationStanding {
  @Field(() => ApplicationStatus, { description: "Its status." })
  status!: ApplicationStatus;

  @Field(() => Int, { description: "Its version, to be given with the next decision." })
  version!: number;

  @Field(() => ID, { nullable: true, description: "The stage that it is in." })
  stageId!: string | null;
}

@ObjectType({ description: "What became of one application of many." })
export class ApplicationDecision implements DecisionResult {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => DecisionOutcome, { description: "What became of it." })
  outcome!: keyof typeof DecisionOutcome;

  @Field(() => ApplicationStanding, { nullable: true, description: "How it stands now; null when it was not found." })
  now!: DecisionResult["now"];

  @Field(() => ApplicationStanding, {
    nullable: true,
    description: "How it stood before: to undo, set it to this with the version of `now`.",
  })
  before!: DecisionResult["before"];
}

@ObjectType({ description: "What became of many applications." })
export class DecideApplicationsPayload {
  @Field(() => [ApplicationDecision], { description: "One for each application that was given, in that order." })
  results!: DecisionResult[];
}
