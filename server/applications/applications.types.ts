import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { ApplicationEventKind, ApplicationStatus } from "../generated/prisma/enums.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

/** What a recruiter may set. */
export const Decision = { APPLIED: "APPLIED", ACCEPTED: "ACCEPTED", REJECTED: "REJECTED" } as const;

registerEnumType(Decision, {
  name: "Decision",
  description: "What a recruiter may set an application to; APPLIED takes a decision back.",
});

registerEnumType(ApplicationEventKind, {
  name: "ApplicationEventKind",
  description: "What happened to an application; REMOVED takes a decision back.",
});

@ObjectType({ description: "One thing that happened to an application; never rewritten." })
export class ApplicationEvent {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => ApplicationEventKind, { description: "What happened." })
  kind!: ApplicationEventKind;

  @Field(() => DateTimeScalar, { description: "When." })
  createdAt!: Date;
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
}

@ObjectType({ description: "An application taken back." })
export class WithdrawApplicationPayload {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => ID, { description: "The job it was for." })
  jobId!: string;
}
