import { Field, ID, Int, ObjectType } from "type-graphql";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { JobPart } from "./job-fit.ts";
import { ProfileSection } from "./profile-lines.ts";

registerEnum("JobPart", JobPart, "A part of a job that states requirements.", {
  TITLE: "The job title.",
  REQUIREMENTS: "The requirements.",
  DESCRIPTION: "The job description.",
  EXPERIENCE_LEVEL: "The experience level.",
  LOCATION: "The location.",
});
registerEnum("ProfileSection", ProfileSection, "A section of a seeker's profile.", {
  PERSONAL:
    "The profession, the place of residence, the preferred locations, and the seeker's description of themselves.",
  SKILLS: "The skills and languages.",
  EXPERIENCE: "The jobs, internships, social work and projects.",
  EDUCATION: "The qualification, course, college, schools, further degrees and certificates.",
});

@ObjectType({
  description: "A requirement of a job, and where the seeker's profile shows it.",
  simpleResolvers: true,
})
export class JobFitItem {
  @Field(() => String, { description: "The requirement, in the job's words." })
  text!: string;

  @Field(() => JobPart, { description: "The part of the job that states the requirement." })
  part!: keyof typeof JobPart;

  @Field(() => Int, { description: "The number of characters before the requirement in that part." })
  offset!: number;

  @Field(() => ProfileSection, {
    description:
      "The section of the profile that shows the requirement or, if none does, the section where it belongs.",
  })
  section!: keyof typeof ProfileSection;

  @Field(() => String, {
    nullable: true,
    description: "The text of the profile that shows the requirement; null if none was found.",
  })
  quote!: string | null;
}

@ObjectType({
  description: "What a job asks for, compared with the profile of the seeker who reads it. No one else sees it.",
})
export class JobFit {
  @Field(() => ID, { description: "The job's id." })
  jobId!: string;

  @Field(() => [JobFitItem], {
    description: "What the job asks for, in the order of its texts; empty if nothing in them can be compared.",
  })
  items!: JobFitItem[];
}
