import { Field, InputType, Int } from "type-graphql";

@InputType({
  description:
    "Search conditions for seekers, all of which a seeker must meet. Texts have at most 200 characters and " +
    "match anywhere in a field, in upper or lower case.",
})
export class SeekerFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Only seekers whose name, location, qualification, profession, skills, CGPA, LinkedIn or GitHub URL " +
      "contains this text.",
  })
  keyword?: string | null;

  @Field(() => String, { nullable: true, description: "Only seekers whose highest qualification contains this text." })
  qualification?: string | null;

  @Field(() => String, { nullable: true, description: "Only seekers whose current profession contains this text." })
  currentProfession?: string | null;

  @Field(() => String, { nullable: true, description: "Only seekers with a skill that contains this text." })
  skills?: string | null;

  @Field(() => String, { nullable: true, description: "Only seekers whose location contains this text." })
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The age in whole years, as `min-max`, both inclusive. A part that is not a number counts as 0 or 100. Text " +
      "without a hyphen is ignored.",
  })
  ageRange?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Only seekers who speak this language: an ISO 639 code such as `hi`, or an English name.",
  })
  language?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Only seekers with a notice period of at most this many days. Ignored in `peers`.",
  })
  maxNoticeDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Only seekers who want to work in a place that contains this text. Ignored in `peers`.",
  })
  placeWanted?: string | null;

  @Field(() => Boolean, { nullable: true, description: "True returns only seekers with a resume." })
  resumeUploaded?: boolean | null;
}
