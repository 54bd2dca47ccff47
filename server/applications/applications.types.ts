import { Field, ID, Int, ObjectType } from "type-graphql";
import { DECISION_REASONS } from "../../shared/applications.ts";
import { ApplicationEventKind, ApplicationStatus, DecisionReason } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

/** What a recruiter may set. */
export const Decision = { APPLIED: "APPLIED", ACCEPTED: "ACCEPTED", REJECTED: "REJECTED" } as const;

registerEnum("Decision", Decision, "What a recruiter may set an application to.", {
  APPLIED: "Takes a decision back.",
  ACCEPTED: "Accepts it.",
  REJECTED: "Rejects it.",
});
registerEnum("ApplicationEventKind", ApplicationEventKind, "What happened to an application.", {
  APPLIED: "The seeker applied.",
  ACCEPTED: "The recruiter accepted it.",
  REJECTED: "The recruiter rejected it.",
  REMOVED: "The recruiter took the decision back.",
  WITHDRAWN: "The seeker took it back.",
  MOVED: "It was moved to another of the company's stages; the company's people alone see this.",
  OPENED:
    "One of the company's people looked at it or its resume for the first time; its applicant sees the day alone.",
  UNANSWERED: "The promised day passed without an answer.",
});

registerEnum("DecisionReason", DecisionReason, "Why an application was decided as it was.", DECISION_REASONS);

@ObjectType({ description: "One thing that happened to an application; never rewritten." })
export class ApplicationEvent {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => ApplicationEventKind, { description: "What happened." })
  kind!: ApplicationEventKind;

  @Field(() => DateTimeScalar, { description: "When." })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: "The name of the stage that it was moved to; of MOVED alone." })
  stage!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Who of the company did it. Its people alone are told; null for applicants, for what the applicant did, and when the account is gone.",
  })
  actorName!: string | null;
  @Field(() => DecisionReason, {
    nullable: true,
    description: "Why it was decided so; the company's people alone see this.",
  })
  reason!: DecisionReason | null;

  @Field(() => String, { nullable: true, description: "The same in words; the company's people alone see this." })
  reasonText!: string | null;
}

@ObjectType({ description: "An application after a change." })
export class ApplicationChangePayload {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => ID, { description: "The job applied to." })
  jobId!: string;

  @Field(() => ID, { description: "The applicant." })
  seekerId!: string;

  @Field(() => ApplicationStatus, { description: "How it stands now." })
  status!: ApplicationStatus;

  @Field(() => Int, {
    description: "Raised with each change; give it with a decision to be told when another came first.",
  })
  version!: number;

  @Field(() => ID, { nullable: true, description: "The stage that it is in." })
  stageId!: string | null;
}

@ObjectType({ description: "An application taken back." })
export class WithdrawApplicationPayload {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => ID, { description: "The job it was for." })
  jobId!: string;
}
