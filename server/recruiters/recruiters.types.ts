import { Field, ID, ObjectType } from "type-graphql";
import { CompanyRole, CompanySize } from "../generated/prisma/enums.ts";
import { CompanyVerification } from "../platform/graphql/company-verification.types.ts";
import { FileAddress } from "../platform/graphql/file-address.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("CompanyRole", CompanyRole, "The role of a member in a company.", {
  OWNER: "Can do everything that a recruiter can, and manages the company's profile and members.",
  RECRUITER: "Posts and edits jobs, decides on applicants, and finds candidates.",
  INTERVIEWER: "Sees the jobs assigned to them and their applicants, and can write notes on applicants.",
  VIEWER: "Sees all jobs, applicants and candidates, but cannot change anything.",
});

@ObjectType({ description: "A recruiter account, with the profile of its current company." })
export class Recruiter {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => String, { description: "The account's email address." })
  email!: string;

  @Field(() => ID, { description: "The current company's id, as in `Company.id`." })
  companyId!: string;

  @Field(() => CompanyRole, { description: "The account's role in the company." })
  companyRole!: CompanyRole;

  @Field(() => DateTimeScalar, { description: "When the account joined the company." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    description: "When the company's profile last changed. Pass it as `unchangedSince` to detect concurrent changes.",
  })
  updatedAt!: Date;

  @Field(() => String, { description: "The company's name." })
  companyName!: string;

  @Field(() => String, { description: "The company's main location." })
  companyLocation!: string;

  @Field(() => [String], { description: "The company's other locations." })
  otherPlaces!: string[];

  @Field(() => String, { description: "The company's industry, in its own words." })
  industry!: string;

  @Field(() => CompanySize, { description: "The company's number of employees." })
  companySize!: CompanySize;

  @Field(() => String, { nullable: true, description: "The company's description, in Markdown; null if not stated." })
  companyDescription!: string;

  @Field(() => String, { nullable: true, description: "The URL of the company's website; null if not stated." })
  companyWebsite!: string;

  @Field(() => String, { nullable: true, description: "The URL of the company's LinkedIn page; null if not stated." })
  linkedin!: string;

  @Field(() => String, { nullable: true, description: "The URL of the company's logo; null if there is none." })
  @FileAddress()
  logoUrl!: string;

  @Field(() => String, { description: "The company's name in the URL of its public page." })
  slug!: string;

  @Field(() => CompanyVerification, {
    nullable: true,
    description: "The company's verification; null if it is not verified.",
  })
  verification!: CompanyVerification | null;

  @Field(() => String, { nullable: true, description: "The file name of the company's logo; null if there is none." })
  logoName!: string | null;
}

@ObjectType({ description: "The result of changing the company's profile." })
export class RecruiterPayload {
  @Field(() => Recruiter, { description: "The caller, with the profile after the change." })
  recruiter!: Recruiter;
}
