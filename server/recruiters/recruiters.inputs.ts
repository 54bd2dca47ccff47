import { Field, InputType } from "type-graphql";
import { CompanySize } from "../generated/prisma/enums.ts";

@InputType({ description: "Fields of the own company profile. One that is absent is kept as it is." })
export class UpdateRecruiterProfileInput {
  @Field(() => String, { nullable: true, description: "Not blank, at most 120 characters. Its jobs follow shortly." })
  companyName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Its name in the address of its public page: 2 to 60 small letters, digits and single hyphens. The old one leads there.",
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: "Not blank, at most 160 characters." })
  companyLocation?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "Where it is besides its location: at most 20, each of at most 160 characters. Null empties it.",
  })
  otherPlaces?: string[] | null;

  @Field(() => String, { nullable: true, description: "Not blank, at most 120 characters." })
  industry?: string | null;

  @Field(() => CompanySize, { nullable: true, description: "How many employees." })
  companySize?: CompanySize | null;

  @Field(() => String, { nullable: true, description: "Markdown, at most 5,000 characters." })
  companyDescription?: string | null;

  @Field(() => String, { nullable: true, description: "A web address, which is reached over https, or blank." })
  companyWebsite?: string | null;

  @Field(() => String, { nullable: true, description: "A web address, or blank." })
  linkedin?: string | null;
}
