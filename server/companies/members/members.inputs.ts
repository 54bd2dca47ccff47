import { Field, ID, InputType } from "type-graphql";
import { CompanyRole, CompanySize } from "../../generated/prisma/enums.ts";

@InputType({ description: "An invitation to the company." })
export class InviteMemberInput {
  @Field(() => String, { description: "The person's email address: no one else can accept." })
  email!: string;

  @Field(() => CompanyRole, { description: "Their role." })
  role!: CompanyRole;
}

@InputType({ description: "A member's new role." })
export class ChangeMemberRoleInput {
  @Field(() => ID, { description: "The member's account." })
  accountId!: string;

  @Field(() => CompanyRole, { description: "The new role." })
  role!: CompanyRole;
}

@InputType({ description: "A sign-up with an invitation." })
export class SignUpInvitedInput {
  @Field(() => String, { description: "The token from the invitation's link." })
  token!: string;

  @Field(() => String, { description: "At least 8 characters." })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: "The display name; the email address is used when absent.",
  })
  displayName?: string | null;
}

@InputType({ description: "The interviewers for a job." })
export class SetJobInterviewersInput {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => [ID], {
    description: "The accounts of all interviewers for the job; each must be an interviewer of the company.",
  })
  accountIds!: string[];
}

@InputType({ description: "A company for a recruiter who already has an account." })
export class CreateCompanyInput {
  @Field(() => String, { description: "Not blank, at most 120 characters." })
  companyName!: string;

  @Field(() => String, { description: "Not blank, at most 160 characters." })
  companyLocation!: string;

  @Field(() => CompanySize, { description: "The number of employees." })
  companySize!: CompanySize;

  @Field(() => String, { description: "Not blank, at most 120 characters." })
  industry!: string;
}
