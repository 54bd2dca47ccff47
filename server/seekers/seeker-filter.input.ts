import { Field, InputType } from "type-graphql";

@InputType({
  description:
    "Which seekers to find; what is given all applies, texts of at most 200 characters are contained in any case.",
})
export class SeekerFilter {
  @Field(() => String, {
    nullable: true,
    description: "In the name, location, qualification, profession, a skill, cgpa, LinkedIn or GitHub.",
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
    description: "Age in whole years as `min-max`; a part that is no number is 0 or 100. Without a hyphen: any age.",
  })
  ageRange?: string | null;

  @Field(() => Boolean, { nullable: true, description: "True: only those with a resume." })
  resumeUploaded?: boolean | null;
}
