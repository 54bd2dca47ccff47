import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { ContactVisibility, ExperienceKind } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";

/** The connection between the viewer and a seeker; SELF when they are the same. */
export const ViewerConnection = {
  NONE: "NONE",
  REQUESTED: "REQUESTED",
  INCOMING: "INCOMING",
  CONNECTED: "CONNECTED",
  SELF: "SELF",
} as const;
export type ViewerConnection = keyof typeof ViewerConnection;

registerEnum("ViewerConnection", ViewerConnection, "The connection between the viewer and a seeker.", {
  NONE: "Not connected.",
  REQUESTED: "The viewer has sent a request, which is pending.",
  INCOMING: "The seeker has sent the viewer a request.",
  CONNECTED: "Connected.",
  SELF: "The seeker is the viewer.",
});
registerEnum("ExperienceKind", ExperienceKind, "The kind of an experience entry.", {
  JOB: "Paid work.",
  INTERNSHIP: "An internship.",
  SOCIAL: "Voluntary or social work.",
});
registerEnum(
  "ContactVisibility",
  ContactVisibility,
  "Who among seekers may see a contact detail; recruiters always may.",
  {
    SEEKERS: "Every logged-in seeker.",
    CONNECTIONS: "Connections only.",
    NOBODY: "No seeker.",
  },
);

@ObjectType({ description: "One entry of a seeker's job, internship or social-work history.", simpleResolvers: true })
export class Experience {
  @Field(() => ID, { description: "The entry's id; changes with every save." })
  id!: string;

  @Field(() => ExperienceKind, { description: "The kind of entry." })
  kind!: ExperienceKind;

  @Field(() => String, { description: "The job title, or the role for social work." })
  title!: string;

  @Field(() => String, { description: "Company or organisation." })
  company!: string;

  @Field(() => DateScalar, { description: "First day; displayed as month and year." })
  from!: Date;

  @Field(() => DateScalar, { nullable: true, description: "Last day; null means Present." })
  to!: Date | null;

  @Field(() => String, { nullable: true, description: "The responsibilities, as plain text; null when not stated." })
  responsibilities!: string;
}

@ObjectType({ description: "What only its owner sees of a profile: the privacy settings.", simpleResolvers: true })
export class SeekerSettings {
  @Field(() => ContactVisibility, { description: "Who among seekers may see the phone number." })
  phoneVisibility!: ContactVisibility;

  @Field(() => ContactVisibility, { description: "Who among seekers may see the email address." })
  emailVisibility!: ContactVisibility;

  @Field(() => Boolean, { description: "Whether recruiters can find this person without an application." })
  browsable!: boolean;

  @Field(() => DateTimeScalar, { description: "When the profile was last changed, for `unchangedSince`." })
  updatedAt!: Date;
}

@ObjectType({
  description: "A job seeker's profile as the viewer may see it.",
  simpleResolvers: true,
})
export class Seeker {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => String, { description: "First and last name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The URL of the photo; null without one." })
  photoUrl!: string;

  @Field(() => String, { nullable: true, description: "Place of residence; null when not stated." })
  location!: string;

  @Field(() => String, { nullable: true, description: "Current profession; null when not stated." })
  currentProfession!: string;

  @Field(() => String, { nullable: true, description: "Self-description, as plain text; null when not stated." })
  about!: string;

  @Field(() => [String], { description: "Skills, in the given order." })
  skills!: readonly string[];

  @Field(() => String, { nullable: true, description: "Highest qualification; null when not stated." })
  qualification!: string;

  @Field(() => String, { nullable: true, description: "Course of study; null when not stated." })
  course!: string;

  @Field(() => String, { nullable: true, description: "College; null when not stated." })
  college!: string;

  @Field(() => Float, { nullable: true, description: "Cumulative grade point average, 0 to 10." })
  cgpa!: number | null;

  @Field(() => Int, { nullable: true, description: "Year of graduation." })
  graduationYear!: number | null;

  @Field(() => String, { nullable: true, description: "School of the tenth class (SSC); null when not stated." })
  tenthSchool!: string;

  @Field(() => Float, { nullable: true, description: "Result of the tenth class, percent." })
  tenthPercent!: number | null;

  @Field(() => Int, { nullable: true, description: "Year of passing the tenth class." })
  tenthPassout!: number | null;

  @Field(() => String, { nullable: true, description: "School of the twelfth class (HSC); null when not stated." })
  twelfthSchool!: string;

  @Field(() => Float, { nullable: true, description: "Result of the twelfth class, percent." })
  twelfthPercent!: number | null;

  @Field(() => Int, { nullable: true, description: "Year of passing the twelfth class." })
  twelfthPassout!: number | null;

  @Field(() => String, { nullable: true, description: "LinkedIn URL, http(s); null when not stated." })
  linkedin!: string;

  @Field(() => String, { nullable: true, description: "GitHub or portfolio URL, http(s); null when not stated." })
  github!: string;

  @Field(() => DateScalar, { nullable: true, description: "Date of birth; null when not stated." })
  dob!: Date | null;

  @Field(() => Int, { nullable: true, description: "Age in whole years; null when the date of birth is not stated." })
  age!: number | null;

  @Field(() => String, { nullable: true, description: "Ten digits; null when the viewer may not see it." })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: "Email address; null when the viewer may not see it." })
  email!: string | null;

  @Field(() => Boolean, { description: "Whether a resume is uploaded, even if the viewer may not open it." })
  hasResume!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The URL of the resume; for its owner and recruiters, null for others and without one.",
  })
  resumeUrl!: string | null;

  @Field(() => String, { nullable: true, description: "The resume's file name; null when `resumeUrl` is null." })
  resumeName!: string | null;

  @Field(() => [Experience], { description: "Jobs, then internships, then social work, each in the given order." })
  experiences!: readonly Experience[];

  @Field(() => ViewerConnection, { description: "The connection between the viewer and this seeker." })
  viewerConnection!: ViewerConnection;

  @Field(() => SeekerSettings, {
    nullable: true,
    description: "The privacy settings; null unless the profile is the viewer's own.",
  })
  settings!: SeekerSettings | null;

  @Field(() => DateTimeScalar, { description: "When they joined." })
  createdAt!: Date;
}

/** A page of seekers. */
export const SeekerConnection = connectionOf(() => Seeker, "Seeker");

@ObjectType({ description: "The profile that a mutation changed." })
export class SeekerPayload {
  @Field(() => Seeker, { description: "Its current state." })
  seeker!: Seeker;
}
