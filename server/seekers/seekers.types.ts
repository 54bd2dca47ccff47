import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { OPEN_TO_WORK, type OpenToWork } from "../../shared/seekers.ts";
import { ContactVisibility, ExperienceKind } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { FileAddress } from "../platform/graphql/file-address.ts";
import { enumOf, registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";
import { ExpectedPay, ProfileEntry, SpokenLanguage } from "./profile-entries.types.ts";

/** The connection between the viewer and a seeker; SELF when they are the same. */
export const ViewerConnection = {
  NONE: "NONE",
  REQUESTED: "REQUESTED",
  INCOMING: "INCOMING",
  CONNECTED: "CONNECTED",
  SELF: "SELF",
} as const;
export type ViewerConnection = keyof typeof ViewerConnection;

registerEnum("ViewerConnection", ViewerConnection, "The state of the connection between the viewer and a seeker.", {
  NONE: "The viewer and the seeker are not connected, and no request is pending.",
  REQUESTED: "The viewer has sent the seeker a connection request, which is pending.",
  INCOMING: "The seeker has sent the viewer a connection request, which is pending.",
  CONNECTED: "The viewer and the seeker are connected.",
  SELF: "The seeker is the viewer.",
});
export const OpenToWorkEnum = enumOf(OPEN_TO_WORK);
registerEnum("OpenToWork", OpenToWorkEnum, "Whether recruiters find a seeker without an application.", {
  YES: "Recruiters find the seeker, with a badge “Open to work”.",
  QUIETLY: "Recruiters find the seeker, without a badge.",
  NO: "Recruiters find the seeker only by an application.",
});
registerEnum("ExperienceKind", ExperienceKind, "The kind of an entry in a seeker's history.", {
  JOB: "The entry is paid work.",
  INTERNSHIP: "The entry is an internship.",
  SOCIAL: "The entry is voluntary, social or extracurricular work.",
});
registerEnum(
  "ContactVisibility",
  ContactVisibility,
  "Which other seekers can see a contact detail. What recruiters can see is a choice of its own: `hidesContacts`.",
  {
    SEEKERS: "Every logged-in seeker can see the contact detail.",
    CONNECTIONS: "Only the seeker's connections can see the contact detail.",
    NOBODY: "No other seeker can see the contact detail.",
  },
);

@ObjectType({ description: "A job, internship or social work in a seeker's history.", simpleResolvers: true })
export class Experience {
  @Field(() => ID, { description: "The entry's id, which changes whenever the list is saved." })
  id!: string;

  @Field(() => ExperienceKind, { description: "Whether the entry is a job, an internship or social work." })
  kind!: ExperienceKind;

  @Field(() => String, { description: "The job title or, for social work, the role." })
  title!: string;

  @Field(() => String, { description: "The company or organization." })
  company!: string;

  @Field(() => DateScalar, { description: "The first day; displayed as month and year." })
  from!: Date;

  @Field(() => DateScalar, { nullable: true, description: "The end date; null if the experience is ongoing." })
  to!: Date | null;

  @Field(() => String, { nullable: true, description: "The responsibilities, in plain text; null if not stated." })
  responsibilities!: string;
}

@ObjectType({
  description: "The privacy settings of a seeker's profile, visible only to the seeker.",
  simpleResolvers: true,
})
export class SeekerSettings {
  @Field(() => ContactVisibility, { description: "Which other seekers can see the phone number." })
  phoneVisibility!: ContactVisibility;

  @Field(() => ContactVisibility, { description: "Which other seekers can see the email address." })
  emailVisibility!: ContactVisibility;

  @Field(() => Boolean, {
    description: "Whether recruiters can find the seeker without an application: unless `openToWork` is `NO`.",
    deprecationReason: "Use `openToWork`. May be removed after 2027-11-30.",
  })
  browsable!: boolean;

  @Field(() => OpenToWorkEnum, { description: "Whether recruiters find the seeker without an application, and how." })
  openToWork!: OpenToWork;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether companies see the phone number and the email address only once the seeker has applied there; " +
      "null if the seeker has not been asked yet, in which case companies see them.",
  })
  hidesContacts!: boolean | null;

  @Field(() => DateTimeScalar, { description: "When the profile was last changed, to pass as `unchangedSince`." })
  updatedAt!: Date;
}

@ObjectType({
  description:
    "A job seeker's profile as the viewer may see it. After a block between two seekers, only `id`, `name` and " +
    "`createdAt` remain.",
  simpleResolvers: true,
})
export class Seeker {
  @Field(() => ID, {
    description: "The seeker's account id; the application's id while anonymous review hides an applicant.",
  })
  id!: string;

  @Field(() => String, {
    description: "The seeker's first and last name; a pseudonym while anonymous review hides an applicant.",
  })
  name!: string;

  @Field(() => String, { nullable: true, description: "The URL of the photo; null if there is none." })
  @FileAddress()
  photoUrl!: string;

  @Field(() => String, { nullable: true, description: "The place of residence; null if not stated." })
  location!: string;

  @Field(() => String, { nullable: true, description: "The current profession; null if not stated." })
  currentProfession!: string;

