import { Field, ID, ObjectType } from "type-graphql";
import { CompanyRole, CompanySize } from "../generated/prisma/enums.ts";
import { CompanyVerification } from "../platform/graphql/company-verification.types.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("CompanyRole", CompanyRole, "The role of a member in a company.", {
  OWNER: "Has all rights of a recruiter; also changes the company's profile and its members.",
  RECRUITER: "Posts and changes jobs, decides on applicants, and browses talents.",
  INTERVIEWER: "Sees the jobs assigned to them, and their applicants.",
  VIEWER: "Sees all jobs, applicants and talents, but changes nothing.",
});

@ObjectType({ description: "A recruiter, with the profile of the current company." })
export class Recruiter {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => String, { description: "The account's email address." })
  email!: string;

  @Field(() => ID, { description: "The current company's id, as in `Company.id`." })
  companyId!: string;

  @Field(() => CompanyRole, { description: "The account's role in it." })
  companyRole!: CompanyRole;

  @Field(() => DateTimeScalar, { description: "When the account joined it." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When the company's profile was last changed, for `unchangedSince`." })
  updatedAt!: Date;

  @Field(() => String, { description: "The company's name." })
  companyName!: string;

  @Field(() => String, { description: "Its main location." })
  companyLocation!: string;

  @Field(() => [String], { description: "Its other locations." })
  otherPlaces!: string[];

  @Field(() => String, { description: "Its industry, in the recruiter's words." })
  industry!: string;

  @Field(() => CompanySize, { description: "Its number of employees." })
  companySize!: CompanySize;

  @Field(() => String, { nullable: true, description: "Its description, in Markdown; null when not stated." })
  companyDescription!: string;

  @Field(() => String, { nullable: true, description: "Its website; null when not stated." })
  companyWebsite!: string;

  @Field(() => String, { nullable: true, description: "Its LinkedIn page; null when not stated." })
  linkedin!: string;

  @Field(() => String, { nullable: true, description: "The URL of the logo; null without one." })
  logoUrl!: string;

  @Field(() => String, { description: "Its name in the URL of its public page." })
  slug!: string;

  @Field(() => CompanyVerification, {
    nullable: true,
    description: "What was verified about the company's identity; null if nothing was.",
  })
  verification!: CompanyVerification | null;

  @Field(() => String, { nullable: true, description: "The logo's file name; null without one." })
  logoName!: string | null;
}

@ObjectType({ description: "The company profile after a change." })
export class RecruiterPayload {
  @Field(() => Recruiter, { description: "Its current state." })
  recruiter!: Recruiter;
}
