import { Field, InputType } from "type-graphql";
import { CompanySize } from "../generated/prisma/enums.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@InputType({ description: "Fields of the acting recruiter's company profile. An absent field stays unchanged." })
export class UpdateRecruiterProfileInput {
  @Field(() => String, {
    nullable: true,
    description: "Not blank, at most 120 characters. The company's jobs are updated shortly after.",
  })
  companyName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Its name in the URL of its public page: 2 to 60 lower-case letters, digits and single hyphens. The former " +
      "one redirects there.",
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: "Not blank, at most 160 characters." })
  companyLocation?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "Locations in addition to the main one: at most 20, each of at most 160 characters. Null clears them.",
  })
  otherPlaces?: string[] | null;

  @Field(() => String, { nullable: true, description: "Not blank, at most 120 characters." })
  industry?: string | null;

  @Field(() => CompanySize, { nullable: true, description: "The number of employees." })
  companySize?: CompanySize | null;

  @Field(() => String, { nullable: true, description: "Markdown, at most 5,000 characters." })
  companyDescription?: string | null;

  @Field(() => String, { nullable: true, description: "A URL, stored with https, or blank." })
  companyWebsite?: string | null;

  @Field(() => String, { nullable: true, description: "A URL, or blank." })
  linkedin?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "The `Recruiter.updatedAt` that the update is based on: refused with `CONFLICT` if the profile has changed " +
      "since. When absent, the later update wins.",
  })
  unchangedSince?: Date | null;
}
