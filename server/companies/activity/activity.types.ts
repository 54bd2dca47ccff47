import { Field, ID, ObjectType } from "type-graphql";
import { CompanyEventKind } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

registerEnum("CompanyEventKind", CompanyEventKind, "The kind of an event in a company.", {
  CREATED: "The company was created.",
  CHANGED: "Its profile or logo was changed.",
  MEMBER_INVITED: "A person was invited.",
  INVITATION_CANCELLED: "An invitation was cancelled.",
  MEMBER_JOINED: "A person joined.",
  MEMBER_LEFT: "A person left.",
  MEMBER_REMOVED: "A person was removed.",
  ROLE_CHANGED: "A member's role was changed.",
  JOB_POSTED: "A job was posted.",
  JOB_EDITED: "A job was edited.",
  JOB_CLOSED: "A job was closed.",
  JOB_REOPENED: "A job was reopened.",
  JOB_DELETED: "A job was deleted.",
  JOB_RESTRICTED: "Editing a job was restricted to its owner and the company's owners.",
  JOB_UNRESTRICTED: "Editing a job was allowed for every recruiter of the company.",
  JOB_HANDED_OVER: "A job was transferred to another owner.",
  APPLICANT_ACCEPTED: "An applicant was accepted.",
  APPLICANT_REJECTED: "An applicant was rejected.",
  DECISION_REMOVED: "A decision was reverted.",
  APPLICANT_MOVED: "An applicant was moved to another stage.",
  BLIND_MODE_ON: "Blind mode was turned on for a job.",
  BLIND_MODE_OFF: "Blind mode was turned off for a job.",
  JOIN_GRANTED: "A request to join was accepted.",
  JOIN_REFUSED: "A request to join was refused.",
  VERIFIED: "The company was verified.",
  VERIFICATION_LOST: "The company lost its verification, as its proof was no longer valid.",
  SECOND_FACTOR_REQUIRED: "A second factor was required of the members.",
  SECOND_FACTOR_NOT_REQUIRED: "A second factor was no longer required.",
});

@ObjectType({ description: "An event in a company; events are immutable." })
export class CompanyEvent {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => CompanyEventKind, { description: "The kind of event." })
  kind!: CompanyEventKind;

  @Field(() => DateTimeScalar, { description: "When it happened." })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "The actor; null when the account no longer exists, and for automatic events.",
  })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: "The person affected; null when the account no longer exists." })
  personName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The applicant, as lists of applicants name them: in blind mode until a first decision by a pseudonym. Null when the event is not about one, or when the application no longer exists.",
  })
  applicantName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The job's title, the invited address or the verified domain, as it was at the time; null otherwise.",
  })
  subject!: string;

  @Field(() => String, {
    nullable: true,
    description: "The resulting stage or role (`OWNER` and so on), or `IMPORT` for an imported job; null otherwise.",
  })
  detail!: string;

  @Field(() => ID, { nullable: true, description: "The job, unless deleted." })
  jobId!: string | null;

  @Field(() => ID, { nullable: true, description: "The application, unless it no longer exists." })
  applicationId!: string | null;
}

/** A page of a company's activity. */
export const CompanyEventConnection = connectionOf(() => CompanyEvent, "CompanyEvent");
