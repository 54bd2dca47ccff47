import { Field, InputType } from "type-graphql";

@InputType({
  description:
    "Search conditions for seekers; a seeker must meet all of them. Texts are case-insensitive substrings of at " +
    "most 200 characters.",
})
export class SeekerFilter {
  @Field(() => String, {
    nullable: true,
    description: "In the name, location, qualification, profession, a skill, CGPA, LinkedIn or GitHub.",
  })
  keyword?: string | null;

  @Field(() => String, { nullable: true, description: "In the highest qualification." })
  qualification?: string | null;

  @Field(() => String, { nullable: true, description: "In the current profession." })
  currentProfession?: string | null;

  @Field(() => String, { nullable: true, description: "In one of the skills." })
  skills?: string | null;

  @Field(() => String, { nullable: true, description: "In the location." })
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Age in whole years as `min-max`; a part that is not a number counts as 0 or 100. Without a hyphen: any age.",
  })
  ageRange?: string | null;

  @Field(() => Boolean, { nullable: true, description: "True: only seekers with a resume." })
  resumeUploaded?: boolean | null;
}
