import { Field, InputType } from "type-graphql";
import { CompanySize, Role } from "../generated/prisma/enums.ts";

@InputType({ description: "The details of a new seeker." })
export class SignUpSeekerInput {
  @Field(() => String, { description: "First and last name, at most 120 characters." })
  name!: string;

  @Field(() => String, {
    description: "The email address, at most 254 characters. Each address can have only one seeker account.",
  })
  email!: string;

  @Field(() => String, {
    description: "A phone number of ten digits. Spaces, punctuation and a leading `+91`, `91` or `0` are removed.",
  })
  phone!: string;

  @Field(() => String, {
    description:
      "8 to 256 characters. Common and leaked passwords, and passwords that contain personal details, are rejected.",
  })
  password!: string;
}

@InputType({ description: "The details of a new recruiter and of the company that they own." })
export class SignUpRecruiterInput {
  @Field(() => String, {
    description: "The company's name, at most 120 characters. The name of a verified company is rejected.",
  })
  companyName!: string;

  @Field(() => String, { description: "The company's main location, at most 160 characters." })
  companyLocation!: string;

  @Field(() => CompanySize, { description: "The company's number of employees." })
  companySize!: CompanySize;

  @Field(() => String, { description: "The company's industry, at most 120 characters." })
  industry!: string;

  @Field(() => String, {
    description: "The email address, at most 254 characters. Each address can have only one recruiter account.",
  })
  email!: string;

  @Field(() => String, {
    description:
      "8 to 256 characters. Common and leaked passwords, and passwords that contain personal details, are rejected.",
  })
  password!: string;
}

@InputType({ description: "The credentials of a login." })
export class LogInInput {
  @Field(() => Role, { description: "The role of the account: the same address can have one account per role." })
  role!: Role;

  @Field(() => String, { description: "The account's email address, case-insensitive." })
  email!: string;

  @Field(() => String, { description: "The account's password." })
  password!: string;
}

@InputType({ description: "The role and email address that identify an account." })
export class AccountEmailInput {
  @Field(() => Role, { description: "The role of the account: the same address can have one account per role." })
  role!: Role;

  @Field(() => String, { description: "The account's email address, case-insensitive." })
  email!: string;
}

@InputType({ description: "A token from an emailed link." })
export class EmailTokenInput {
  @Field(() => Role, { description: "The role of the account that the email is about." })
  role!: Role;

  @Field(() => String, { description: "The token from the link." })
  token!: string;
}

@InputType({ description: "The current password and its replacement." })
export class ChangePasswordInput {
  @Field(() => String, { description: "The current password." })
  currentPassword!: string;

  @Field(() => String, {
    description:
      "The new password: 8 to 256 characters, different from the current one. Common, leaked and personal passwords " +
      "are rejected.",
  })
  password!: string;
}

@InputType({ description: "A recruiter's new display name." })
export class ChangeDisplayNameInput {
  @Field(() => String, {
    description: "The name, at most 120 characters. If it is blank, colleagues see the email address instead.",
  })
  displayName!: string;
}

@InputType({ description: "A new password, with the token from the reset email." })
export class ResetPasswordInput extends EmailTokenInput {
  @Field(() => String, {
    description:
      "The new password: 8 to 256 characters. Common and leaked passwords, and passwords that contain personal details, are rejected.",
  })
  password!: string;
}
