import { Field, InputType } from "type-graphql";
import { CompanySize, Role } from "../generated/prisma/enums.ts";

@InputType({ description: "A seeker's sign-up." })
export class SignUpSeekerInput {
  @Field(() => String, { description: "First and last name, at most 120 characters." })
  name!: string;

  @Field(() => String, { description: "Email address; at most one seeker account per address." })
  email!: string;

  @Field(() => String, { description: "Exactly ten digits." })
  phone!: string;

  @Field(() => String, { description: "At least 8 characters." })
  password!: string;
}

@InputType({ description: "A recruiter's sign-up." })
export class SignUpRecruiterInput {
  @Field(() => String, { description: "The company's name, at most 120 characters." })
  companyName!: string;

  @Field(() => String, { description: "The company's location." })
  companyLocation!: string;

  @Field(() => CompanySize, { description: "The company's number of employees." })
  companySize!: CompanySize;

  @Field(() => String, { description: "The company's industry." })
  industry!: string;

  @Field(() => String, { description: "Email address; at most one recruiter account per address." })
  email!: string;

  @Field(() => String, { description: "At least 8 characters." })
  password!: string;
}

@InputType({ description: "A login." })
export class LogInInput {
  @Field(() => Role, { description: "The role of the account: an address may have one account per role." })
  role!: Role;

  @Field(() => String, { description: "Email address, case-insensitive." })
  email!: string;

  @Field(() => String, { description: "The password." })
  password!: string;
}

@InputType({ description: "An account, identified by role and address." })
export class AccountEmailInput {
  @Field(() => Role, { description: "The role of the account." })
  role!: Role;

  @Field(() => String, { description: "Email address, case-insensitive." })
  email!: string;
}

@InputType({ description: "A token from a mailed link." })
export class EmailTokenInput {
  @Field(() => Role, { description: "The role of the account that the email was sent for." })
  role!: Role;

  @Field(() => String, { description: "The token from the link." })
  token!: string;
}

@InputType({ description: "A new password to replace the current one." })
export class ChangePasswordInput {
  @Field(() => String, { description: "The current password." })
  currentPassword!: string;

  @Field(() => String, { description: "The new password, at least 8 characters." })
  password!: string;
}

@InputType({ description: "A recruiter's display name." })
export class ChangeDisplayNameInput {
  @Field(() => String, { description: "The name; blank to use the email address instead." })
  displayName!: string;
}

@InputType({ description: "A new password, with the token from the reset email." })
export class ResetPasswordInput extends EmailTokenInput {
  @Field(() => String, { description: "The new password, at least 8 characters." })
  password!: string;
}
