import { Field, InputType } from "type-graphql";
import { CompanySize } from "../generated/prisma/enums.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@InputType({ description: "Changes to the profile of the caller's company. Absent fields stay unchanged." })
export class UpdateRecruiterProfileInput {
  @Field(() => String, {
    nullable: true,
    description:
      "The company's name, 1 to 120 characters. It is updated in the company's jobs shortly afterwards. Names of " +
      "verified companies are rejected.",
  })
  companyName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The company's name in the URL of its public page: 2 to 60 lower-case letters, digits and single hyphens. " +
      "The previous URL redirects to the new one.",
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: "The company's main location, 1 to 160 characters." })
  companyLocation?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "The company's other locations: at most 20, each at most 160 characters. Null removes all.",
  })
  otherPlaces?: string[] | null;

  @Field(() => String, { nullable: true, description: "The company's industry, 1 to 120 characters." })
  industry?: string | null;

  @Field(() => CompanySize, { nullable: true, description: "The company's number of employees." })
  companySize?: CompanySize | null;

  @Field(() => String, {
    nullable: true,
    description: "The company's description: Markdown, at most 5,000 characters. Null or blank removes it.",
  })
  companyDescription?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The URL of the company's website, at most 300 characters, stored with https. Null or blank removes it.",
  })
  companyWebsite?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The URL or handle of the company's LinkedIn page, at most 300 characters. Null or blank removes it.",
  })
  linkedin?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "The `Recruiter.updatedAt` that the changes are based on. The update fails with `CONFLICT` if the profile " +
      "has changed since; without it, the last update wins.",
  })
  unchangedSince?: Date | null;
}
