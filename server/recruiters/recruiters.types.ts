import { Field, ID, ObjectType } from "type-graphql";
import { CompanyRole, CompanySize } from "../generated/prisma/enums.ts";
import { CompanyVerification } from "../platform/graphql/company-verification.types.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("CompanyRole", CompanyRole, "What a member may do for a company.", {
  OWNER: "All that a recruiter may; also changes the company's profile and its members.",
  RECRUITER: "Posts and changes jobs, decides on their applicants, and browses talents.",
  INTERVIEWER: "Sees the jobs that they are on, and the applicants of these.",
  VIEWER: "Sees all jobs, applicants and talents, and changes nothing.",
});

@ObjectType({ description: "A recruiter, with the profile of the current company." })
export class Recruiter {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => String, { description: "The account's e-mail address." })
  email!: string;

  @Field(() => ID, { description: "The current company's id, as in `Company.id`." })
  companyId!: string;

  @Field(() => CompanyRole, { description: "What the account may do in it." })
  companyRole!: CompanyRole;

  @Field(() => DateTimeScalar, { description: "When they joined it." })
  createdAt!: Date;

  @Field(() => String, { description: "The company's name." })
  companyName!: string;

  @Field(() => String, { description: "Where it is." })
  companyLocation!: string;

  @Field(() => [String], { description: "Where it is besides." })
  otherPlaces!: string[];

  @Field(() => String, { description: "What it does, in the recruiter's words." })
  industry!: string;

  @Field(() => CompanySize, { description: "How many employees." })
  companySize!: CompanySize;

  @Field(() => String, { nullable: true, description: "What it is, in Markdown; null when not stated." })
  companyDescription!: string;

  @Field(() => String, { nullable: true, description: "Its web address; null when not stated." })
  companyWebsite!: string;

  @Field(() => String, { nullable: true, description: "Its page on LinkedIn; null when not stated." })
  linkedin!: string;

  @Field(() => String, { nullable: true, description: "Where the logo is served; null without one." })
  logoUrl!: string;

  @Field(() => String, { description: "Its name in the address of its public page." })
  slug!: string;

  @Field(() => CompanyVerification, {
    nullable: true,
    description: "What was checked of who the company is; null: nothing was.",
  })
  verification!: CompanyVerification | null;

  @Field(() => String, { nullable: true, description: "The logo's file name; null without one." })
  logoName!: string | null;
}

@ObjectType({ description: "The company profile after a change." })
export class RecruiterPayload {
  @Field(() => Recruiter, { description: "As it is now." })
  recruiter!: Recruiter;
}
