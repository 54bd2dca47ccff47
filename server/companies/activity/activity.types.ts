import { Field, ID, ObjectType } from "type-graphql";
import { CompanyEventKind } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

registerEnum("CompanyEventKind", CompanyEventKind, "What was done in a company.", {
  CREATED: "The company was created.",
  CHANGED: "Its profile or logo was changed.",
  MEMBER_INVITED: "Somebody was invited.",
  INVITATION_CANCELLED: "An invitation was taken back.",
  MEMBER_JOINED: "Somebody joined.",
  MEMBER_LEFT: "Somebody left.",
  MEMBER_REMOVED: "Somebody was removed.",
  ROLE_CHANGED: "Somebody's role was changed.",
  JOB_POSTED: "A job was posted.",
  JOB_EDITED: "A job was edited.",
  JOB_CLOSED: "A job was closed.",
  JOB_REOPENED: "A job was opened again.",
  JOB_DELETED: "A job was deleted.",
  JOB_RESTRICTED: "A job was left to its owner and the company's owners to edit.",
  JOB_UNRESTRICTED: "A job was opened to every recruiter of the company to edit.",
  JOB_HANDED_OVER: "A job was handed over to another owner.",
  APPLICANT_ACCEPTED: "An applicant was accepted.",
  APPLICANT_REJECTED: "An applicant was rejected.",
  DECISION_REMOVED: "A decision was taken back.",
  APPLICANT_MOVED: "An applicant was moved to another stage.",
  BLIND_MODE_ON: "A job began to hide who applied.",
  BLIND_MODE_OFF: "A job ceased to hide who applied.",
  JOIN_GRANTED: "Somebody who asked to join was let in.",
  JOIN_REFUSED: "Somebody who asked to join was refused.",
  VERIFIED: "The company was verified.",
  VERIFICATION_LOST: "What was checked of the company did not hold any more.",
  SECOND_FACTOR_DEMANDED: "A second factor was demanded of the members.",
  SECOND_FACTOR_NOT_DEMANDED: "No second factor was demanded any more.",
});

@ObjectType({ description: "Something that was done in a company; never rewritten." })
export class CompanyEvent {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => CompanyEventKind, { description: "What was done." })
  kind!: CompanyEventKind;

  @Field(() => DateTimeScalar, { description: "When." })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "Who did it; null when the account is gone, and when nobody did.",
  })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: "To whom it was done; null when the account is gone." })
  personName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The job's title the invited address or the verified domain, as it was; null otherwise.",
  })
  subject!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The stage or the role (`OWNER` and so on) that it led to, or `IMPORT` for an imported job; null otherwise.",
  })
  detail!: string;

  @Field(() => ID, { nullable: true, description: "The job, unless it is deleted." })
  jobId!: string | null;

  @Field(() => ID, { nullable: true, description: "The application, unless it is gone." })
  applicationId!: string | null;
}

/** A page of a company's activity. */
export const CompanyEventConnection = connectionOf(() => CompanyEvent, "CompanyEvent");
