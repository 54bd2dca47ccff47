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

registerEnum("DecisionOutcome", DecisionOutcome, "The result for one application in a bulk decision.", {
  DONE: "The application was changed.",
  UNCHANGED: "The application was already in the requested state.",
  CONFLICT:
    "Someone else changed the application first, the seeker withdrew it, or a decided application cannot be moved. It is left unchanged.",
  NOT_FOUND: "No application to a job of the company has this id.",
});

@ObjectType({ description: "The state of an application at a given version." })
export class ApplicationStanding {
  @Field(() => ApplicationStatus, { description: "The application's status." })
  status!: ApplicationStatus;

  @Field(() => Int, { description: "The application's version, to send with the next decision." })
  version!: number;

  @Field(() => ID, { nullable: true, description: "The id of the application's stage." })
  stageId!: string | null;
}

@ObjectType({ description: "The result for one application in a bulk decision." })
export class ApplicationDecision implements DecisionResult {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => DecisionOutcome, { description: "Whether the application was changed, and if not, why." })
  outcome!: keyof typeof DecisionOutcome;

  @Field(() => ApplicationStanding, {
    nullable: true,
    description: "The application's current state; null if the application was not found.",
  })
  now!: DecisionResult["now"];

  @Field(() => ApplicationStanding, {
    nullable: true,
    description:
      "The application's previous state; null if the application was not found. To undo a change, restore this " +
      "state with the version of `now`.",
  })
  before!: DecisionResult["before"];
}

@ObjectType({ description: "The results of a decision on many applications." })
export class DecideApplicationsPayload {
  @Field(() => [ApplicationDecision], { description: "One result for each given application, in the same order." })
  results!: DecisionResult[];
}
