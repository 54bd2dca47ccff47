import { Field, Float, InputType, Int } from "type-graphql";
import type { OpenToWork } from "../../shared/seekers.ts";
import { ContactVisibility } from "../generated/prisma/enums.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";
import { ExpectedPay, ProfileEntryFields, SpokenLanguage } from "./profile-entries.types.ts";
import { OpenToWorkEnum } from "./seekers.types.ts";

@InputType({ description: "A job, internship or social work in a seeker's history." })
export class ExperienceInput {
  @Field(() => String, {
    description: "The job title or, for social work, the role; not blank, at most 160 characters.",
  })
  title!: string;

  @Field(() => String, { description: "The company or organization, not blank, at most 160 characters." })
  company!: string;

  @Field(() => DateScalar, { description: "The first day, not in the future." })
  from!: Date;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The end date, neither before the start date nor in the future; absent if the experience is ongoing.",
  })
  to?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The responsibilities, in plain text, at most 2,000 characters.",
  })
  responsibilities?: string | null;
}

@InputType({
  description:
    "Changes to the caller's profile. Absent fields stay unchanged; null or blank text clears a field, " +
    "unless the field cannot be cleared.",
})
export class UpdateSeekerProfileInput {
  @Field(() => String, {
    nullable: true,
    description: "The seeker's first and last name, at most 120 characters. Cannot be cleared.",
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The phone number: ten digits, with or without the prefix +91. Cannot be cleared.",
  })
  phone?: string | null;

  @Field(() => DateScalar, { nullable: true, description: "The date of birth, not in the future." })
  dob?: Date | null;

  @Field(() => String, { nullable: true, description: "The place of residence, at most 160 characters." })
  location?: string | null;

  @Field(() => String, { nullable: true, description: "The current profession, at most 160 characters." })
  currentProfession?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The seeker's description of themselves, in plain text, at most 2,000 characters.",
  })
  about?: string | null;

  @Field(() => String, { nullable: true, description: "The highest qualification, at most 160 characters." })
  qualification?: string | null;

  @Field(() => String, { nullable: true, description: "The course of study, at most 160 characters." })
  course?: string | null;

  @Field(() => String, { nullable: true, description: "The college, at most 160 characters." })
  college?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: "The cumulative grade point average, from 0 to 10, rounded to two decimals.",
  })
  cgpa?: number | null;

  @Field(() => Int, { nullable: true, description: "The year of graduation, from 1940 to ten years from now." })
  graduationYear?: number | null;

  @Field(() => String, { nullable: true, description: "The school of the tenth class (SSC), at most 160 characters." })
  tenthSchool?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: "The result of the tenth class, from 0 to 100 percent, rounded to two decimals.",
  })
  tenthPercent?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The year of passing the tenth class, from 1940 to ten years from now.",
  })
  tenthPassout?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The school of the twelfth class (HSC), at most 160 characters.",
  })
  twelfthSchool?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: "The result of the twelfth class, from 0 to 100 percent, rounded to two decimals.",
  })
  twelfthPercent?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The year of passing the twelfth class, from 1940 to ten years from now.",
  })
  twelfthPassout?: number | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "The complete list of skills, which replaces the current one: at most 50, each of at most 60 characters. " +
      "Duplicates are dropped.",
  })
  skills?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The LinkedIn profile, at most 300 characters: an http(s) URL or a handle. A bare host gets the prefix " +
      "`https://`.",
  })
  linkedin?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The GitHub profile or portfolio, at most 300 characters: an http(s) URL or a GitHub handle. A bare host " +
      "gets the prefix `https://`.",
  })
  github?: string | null;

  @Field(() => ContactVisibility, {
    nullable: true,
    description: "Which other seekers can see the phone number. Cannot be cleared.",
  })
  phoneVisibility?: ContactVisibility | null;

  @Field(() => ContactVisibility, {
    nullable: true,
    description: "Which other seekers can see the email address. Cannot be cleared.",
  })
  emailVisibility?: ContactVisibility | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "As `openToWork`: `NO` if false, otherwise not. Cannot be cleared.",
    deprecationReason: "Use `openToWork`, which counts if both are given. May be removed after 2027-11-30.",
  })
  browsable?: boolean | null;

  @Field(() => OpenToWorkEnum, {
    nullable: true,
    description: "Whether recruiters find the seeker without an application, and how. Cannot be cleared.",
  })
  openToWork?: OpenToWork | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether companies see the phone number and the email address only once the seeker has applied " +
      "there. Cannot be cleared.",
  })
  hidesContacts?: boolean | null;

  @Field(() => [ExperienceInput], {
    nullable: true,
    description: "The complete list of jobs, at most 30, which replaces the current one.",
  })
  jobExperiences?: ExperienceInput[] | null;

  @Field(() => [ExperienceInput], {
    nullable: true,
    description: "The complete list of internships, at most 30, which replaces the current one.",
  })
  internExperiences?: ExperienceInput[] | null;

  @Field(() => [ExperienceInput], {
    nullable: true,
    description: "The complete list of social and extracurricular work, at most 30, which replaces the current one.",
  })
  socialExperiences?: ExperienceInput[] | null;

  @Field(() => [ProfileEntryFields], {
    nullable: true,
    description:
      "The complete list of degrees other than the highest qualification, at most 20, which replaces the current one.",
  })
  degrees?: ProfileEntryFields[] | null;

  @Field(() => [ProfileEntryFields], {
    nullable: true,
    description: "The complete list of certificates, at most 20, which replaces the current one.",
  })
  certificates?: ProfileEntryFields[] | null;

  @Field(() => [ProfileEntryFields], {
    nullable: true,
    description: "The complete list of projects, at most 20, which replaces the current one.",
  })
  projects?: ProfileEntryFields[] | null;

  @Field(() => [SpokenLanguage], {
    nullable: true,
    description: "The complete list of languages, at most 20 and each once, which replaces the current one.",
  })
  languages?: SpokenLanguage[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "The notice period in days, from 0 (the seeker can start immediately) to 365.",
  })
  noticeDays?: number | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "The complete list of places where the seeker wants to work, which replaces the current one: at most 5, each of " +
      "at most 60 characters.",
  })
  placesWanted?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "The complete list of countries in which the seeker can work without sponsorship, as ISO 3166-1 alpha-2 codes, at " +
      "most 30, which replaces the current one.",
  })
  workPermits?: string[] | null;

  @Field(() => ExpectedPay, {
    nullable: true,
    description:
      "The expected pay. Only companies that the seeker applies to, or whose invitation they accept, see it.",
  })
  expectedPay?: ExpectedPay | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "The profile's `settings.updatedAt` on which the update is based. Fails with CONFLICT if the profile has " +
      "changed since; if absent, the later update wins.",
  })
  unchangedSince?: Date | null;
}
