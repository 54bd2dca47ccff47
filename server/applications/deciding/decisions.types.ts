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

registerEnum("DecisionOutcome", DecisionOutcome, "The result for one application of many.", {
  DONE: "It was changed.",
  UNCHANGED: "It was in this state already.",
  CONFLICT: "Someone else changed it first, or it was withdrawn; it is left as it is.",
  NOT_FOUND: "There is no such application to a job of the company.",
});

@ObjectType({ description: "The state of an application at one version." })
export class ApplicationStanding {
  @Field(() => ApplicationStatus, { description: "Its status." })
  status!: ApplicationStatus;

  @Field(() => Int, { description: "Its version, to be sent with the next decision." })
  version!: number;

  @Field(() => ID, { nullable: true, description: "Its stage." })
  stageId!: string | null;
}

@ObjectType({ description: "The result for one application of many." })
export class ApplicationDecision implements DecisionResult {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => DecisionOutcome, { description: "The result." })
  outcome!: keyof typeof DecisionOutcome;

  @Field(() => ApplicationStanding, { nullable: true, description: "Its current state; null when it was not found." })
  now!: DecisionResult["now"];

  @Field(() => ApplicationStanding, {
    nullable: true,
    description: "Its previous state: to undo, set it to this with the version of `now`.",
  })
  before!: DecisionResult["before"];
}

@ObjectType({ description: "The results for many applications." })
export class DecideApplicationsPayload {
  @Field(() => [ApplicationDecision], { description: "One result per given application, in the same order." })
  results!: DecisionResult[];
}
