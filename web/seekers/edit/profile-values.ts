import type {
  ContactVisibility,
  ExperienceInput,
  ExperienceKind,
  OpenToWork,
  OwnProfile_SeekerFragment,
  UpdateSeekerProfileInput,
} from "../../generated/graphql.ts";

/** One entry of a history as edited in the form. */
export interface ExperienceValues {
  /** Identifies entries while they are moved; never sent. */
  key: string;
  title: string;
  company: string;
  /** YYYY-MM-DD or "". */
  from: string;
  /** YYYY-MM-DD; "" means Present. */
  to: string;
  responsibilities: string;
}

/** The lists of experiences, by their names in the schema. */
export const EXPERIENCE_LISTS = {
  jobExperiences: "JOB",
  internExperiences: "INTERNSHIP",
  socialExperiences: "SOCIAL",
} as const satisfies Record<string, ExperienceKind>;
export type ExperienceListName = keyof typeof EXPERIENCE_LISTS;

const TEXTS = [
  "name",
  "phone",
  "location",
  "currentProfession",
  "about",
  "qualification",
  "course",
  "college",
  "tenthSchool",
  "twelfthSchool",
  "linkedin",
  "github",
] as const;
const NUMBERS = ["cgpa", "graduationYear", "tenthPercent", "tenthPassout", "twelfthPercent", "twelfthPassout"] as const;
export type NumberName = (typeof NUMBERS)[number];

/** The form's values: text as typed, even for numbers. */
export interface ProfileValues
  extends Record<(typeof TEXTS)[number] | NumberName, string>,
    Record<ExperienceListName, ExperienceValues[]> {
  dob: string;
  skills: string[];
  /** Skills that are typed and not added yet, separated by commas. */
  typedSkills: string;
  phoneVisibility: ContactVisibility;
  emailVisibility: ContactVisibility;
  openToWork: OpenToWork;
  hidesContacts: boolean;
}

/** Returns the typed skills that are not in the list yet. */
export function newSkills({ skills, typedSkills }: Pick<ProfileValues, "skills" | "typedSkills">): string[] {
  const known = new Set(skills.map((skill) => skill.toLowerCase()));
  return typedSkills
    .split(",")
    .map((skill) => skill.trim())
    .filter((skill) => skill !== "" && !known.has(skill.toLowerCase()) && known.add(skill.toLowerCase()));
}

/** Creates a blank entry. */
export const newExperience = (): ExperienceValues => ({
  key: crypto.randomUUID(),
  title: "",
  company: "",
  from: "",
  to: "",
  responsibilities: "",
});

const pick = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

/** Converts the stored profile to the form's values. */
export function valuesOf(seeker: OwnProfile_SeekerFragment): ProfileValues {
  const entries = (kind: ExperienceKind) =>
    seeker.experiences
      .filter((entry) => entry.kind === kind)
      .map(({ id, title, company, from, to, responsibilities }) => ({
        key: id,
        title,
        company,
        from,
        to: to ?? "",
        responsibilities: responsibilities ?? "",
      }));
  return {
    ...pick(TEXTS, (name) => seeker[name] ?? ""),
    ...pick(NUMBERS, (name) => (seeker[name] === null ? "" : String(seeker[name]))),
    dob: seeker.dob ?? "",
    skills: [...seeker.skills],
    typedSkills: "",
    phoneVisibility: seeker.settings?.phoneVisibility ?? "CONNECTIONS",
    emailVisibility: seeker.settings?.emailVisibility ?? "CONNECTIONS",
    openToWork: seeker.settings?.openToWork ?? "QUIETLY",
    hidesContacts: seeker.settings?.hidesContacts ?? false,
    jobExperiences: entries("JOB"),
    internExperiences: entries("INTERNSHIP"),
    socialExperiences: entries("SOCIAL"),
  };
}

/** Converts valid values to the mutation's input, typed skills included. */
export function inputOf(values: ProfileValues): UpdateSeekerProfileInput {
  const entries = (list: readonly ExperienceValues[]): ExperienceInput[] =>
    list.map(({ key: _, to, ...entry }) => ({ ...entry, to: to || null }));
  const { typedSkills: _, ...others } = values;
  return {
    ...others,
    skills: [...values.skills, ...newSkills(values)],
    ...pick(NUMBERS, (name) => (values[name].trim() === "" ? null : Number(values[name]))),
    dob: values.dob || null,
    jobExperiences: entries(values.jobExperiences),
    internExperiences: entries(values.internExperiences),
    socialExperiences: entries(values.socialExperiences),
  };
}
