import { Field, ID, InputType } from "type-graphql";
import { CompanyRole, CompanySize } from "../../generated/prisma/enums.ts";

@InputType({ description: "Whom to invite into the company." })
export class InviteMemberInput {
  @Field(() => String, { description: "Their e-mail address: nobody else can accept." })
  email!: string;

  @Field(() => CompanyRole, { description: "What they will be." })
  role!: CompanyRole;
}

@InputType({ description: "What a member is to be." })
export class ChangeMemberRoleInput {
  @Field(() => ID, { description: "The member's account." })
  accountId!: string;

  @Field(() => CompanyRole, { description: "The new role." })
  role!: CompanyRole;
}

@InputType({ description: "A sign-up by an invitation." })
export class SignUpInvitedInput {
  @Field(() => String, { description: "The token in the invitation's link." })
  token!: string;

  @Field(() => String, { description: "At least 8 characters." })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: "How they want to be called; by the e-mail address when absent.",
  })
  displayName?: string | null;
}

@InputType({ description: "Who interviews for a job." })
export class SetJobInterviewersInput {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => [ID], { description: "The accounts of all who do; each an interviewer of the company." })
  accountIds!: string[];
}

@InputType({ description: "A company of a recruiter who has an account." })
export class CreateCompanyInput {
  @Field(() => String, { description: "Not blank, at most 120 characters." })
  companyName!: string;

  @Field(() => String, { description: "Not blank, at most 160 characters." })
  companyLocation!: string;

  @Field(() => CompanySize, { description: "How many employees." })
  companySize!: CompanySize;

  @Field(() => String, { description: "Not blank, at most 120 characters." })
  industry!: string;
}
