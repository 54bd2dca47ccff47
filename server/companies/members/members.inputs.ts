import { Field, ID, InputType } from "type-graphql";
import { CompanyRole, CompanySize } from "../../generated/prisma/enums.ts";

@InputType({ description: "A person to invite to the company." })
export class InviteMemberInput {
  @Field(() => String, {
    description: "The person's email address. Only an account with this address can accept the invitation.",
  })
  email!: string;

  @Field(() => CompanyRole, { description: "The role that the person will have in the company." })
  role!: CompanyRole;
}

@InputType({ description: "A new role for a member." })
export class ChangeMemberRoleInput {
  @Field(() => ID, { description: "The member's account id." })
  accountId!: string;

  @Field(() => CompanyRole, { description: "The member's new role." })
  role!: CompanyRole;
}

@InputType({ description: "A new account for an invited person." })
export class SignUpInvitedInput {
  @Field(() => String, { description: "The token from the invitation's link." })
  token!: string;

  @Field(() => String, { description: "The account's password, 8 to 256 characters." })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: "The name shown to colleagues, at most 120 characters; the email address is shown if absent.",
  })
  displayName?: string | null;
}

@InputType({ description: "The interviewers to assign to a job." })
export class SetJobInterviewersInput {
  @Field(() => ID, { description: "The job's id." })
  jobId!: string;

  @Field(() => [ID], {
    description:
      "The account ids of all interviewers for the job. Each must be a member of the company with the role " +
      "INTERVIEWER.",
  })
  accountIds!: string[];
}

@InputType({ description: "A new company for a recruiter who already has an account." })
export class CreateCompanyInput {
  @Field(() => String, { description: "The company's name, not blank, at most 120 characters." })
  companyName!: string;

  @Field(() => String, { description: "The company's main location, not blank, at most 160 characters." })
  companyLocation!: string;

  @Field(() => CompanySize, { description: "The company's number of employees." })
  companySize!: CompanySize;

  @Field(() => String, { description: "The company's industry, not blank, at most 120 characters." })
  industry!: string;
}
