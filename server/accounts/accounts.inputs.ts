import { Field, InputType } from "type-graphql";
import { CompanySize, Role } from "../generated/prisma/enums.ts";

@InputType({ description: "A seeker's sign-up." })
export class SignUpSeekerInput {
  @Field(() => String, { description: "First and last name, at most 120 characters." })
  name!: string;

  @Field(() => String, { description: "E-mail address; one seeker account each." })
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

  @Field(() => String, { description: "Where the company is." })
  companyLocation!: string;

  @Field(() => CompanySize, { description: "How many employees." })
  companySize!: CompanySize;

  @Field(() => String, { description: "The company's industry." })
  industry!: string;

  @Field(() => String, { description: "E-mail address; one recruiter account each." })
  email!: string;

  @Field(() => String, { description: "At least 8 characters." })
  password!: string;
}

@InputType({ description: "A log-in." })
export class LogInInput {
  @Field(() => Role, { description: "Which of the address's accounts." })
  role!: Role;

  @Field(() => String, { description: "E-mail address, in any case." })
  email!: string;

  @Field(() => String, { description: "The password." })
  password!: string;
}

@InputType({ description: "An account, named by role and address." })
export class AccountEmailInput {
  @Field(() => Role, { description: "Which of the address's accounts." })
  role!: Role;

  @Field(() => String, { description: "E-mail address, in any case." })
  email!: string;
}

@InputType({ description: "A token from a mail." })
export class EmailTokenInput {
  @Field(() => Role, { description: "The role of the account that the mail was for." })
  role!: Role;

  @Field(() => String, { description: "The token from the link." })
  token!: string;
}

@InputType({ description: "A new password in place of the current one." })
export class ChangePasswordInput {
  @Field(() => String, { description: "The current password." })
  currentPassword!: string;

  @Field(() => String, { description: "The new password, at least 8 characters." })
  password!: string;
}

@InputType({ description: "How a recruiter wants to be called." })
export class ChangeDisplayNameInput {
  @Field(() => String, { description: "The name; blank to be called by the e-mail address." })
  displayName!: string;
}

@InputType({ description: "A new password, with the token from the mail." })
export class ResetPasswordInput extends EmailTokenInput {
  @Field(() => String, { description: "The new password, at least 8 characters." })
  password!: string;
}
