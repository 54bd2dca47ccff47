import { Field, ID, ObjectType } from "type-graphql";
import { CompanySize } from "../generated/prisma/enums.ts";
import { CompanyVerification } from "../platform/graphql/company-verification.types.ts";
import { FileAddress } from "../platform/graphql/file-address.ts";

@ObjectType({ description: "The public profile of a company.", simpleResolvers: true })
export class CompanyProfile {
  @Field(() => ID, { description: "The company's id, as in `Company.id`." })
  id!: string;

  @Field(() => String, { description: "The company's name." })
  name!: string;

  @Field(() => String, { description: "The company's name in the URL of its public page." })
  slug!: string;

  @Field(() => String, {
    nullable: true,
    description: "The company's description, in Markdown; null if it has none.",
  })
  about!: string;

  @Field(() => String, { description: "The company's main location." })
  location!: string;

  @Field(() => [String], { description: "All of the company's locations, beginning with `location`." })
  places!: string[];

  @Field(() => String, { description: "The company's industry, in its own words." })
  industry!: string;

  @Field(() => CompanySize, { description: "The company's number of employees." })
  size!: CompanySize;

  @Field(() => String, { nullable: true, description: "The URL of the company's website; null if not stated." })
  website!: string;

  @Field(() => String, { nullable: true, description: "The URL of the company's LinkedIn page; null if not stated." })
  linkedin!: string;

  @Field(() => String, { nullable: true, description: "The URL of the company's logo; null if it has none." })
  @FileAddress()
  logoUrl!: string;

  @Field(() => CompanyVerification, {
    nullable: true,
    description: "The verification of the company's identity; null if the company is not verified.",
  })
  verification!: CompanyVerification | null;
}
