import { Field, ID, ObjectType } from "type-graphql";
import { CompanyRole } from "../../generated/prisma/enums.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "A member of a company, as other members see them." })
export class CompanyMember {
  @Field(() => ID, { description: "The member's account id." })
  accountId!: string;

  @Field(() => String, { description: "The member's display name or, without one, their email address." })
  name!: string;

  @Field(() => String, { description: "The member's email address." })
  email!: string;

  @Field(() => CompanyRole, { description: "The member's role in the company." })
  role!: CompanyRole;

  @Field(() => DateTimeScalar, { description: "When the member joined the company." })
  joinedAt!: Date;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the member has a passkey or an authenticator app. Visible only to owners of the company; null for " +
      "others.",
  })
  hasSecondFactor!: boolean | null;
}

@ObjectType({ description: "A company of which the caller is a member." })
export class OwnCompany {
  @Field(() => ID, { description: "The company's id, as in `Company.id`." })
  id!: string;

  @Field(() => String, { description: "The company's name." })
  name!: string;

  @Field(() => CompanyRole, { description: "The caller's role in the company." })
  role!: CompanyRole;

  @Field(() => Boolean, { description: "Whether the company is the caller's current one." })
  isCurrent!: boolean;

  @Field(() => Boolean, {
    description: "Whether the company requires a second factor of its members, now or from an announced day.",
  })
  requiresSecondFactor!: boolean;
}

@ObjectType({ description: "A pending invitation to a company." })
export class CompanyInvitation {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;

  @Field(() => String, { description: "The invited person's email address." })
  email!: string;

  @Field(() => CompanyRole, { description: "The role that the invited person will have." })
  role!: CompanyRole;

  @Field(() => DateTimeScalar, { description: "When the invitation expires: 7 days after it was sent." })
  expiresAt!: Date;

  @Field(() => String, {
    description: "The display name of the owner who sent the invitation or, without one, their email address.",
  })
  invitedBy!: string;
}

@ObjectType({ description: "An invitation to a company, as anyone who has its link sees it." })
export class InvitationPreview {
  @Field(() => String, { description: "The company's name." })
  companyName!: string;

  @Field(() => String, {
    description: "The display name of the owner who sent the invitation or, without one, their email address.",
  })
  invitedBy!: string;

  @Field(() => String, { description: "The invited person's email address." })
  email!: string;

  @Field(() => CompanyRole, { description: "The role that the invited person will have." })
  role!: CompanyRole;

  @Field(() => Boolean, {
    description:
      "Whether a recruiter's account with the invited email address exists. If so, log in and call " +
      "`acceptInvitation`; otherwise call `signUpInvited`.",
  })
  hasAccount!: boolean;

  @Field(() => Boolean, {
    description: "Whether the company requires its members to use a passkey or an authenticator app.",
  })
  requiresSecondFactor!: boolean;
}

@ObjectType({ description: "The company's members after a change." })
export class CompanyMembersPayload {
  @Field(() => [CompanyMember], { description: "The company's members: owners first, then by the time they joined." })
  members!: CompanyMember[];
}

@ObjectType({ description: "The company's pending invitations after a change." })
export class CompanyInvitationsPayload {
  @Field(() => [CompanyInvitation], { description: "The pending invitations, most recently sent first." })
  invitations!: CompanyInvitation[];
}

@ObjectType({ description: "The caller's companies after a change." })
export class OwnCompaniesPayload {
  @Field(() => [OwnCompany], { description: "The companies of which the caller is a member, sorted by name." })
  companies!: OwnCompany[];
}

@ObjectType({ description: "The interviewers assigned to a job." })
export class JobInterviewersPayload {
  @Field(() => ID, { description: "The job's id." })
  jobId!: string;

  @Field(() => [ID], { description: "The account ids of the interviewers assigned to the job." })
  accountIds!: string[];
}
