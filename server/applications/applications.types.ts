import { Field, ID, Int, ObjectType } from "type-graphql";
import { DECISION_REASONS } from "../../shared/applications.ts";
import { ApplicationEventKind, ApplicationStatus, DecisionReason } from "../generated/prisma/enums.ts";
import type { ErrorCode } from "../platform/errors.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";
import { ErrorCodes } from "../platform/graphql/user-error.types.ts";

/** The statuses that a recruiter may set. */
export const Decision = { APPLIED: "APPLIED", ACCEPTED: "ACCEPTED", REJECTED: "REJECTED" } as const;

registerEnum("Decision", Decision, "The status that a recruiter may set an application to.", {
  APPLIED: "Reverts a decision.",
  ACCEPTED: "Accepts the application.",
  REJECTED: "Rejects the application.",
});
registerEnum("ApplicationEventKind", ApplicationEventKind, "The kind of an application's event.", {
  APPLIED: "The seeker applied.",
  ACCEPTED: "The recruiter accepted it.",
  REJECTED: "The recruiter rejected it.",
  REMOVED: "The recruiter reverted the decision.",
  WITHDRAWN: "The seeker withdrew it.",
  MOVED: "It was moved to another of the company's stages; visible only to the company's members.",
  OPENED: "A member of the company opened it or its resume for the first time; the applicant sees only the day.",
  UNANSWERED: "The promised day passed without an answer.",
  INTERIM_ANSWER:
    "The applicant was notified that the company is still considering it, such as of a move to a stage; the promised " +
    "day was renewed.",
});

registerEnum("DecisionReason", DecisionReason, "The reason for a decision.", DECISION_REASONS);

@ObjectType({ description: "An application that a change of many left as it was." })
export class ApplicationNotChanged {
  @Field(() => ID, { description: "The application, as the request named it." })
  applicationId!: string;

  @Field(() => ErrorCodes, { description: "The error code." })
  code!: ErrorCode;

  @Field(() => String, { description: "The reason, as a sentence." })
  reason!: string;
}

@ObjectType({ description: "An event of an application; events are immutable." })
export class ApplicationEvent {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => ApplicationEventKind, { description: "The kind of event." })
  kind!: ApplicationEventKind;

  @Field(() => DateTimeScalar, { description: "When it happened." })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "The name of the stage it was moved to; only for MOVED and INTERIM_ANSWER.",
  })
  stage!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The last day for the promised answer from then on, in UTC; only for INTERIM_ANSWER.",
  })
  answerDueOn!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The member of the company who caused it; visible only to the company's members. Null for applicants' own " +
      "actions, and when the account no longer exists.",
  })
  actorName!: string | null;
  @Field(() => DecisionReason, {
    nullable: true,
    description: "The reason for the decision; visible only to the company's members.",
  })
  reason!: DecisionReason | null;

  @Field(() => String, { nullable: true, description: "The reason in words; visible only to the company's members." })
  reasonText!: string | null;
}

@ObjectType({ description: "The application after a change." })
export class ApplicationChangePayload {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => ID, { description: "The job applied to." })
  jobId!: string;

  @Field(() => ID, { description: "The applicant." })
  seekerId!: string;

  @Field(() => ApplicationStatus, { description: "Its current status." })
  status!: ApplicationStatus;

  @Field(() => Int, {
    description: "Incremented with each change; send it with a decision to detect that another one came first.",
  })
  version!: number;

  @Field(() => ID, { nullable: true, description: "Its current stage." })
  stageId!: string | null;
}

@ObjectType({ description: "The withdrawn application." })
export class WithdrawApplicationPayload {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => ID, { description: "The job it was sent for." })
  jobId!: string;
}
