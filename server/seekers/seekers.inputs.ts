import { Field, Float, InputType, Int } from "type-graphql";
import { ContactVisibility } from "../generated/prisma/enums.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";

@InputType({ description: "One entry of a seeker's history." })
export class ExperienceInput {
  @Field(() => String, { description: "The job title, or the role for social work; at most 160 characters." })
  title!: string;

  @Field(() => String, { description: "Company or organisation, at most 160 characters." })
  company!: string;

  @Field(() => DateScalar, { description: "First day, not in the future." })
  from!: Date;

  @Field(() => DateScalar, { nullable: true, description: "Last day, not before the first; absent means Present." })
  to?: Date | null;

  @Field(() => String, { nullable: true, description: "The responsibilities, plain text, at most 2,000 characters." })
  responsibilities?: string | null;
}

@InputType({
  description: "Fields of the acting seeker's profile. An absent field stays unchanged; null or blank text clears it.",
})
export class UpdateSeekerProfileInput {
  @Field(() => String, { nullable: true, description: "First and last name, at most 120 characters; not blank." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "Exactly ten digits." })
  phone?: string | null;

  @Field(() => DateScalar, { nullable: true, description: "Date of birth, not in the future." })
  dob?: Date | null;

  @Field(() => String, { nullable: true, description: "Place of residence, at most 160 characters." })
  location?: string | null;

  @Field(() => String, { nullable: true, description: "Current profession, at most 160 characters." })
  currentProfession?: string | null;

  @Field(() => String, { nullable: true, description: "Self-description, plain text, at most 2,000 characters." })
  about?: string | null;

  @Field(() => String, { nullable: true, description: "Highest qualification, at most 160 characters." })
  qualification?: string | null;

  @Field(() => String, { nullable: true, description: "Course of study, at most 160 characters." })
  course?: string | null;

  @Field(() => String, { nullable: true, description: "College, at most 160 characters." })
  college?: string | null;

  @Field(() => Float, { nullable: true, description: "Cumulative grade point average, 0 to 10." })
  cgpa?: number | null;

  @Field(() => Int, { nullable: true, description: "Year of graduation, at most ten years ahead." })
  graduationYear?: number | null;

  @Field(() => String, { nullable: true, description: "School of the tenth class (SSC), at most 160 characters." })
  tenthSchool?: string | null;

  @Field(() => Float, { nullable: true, description: "Result of the tenth class, 0 to 100 percent." })
  tenthPercent?: number | null;

  @Field(() => Int, { nullable: true, description: "Year of passing the tenth class." })
  tenthPassout?: number | null;

  @Field(() => String, { nullable: true, description: "School of the twelfth class (HSC), at most 160 characters." })
  twelfthSchool?: string | null;

  @Field(() => Float, { nullable: true, description: "Result of the twelfth class, 0 to 100 percent." })
  twelfthPercent?: number | null;

  @Field(() => Int, { nullable: true, description: "Year of passing the twelfth class." })
  twelfthPassout?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: "At most 50 skills of at most 60 characters; duplicates are dropped.",
  })
  skills?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: "LinkedIn URL, http(s); `https://` is prepended to a bare host.",
  })
  linkedin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "GitHub or portfolio URL, http(s); `https://` is prepended to a bare host.",
  })
  github?: string | null;

  @Field(() => ContactVisibility, { nullable: true, description: "Who among seekers may see the phone number." })
  phoneVisibility?: ContactVisibility | null;

  @Field(() => ContactVisibility, { nullable: true, description: "Who among seekers may see the email address." })
  emailVisibility?: ContactVisibility | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether recruiters can find this person without an application.",
  })
  browsable?: boolean | null;

  @Field(() => [ExperienceInput], {
    nullable: true,
    description: "The complete list of jobs, at most 30; replaces the existing one.",
  })
  jobExperiences?: ExperienceInput[] | null;

  @Field(() => [ExperienceInput], {
    nullable: true,
    description: "The complete list of internships, at most 30; replaces the existing one.",
  })
  internExperiences?: ExperienceInput[] | null;

  @Field(() => [ExperienceInput], {
    nullable: true,
    description: "The complete list of social work and extra-curricular work, at most 30; replaces the existing one.",
  })
  socialExperiences?: ExperienceInput[] | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "The profile's `settings.updatedAt` that the update is based on: refused with `CONFLICT` if the profile has " +
      "changed since. When absent, the later update wins.",
  })
  unchangedSince?: Date | null;
}