  @Field(() => String, {
    nullable: true,
    description: "The seeker's description of themselves, in plain text; null if not stated.",
  })
  about!: string;

  @Field(() => [String], { description: "The seeker's skills, in the order they were given." })
  skills!: readonly string[];

  @Field(() => String, { nullable: true, description: "The highest qualification; null if not stated." })
  qualification!: string;

  @Field(() => String, { nullable: true, description: "The course of study; null if not stated." })
  course!: string;

  @Field(() => String, { nullable: true, description: "The college; null if not stated." })
  college!: string;

  @Field(() => Float, {
    nullable: true,
    description: "The cumulative grade point average, from 0 to 10; null if not stated.",
  })
  cgpa!: number | null;

  @Field(() => Int, { nullable: true, description: "The year of graduation; null if not stated." })
  graduationYear!: number | null;

  @Field(() => String, { nullable: true, description: "The school of the tenth class (SSC); null if not stated." })
  tenthSchool!: string;

  @Field(() => Float, {
    nullable: true,
    description: "The result of the tenth class, from 0 to 100 percent; null if not stated.",
  })
  tenthPercent!: number | null;

  @Field(() => Int, { nullable: true, description: "The year of passing the tenth class; null if not stated." })
  tenthPassout!: number | null;

  @Field(() => String, { nullable: true, description: "The school of the twelfth class (HSC); null if not stated." })
  twelfthSchool!: string;

  @Field(() => Float, {
    nullable: true,
    description: "The result of the twelfth class, from 0 to 100 percent; null if not stated.",
  })
  twelfthPercent!: number | null;

  @Field(() => Int, { nullable: true, description: "The year of passing the twelfth class; null if not stated." })
  twelfthPassout!: number | null;

  @Field(() => String, { nullable: true, description: "The http(s) URL of the LinkedIn profile; null if not stated." })
  linkedin!: string;

  @Field(() => String, {
    nullable: true,
    description: "The http(s) URL of the GitHub profile or portfolio; null if not stated.",
  })
  github!: string;

  @Field(() => DateScalar, { nullable: true, description: "The date of birth; null if not stated." })
  dob!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "The age in whole years, in UTC; null if the date of birth is not stated.",
  })
  age!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The phone number, ten digits; null if the viewer is not allowed to see it.",
  })
  phone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The email address; null if the viewer is not allowed to see it.",
  })
  email!: string | null;

  @Field(() => Boolean, {
    description: "Whether the seeker shows recruiters that they are open to work; false for other viewers.",
  })
  isOpenToWork!: boolean;

  @Field(() => Boolean, {
    description: "Whether the profile has a resume, even if the viewer is not allowed to open it.",
  })
  hasResume!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The URL of the resume, for the seeker and for recruiters; null for others, and if there is none.",
  })
  @FileAddress()
  resumeUrl!: string | null;

  @Field(() => String, { nullable: true, description: "The file name of the resume; null if `resumeUrl` is null." })
  resumeName!: string | null;

  @Field(() => [Experience], {
    description: "The seeker's jobs, then internships, then social work, each in the order they were given.",
  })
  experiences!: readonly Experience[];

  @Field(() => [ProfileEntry], {
    description: "The seeker's further degrees, then certificates, then projects, each in the order they were given.",
  })
  entries!: readonly ProfileEntry[];

  @Field(() => [SpokenLanguage], { description: "The languages that the seeker speaks, in the order they were given." })
  languages!: readonly SpokenLanguage[];

  @Field(() => Int, {
    nullable: true,
    description:
      "The notice period in days, for the seeker and for recruiters; null for others, and if not stated. 0: the seeker " +
      "can start immediately.",
  })
  noticeDays!: number | null;

  @Field(() => [String], {
    description: "The places where the seeker wants to work, for the seeker and for recruiters; empty for others.",
  })
  placesWanted!: readonly string[];

  @Field(() => [String], {
    description:
      "The ISO 3166-1 alpha-2 codes of the countries in which the seeker can work without sponsorship, for the seeker " +
      "and for recruiters; empty for others.",
  })
  workPermits!: readonly string[];

  @Field(() => ExpectedPay, {
    nullable: true,
    description:
      "The pay that the seeker expects, for the seeker, and for recruiters of companies that they applied to or whose " +
      "invitation they accepted; null for others, in `candidates`, while anonymous review hides the applicant, and if not stated.",
  })
  expectedPay!: ExpectedPay | null;

  @Field(() => ViewerConnection, { description: "The state of the connection between the viewer and the seeker." })
  viewerConnection!: ViewerConnection;

  @Field(() => SeekerSettings, {
    nullable: true,
    description: "The privacy settings; null unless the profile is the viewer's own.",
  })
  settings!: SeekerSettings | null;

  @Field(() => DateTimeScalar, {
    description:
      "When the seeker joined Worklane. While anonymous review hides an applicant, this is the beginning of the " +
      "year.",
  })
  createdAt!: Date;
}

/** A page of seekers. */
export const SeekerConnection = connectionOf(() => Seeker, "Seeker");

@ObjectType({ description: "The caller's profile after a change." })
export class SeekerPayload {
  @Field(() => Seeker, { description: "The profile after the change." })
  seeker!: Seeker;
}
