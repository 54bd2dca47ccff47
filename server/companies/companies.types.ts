import { Field, ID, ObjectType } from "type-graphql";
import { CompanySize } from "../generated/prisma/enums.ts";
import { CompanyVerification } from "../platform/graphql/company-verification.types.ts";

@ObjectType({ description: "A company as everybody may see it.", simpleResolvers: true })
export class CompanyProfile {
  @Field(() => ID, { description: "Its id, as in `Company.id`." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, { description: "Its name in the address of its public page." })
  slug!: string;

  @Field(() => String, {
    nullable: true,
    description: "What it says of itself, in Markdown; null when it says nothing.",
  })
  about!: string;

  @Field(() => String, { description: "Where it is." })
  location!: string;

  @Field(() => [String], { description: "All places where it is, `location` first." })
  places!: string[];

  @Field(() => String, { description: "What it works in." })
  industry!: string;

  @Field(() => CompanySize, { description: "How many employees." })
  size!: CompanySize;

  @Field(() => String, { nullable: true, description: "Its website; null when not stated." })
  website!: string;

  @Field(() => String, { nullable: true, description: "Its page on LinkedIn; null when not stated." })
  linkedin!: string;

  @Field(() => String, { nullable: true, description: "Where its logo is served; null when it has none." })
  logoUrl!: string;

  @Field(() => CompanyVerification, {
    nullable: true,
    description: "What was checked of who it is; null: nothing was.",
  })
  verification!: CompanyVerification | null;
}
