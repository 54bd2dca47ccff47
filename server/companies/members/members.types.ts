import { Field, ID, ObjectType } from "type-graphql";
import { CompanyRole } from "../../generated/prisma/enums.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "A person in a company, as its people see them." })
export class CompanyMember {
  @Field(() => ID, { description: "The account's id." })
  accountId!: string;

  @Field(() => String, { description: "How they are called: by the name that they told, or by their e-mail address." })
  name!: string;

  @Field(() => String, { description: "The account's e-mail address." })
  email!: string;

  @Field(() => CompanyRole, { description: "What they may do." })
  role!: CompanyRole;

  @Field(() => DateTimeScalar, { description: "When they joined." })
  joinedAt!: Date;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether they have a passkey or an authenticator app; null for all but the owners of the company.",
  })
  hasSecondFactor!: boolean | null;
}

@ObjectType({ description: "A company that the acting recruiter is in." })
export class OwnCompany {
  @Field(() => ID, { description: "Its id, as in `Company.id`." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => CompanyRole, { description: "What the acting recruiter may do in it." })
  role!: CompanyRole;

  @Field(() => Boolean, { description: "Whether it is the one for which the acting recruiter acts." })
  isCurrent!: boolean;

  @Field(() => Boolean, {
    description: "Whether it demands a second factor of its members, or has said from when on it will.",
  })
  demandsSecondFactor!: boolean;
}

@ObjectType({ description: "An invitation that waits for its answer." })
export class CompanyInvitation {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "The address for which it is." })
  email!: string;

  @Field(() => CompanyRole, { description: "What the person will be." })
  role!: CompanyRole;

  @Field(() => DateTimeScalar, { description: "Until when it can be accepted." })
  expiresAt!: Date;
}

@ObjectType({ description: "An invitation, as whoever has its link sees it." })
export class InvitationPreview {
  @Field(() => String, { description: "The company." })
  companyName!: string;

  @Field(() => String, { description: "The address for which it is." })
  email!: string;

  @Field(() => CompanyRole, { description: "What the person will be." })
  role!: CompanyRole;

  @Field(() => Boolean, { description: "Whether a recruiter has an account with that address: log in to accept." })
  hasAccount!: boolean;

  @Field(() => Boolean, {
    description: "Whether the company demands a passkey or an authenticator app of its members.",
  })
  demandsSecondFactor!: boolean;
}

@ObjectType({ description: "The people of the company after a change." })
export class CompanyMembersPayload {
  @Field(() => [CompanyMember], { description: "The owners first, then by when they joined." })
  members!: CompanyMember[];
}

@ObjectType({ description: "The invitations of the company after a change." })
export class CompanyInvitationsPayload {
  @Field(() => [CompanyInvitation], { description: "The last sent first." })
  invitations!: CompanyInvitation[];
}

@ObjectType({ description: "The companies of the acting recruiter after a change." })
export class OwnCompaniesPayload {
  @Field(() => [OwnCompany], { description: "By name." })
  companies!: OwnCompany[];
}

@ObjectType({ description: "Who interviews for a job." })
export class JobInterviewersPayload {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => [ID], { description: "The interviewers' accounts." })
  accountIds!: string[];
}
