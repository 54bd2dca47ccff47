import { Field, ID, ObjectType } from "type-graphql";
import { CompanySize } from "../generated/prisma/enums.ts";
import { CompanyVerification } from "../platform/graphql/company-verification.types.ts";

@ObjectType({ description: "The public profile of a company.", simpleResolvers: true })
export class CompanyProfile {
  @Field(() => ID, { description: "The company's id, as in `Company.id`." })
  id!: string;

  @Field(() => String, { description: "The company's name." })
  name!: string;

  @Field(() => String, { description: "Its name in the URL of its public page." })
  slug!: string;

  @Field(() => String, {
    nullable: true,
    description: "Its description, in Markdown; null if it has none.",
  })
  about!: string;

  @Field(() => String, { description: "Its main location." })
  location!: string;

  @Field(() => [String], { description: "All of its locations, `location` first." })
  places!: string[];

  @Field(() => String, { description: "Its industry." })
  industry!: string;

  @Field(() => CompanySize, { description: "Its number of employees." })
  size!: CompanySize;

  @Field(() => String, { nullable: true, description: "Its website; null when not stated." })
  website!: string;

  @Field(() => String, { nullable: true, description: "Its page on LinkedIn; null when not stated." })
  linkedin!: string;

  @Field(() => String, { nullable: true, description: "The URL of its logo; null when it has none." })
  logoUrl!: string;

  @Field(() => CompanyVerification, {
    nullable: true,
    description: "What was verified about its identity; null if nothing was.",
  })
  verification!: CompanyVerification | null;
}
