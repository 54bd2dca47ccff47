import { Field, ID, ObjectType } from "type-graphql";
import { CompanySize } from "../generated/prisma/enums.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({ description: "A recruiter's company profile, as its recruiter sees it." })
export class Recruiter {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => String, { description: "The account's e-mail address." })
  email!: string;

  @Field(() => DateTimeScalar, { description: "When they joined." })
  createdAt!: Date;

  @Field(() => String, { description: "The company's name." })
  companyName!: string;

  @Field(() => String, { description: "Where it is." })
  companyLocation!: string;

  @Field(() => String, { description: "What it does, in the recruiter's words." })
  industry!: string;

  @Field(() => CompanySize, { description: "How many employees." })
  companySize!: CompanySize;

  @Field(() => String, { description: "What it is; plain text, may be empty." })
  companyDescription!: string;

  @Field(() => String, { description: "Its web address; may be empty." })
  companyWebsite!: string;

  @Field(() => String, { description: "Its page on LinkedIn; may be empty." })
  linkedin!: string;

  @Field(() => String, { description: "Where the logo is served; empty without one." })
  logoUrl!: string;

  @Field(() => String, { description: "Its name in the address of its public page." })
  slug!: string;

  @Field(() => String, { nullable: true, description: "The logo's file name; null without one." })
  logoName!: string | null;
}

@ObjectType({ description: "The company profile after a change." })
export class RecruiterPayload {
  @Field(() => Recruiter, { description: "As it is now." })
  recruiter!: Recruiter;
}
