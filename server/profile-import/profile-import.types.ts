import { Field, Int, ObjectType } from "type-graphql";
import { ExperienceKind } from "../generated/prisma/enums.ts";
import { DateScalar } from "../platform/graphql/scalars.ts";
import { ProfileEntry } from "../seekers/profile-entries.types.ts";

const IS_CERTAIN =
  "Whether these lines state it; false if it was put together from lines that may not belong together, such as a role " +
  "and a company named above another role.";
const FOUND_IN = "The numbers of the lines in `text` where it was found, from 1.";

@ObjectType({ description: "A value that a file has for a field of the profile." })
export class ProposedField {
  @Field(() => String, {
    description:
      "The field, as `UpdateSeekerProfileInput` names it, or `email`, which is changed elsewhere: such as " +
      "`graduationYear`.",
  })
  field!: string;

  @Field(() => String, {
    description:
      "The value as the profile would store it; dates as YYYY-MM-DD, skills and languages separated by commas, as in " +
      "`Hindi (native)`. A long text is cut, and ends with “…”.",
  })
  value!: string;

  @Field(() => Boolean, { description: IS_CERTAIN })
  isCertain!: boolean;

  @Field(() => [Int], { description: FOUND_IN })
  foundIn!: readonly number[];
}

@ObjectType({ description: "A job, internship or social work that a file has for the profile." })
export class ProposedExperience {
  @Field(() => ExperienceKind, { description: "Whether the entry is a job, an internship or social work." })
  kind!: ExperienceKind;

  @Field(() => String, { nullable: true, description: "The job title or role; null if not found." })
  title!: string;

  @Field(() => String, { nullable: true, description: "The company or organization; null if not found." })
  company!: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The start date, the first of its month unless the file has the day; null if not found.",
  })
  from!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The end date, as `from`; null if the experience is ongoing, or if not found.",
  })
  to!: string | null;

  @Field(() => Boolean, { description: "Whether the file says that the experience is ongoing." })
  isOngoing!: boolean;

  @Field(() => Boolean, { description: "Whether a date is in January because the file gives only its year." })
  lacksMonth!: boolean;

  @Field(() => Boolean, { description: IS_CERTAIN })
  isCertain!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The responsibilities, in plain text, cut like a field; null if not found.",
  })
  responsibilities!: string;

  @Field(() => [Int], { description: FOUND_IN })
  foundIn!: readonly number[];
}

@ObjectType({ description: "A further degree, a certificate or a project that a file has for the profile." })
export class ProposedEntry extends ProfileEntry {
  @Field(() => [Int], { description: FOUND_IN })
  foundIn!: readonly number[];
}

@ObjectType({ description: "What a file has for the profile. Nothing of it is stored." })
export class ProfileProposal {
  @Field(() => [String], {
    description: "The file's text by lines; of a file with fields, `path: value` for each of them.",
  })
  text!: readonly string[];

  @Field(() => Boolean, {
    description:
      "Whether the file describes a person. Of a file without the headings of a resume, only labelled values are " +
      "proposed.",
  })
  isProfile!: boolean;

  @Field(() => [ProposedField], { description: "Values for fields, at most one for each." })
  fields!: readonly ProposedField[];

  @Field(() => [ProposedExperience], { description: "Entries for the histories, in the order of the file." })
  experiences!: readonly ProposedExperience[];

  @Field(() => [ProposedEntry], { description: "Degrees, certificates and projects, in the order of the file." })
  entries!: readonly ProposedEntry[];

  @Field(() => [Int], {
    description:
      "The numbers of the lines in `text`, from 1, of which not everything was taken: what the profile has no field " +
      "for, would refuse, or has no room for.",
  })
  leftOver!: readonly number[];

  @Field(() => Boolean, { description: "Whether the file has more than `text` shows, and was read only so far." })
  isTruncated!: boolean;
}

@ObjectType({ description: "What was read from a file." })
export class ProfileProposalPayload {
  @Field(() => ProfileProposal, { description: "What the file has for the profile." })
  proposal!: ProfileProposal;
}
