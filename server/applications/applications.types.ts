import { Field, ID, Int, ObjectType } from "type-graphql";
import { DECISION_REASONS } from "../../shared/applications.ts";
import { ApplicationEventKind, ApplicationStatus, DecisionReason } from "../generated/prisma/enums.ts";
import type { ErrorCode } from "../platform/errors.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";
import { ErrorCodes } from "../platform/graphql/user-error.types.ts";

/** The statuses that a recruiter may set. */
export const Decision = { APPLIED: "APPLIED", ACCEPTED: "ACCEPTED", REJECTED: "REJECTED" } as const;

registerEnum("Decision", Decision, "A status that a recruiter can give to an application.", {
  APPLIED: "Withdraws a decision, so that the application is undecided again.",
  ACCEPTED: "Accepts the application.",
  REJECTED: "Rejects the application.",
});
registerEnum("ApplicationEventKind", ApplicationEventKind, "The kind of an event in the history of an application.", {
  APPLIED: "The seeker sent the application.",
  ACCEPTED: "The company accepted the application.",
  REJECTED: "The company rejected the application.",
  REMOVED: "The company withdrew its decision, so that the application is undecided again.",
  WITHDRAWN: "The seeker withdrew the application.",
  MOVED: "The company moved the application to another stage. Visible only to members of the company.",
  OPENED:
    "A member of the company opened the application or its resume for the first time. The applicant sees only the day.",
  UNANSWERED: "The application was closed because the response deadline passed without a response.",
  INTERIM_ANSWER:
    "An interim response: the applicant was notified that the application was moved to a stage, and the response " +
    "deadline was renewed.",
  INTERVIEW_OFFERED: "The company offered an interview, or new times for it.",
  INTERVIEW_SCHEDULED: "The applicant picked a time for the interview.",
  INTERVIEW_MOVED: "The time or the location of the interview changed.",
  INTERVIEW_DECLINED: "The applicant declined the interview.",
  INTERVIEW_CANCELLED: "The interview was cancelled, by the company or because the application ended.",
  OFFER_SENT: "The company sent an offer.",
  OFFER_CHANGED: "The company replaced its offer with a new version.",
  OFFER_ACCEPTED: "The applicant accepted the offer.",
  OFFER_DECLINED: "The applicant declined the offer.",
  OFFER_WITHDRAWN: "The offer was withdrawn, by the company or because the application ended.",
  OFFER_LAPSED: "The offer lapsed without a response.",
});

registerEnum(
  "DecisionReason",
  DecisionReason,
  "The reason for a decision, visible only to members of the company.",
  DECISION_REASONS,
);

@ObjectType({ description: "An application that a bulk change left unchanged." })
export class ApplicationNotChanged {
  @Field(() => ID, { description: "The application's id, as given in the request." })
  applicationId!: string;

  @Field(() => ErrorCodes, {
    description:
      "The error code: NOT_FOUND, or BAD_USER_INPUT if the application has the maximum number of notes or tags.",
  })
  code!: ErrorCode;

  @Field(() => String, { description: "The reason, as a sentence to show to people." })
  reason!: string;
}

@ObjectType({ description: "An event in the history of an application. Events never change." })
export class ApplicationEvent {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => ApplicationEventKind, { description: "The kind of event." })
  kind!: ApplicationEventKind;

  @Field(() => DateTimeScalar, {
    description: "When the event happened. For OPENED, the applicant sees 00:00 UTC of the day.",
  })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "The name of the stage that the application was moved to; null except for MOVED and INTERIM_ANSWER.",
  })
  stage!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The response deadline after an interim response, as a day in UTC; null except for INTERIM_ANSWER.",
  })
  answerDueOn!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name of the company's member who caused the event, visible only to members of the company. Null for " +
      "the applicant's own actions, for automatic events, and if the account no longer exists.",
  })
  actorName!: string | null;
  @Field(() => DecisionReason, {
    nullable: true,
    description: "The reason for the decision, visible only to members of the company; null if none was given.",
  })
  reason!: DecisionReason | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The reason for the decision in the member's own words, visible only to members of the company; null if " +
      "none was given.",
  })
  reasonText!: string | null;
}

@ObjectType({ description: "The state of an application after a change." })
export class ApplicationChangePayload {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => ID, { description: "The id of the job applied to." })
  jobId!: string;

  @Field(() => ID, {
    description: "The applicant's id; the application's id while anonymous review hides the applicant.",
  })
  seekerId!: string;

  @Field(() => ApplicationStatus, { description: "The application's current status." })
  status!: ApplicationStatus;

  @Field(() => Int, {
    description:
      "A number that increases with each change to the application. Send it with the next decision to detect " +
      "concurrent changes.",
  })
  version!: number;

  @Field(() => ID, { nullable: true, description: "The id of the application's current stage." })
  stageId!: string | null;
}

@ObjectType({ description: "The withdrawn application." })
export class WithdrawApplicationPayload {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => ID, { description: "The id of the job applied to." })
  jobId!: string;
}
