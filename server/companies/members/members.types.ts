import { Field, ID, ObjectType } from "type-graphql";
import { CompanyRole } from "../../generated/prisma/enums.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "A member of a company, as its members see them." })
export class CompanyMember {
  @Field(() => ID, { description: "The account's id." })
  accountId!: string;

  @Field(() => String, { description: "The display name, or else the email address." })
  name!: string;

  @Field(() => String, { description: "The account's email address." })
  email!: string;

  @Field(() => CompanyRole, { description: "The member's role." })
  role!: CompanyRole;

  @Field(() => DateTimeScalar, { description: "When they joined." })
  joinedAt!: Date;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether they have a passkey or an authenticator app; visible only to the owners of the company, null for " +
      "others.",
  })
  hasSecondFactor!: boolean | null;
}

@ObjectType({ description: "A company of which the acting recruiter is a member." })
export class OwnCompany {
  @Field(() => ID, { description: "The company's id, as in `Company.id`." })
  id!: string;

  @Field(() => String, { description: "The company's name." })
  name!: string;

  @Field(() => CompanyRole, { description: "The acting recruiter's role in it." })
  role!: CompanyRole;

  @Field(() => Boolean, { description: "Whether it is the acting recruiter's current company." })
  isCurrent!: boolean;

  @Field(() => Boolean, {
    description: "Whether it requires a second factor of its members, now or from an announced date.",
  })
  requiresSecondFactor!: boolean;
}

@ObjectType({ description: "A pending invitation." })
export class CompanyInvitation {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;

  @Field(() => String, { description: "The invited address." })
  email!: string;

  @Field(() => CompanyRole, { description: "The role that the person will have." })
  role!: CompanyRole;

  @Field(() => DateTimeScalar, { description: "When it expires." })
  expiresAt!: Date;

  @Field(() => String, { description: "The name of the owner who sent it, or else their email address." })
  invitedBy!: string;
}

@ObjectType({ description: "An invitation, as the holder of its link sees it." })
export class InvitationPreview {
  @Field(() => String, { description: "The company's name." })
  companyName!: string;

  @Field(() => String, { description: "The name of the owner who sent it, or else their email address." })
  invitedBy!: string;

  @Field(() => String, { description: "The invited address." })
  email!: string;

  @Field(() => CompanyRole, { description: "The role that the person will have." })
  role!: CompanyRole;

  @Field(() => Boolean, {
    description: "Whether a recruiter has an account with that address: if so, log in to accept.",
  })
  hasAccount!: boolean;

  @Field(() => Boolean, {
    description: "Whether the company requires a passkey or an authenticator app of its members.",
  })
  requiresSecondFactor!: boolean;
}

@ObjectType({ description: "The members of the company after a change." })
export class CompanyMembersPayload {
  @Field(() => [CompanyMember], { description: "The members, owners first, then by the time they joined." })
  members!: CompanyMember[];
}

@ObjectType({ description: "The invitations of the company after a change." })
export class CompanyInvitationsPayload {
  @Field(() => [CompanyInvitation], { description: "The invitations, most recently sent first." })
  invitations!: CompanyInvitation[];
}

@ObjectType({ description: "The companies of the acting recruiter after a change." })
export class OwnCompaniesPayload {
  @Field(() => [OwnCompany], { description: "The companies, by name." })
  companies!: OwnCompany[];
}

@ObjectType({ description: "The interviewers for a job." })
export class JobInterviewersPayload {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => [ID], { description: "The interviewers' accounts." })
  accountIds!: string[];
}
