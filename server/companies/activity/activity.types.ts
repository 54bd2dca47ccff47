import { Field, ID, ObjectType } from "type-graphql";
import { CompanyEventKind } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

registerEnum("CompanyEventKind", CompanyEventKind, "The kind of an event in a company's activity log.", {
  CREATED: "The company was created.",
  CHANGED: "The company's profile or logo was changed.",
  MEMBER_INVITED: "A person was invited to the company.",
  INVITATION_CANCELLED: "An invitation to the company was cancelled.",
  MEMBER_JOINED: "A person accepted an invitation and joined the company.",
  MEMBER_LEFT: "A member left the company.",
  MEMBER_REMOVED: "A member was removed from the company.",
  ROLE_CHANGED: "A member's role was changed.",
  JOB_POSTED: "A job was posted.",
  JOB_EDITED: "A job was edited.",
  JOB_CLOSED: "A job was closed.",
  JOB_REOPENED: "A job was reopened.",
  JOB_DELETED: "A job was deleted.",
  JOB_RESTRICTED: "Editing a job was restricted to its owner and the company's owners.",
  JOB_UNRESTRICTED: "Editing a job was allowed for all recruiters of the company again.",
  JOB_HANDED_OVER: "A job was transferred to another owner.",
  APPLICANT_ACCEPTED: "An applicant was accepted.",
  APPLICANT_REJECTED: "An applicant was rejected.",
  DECISION_REMOVED: "A decision on an applicant was withdrawn.",
  APPLICANT_MOVED: "An applicant was moved to another stage.",
  INTERVIEW_OFFERED: "An interview was offered to an applicant.",
  INTERVIEW_CANCELLED: "An interview with an applicant was cancelled.",
  OFFER_SENT: "An offer, or a new version of it, was sent to an applicant.",
  OFFER_WITHDRAWN: "An offer to an applicant was withdrawn.",
  SEEKER_INVITED: "A seeker was invited to apply for a job.",
  BLIND_MODE_ON: "Anonymous review was turned on for a job.",
  BLIND_MODE_OFF: "Anonymous review was turned off for a job.",
  JOIN_GRANTED: "A request to join the company was approved.",
  JOIN_REFUSED: "A request to join the company was declined.",
  VERIFIED: "The company was verified.",
  VERIFICATION_LOST: "The company lost its verification, because the proof was no longer valid.",
  SECOND_FACTOR_REQUIRED:
    "The company began to require a second factor of its members, immediately or from an announced day.",
  SECOND_FACTOR_NOT_REQUIRED: "The company stopped requiring a second factor of its members.",
});

@ObjectType({ description: "An event in a company's activity log. Events never change." })
export class CompanyEvent {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => CompanyEventKind, { description: "The kind of event." })
  kind!: CompanyEventKind;

  @Field(() => DateTimeScalar, { description: "When the event happened." })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "The name of the member who caused the event; null for automatic events, and if the account no longer " +
      "exists.",
  })
  actorName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name of the member or other person whom the event affected; null if there is none, or if the account " +
      "no longer exists.",
  })
  personName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The applicant's name, or a pseudonym while anonymous review hides the applicant. Null if the event " +
      "does not concern an applicant, or if the application no longer exists or was withdrawn.",
  })
  applicantName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The job's title, the invited email address or the verified domain, as it was when the event happened; null " +
      "for other events.",
  })
  subject!: string;

  @Field(() => String, {
    nullable: true,
    description: "The new stage or the role (such as `OWNER`), or `IMPORT` for an imported job; null for other events.",
  })
  detail!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The job's id; null if the event does not concern a job, or if the job was deleted.",
  })
  jobId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The application's id; null if the event does not concern an application, or if the application no longer " +
      "exists or was withdrawn.",
  })
  applicationId!: string | null;
}

/** A page of a company's activity. */
export const CompanyEventConnection = connectionOf(() => CompanyEvent, "CompanyEvent");
