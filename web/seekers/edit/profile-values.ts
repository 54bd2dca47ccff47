import { countryIn, countryName } from "../../../shared/countries.ts";
import { CURRENCIES } from "../../../shared/pay.ts";
import type {
  ContactVisibility,
  ExperienceInput,
  ExperienceKind,
  LanguageLevel,
  OpenToWork,
  OwnProfile_SeekerFragment,
  PayUnit,
  ProfileEntryInput,
  ProfileEntryKind,
  UpdateSeekerProfileInput,
} from "../../generated/graphql.ts";
import { payOf } from "../../ui/forms/typed-pay.ts";

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

/** A further degree, a certificate or a project as edited in the form. */
export interface EntryValues extends Record<"title" | "organization" | "year" | "link" | "description", string> {
  key: string;
}

/** The lists of such entries, by their names in the schema. */
export const ENTRY_LISTS = {
  degrees: "DEGREE",
  certificates: "CERTIFICATE",
  projects: "PROJECT",
} as const satisfies Record<string, ProfileEntryKind>;
export type EntryListName = keyof typeof ENTRY_LISTS;

/** A language as edited in the form; "" until it is chosen. */
export interface LanguageValues {
  key: string;
  language: string;
  level: LanguageLevel;
}

/** Every list of entries. */
export type ListName = ExperienceListName | EntryListName | "languages";

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
const NUMBERS = [
  "cgpa",
  "graduationYear",
  "tenthPercent",
  "tenthPassout",
  "twelfthPercent",
  "twelfthPassout",
  "noticeDays",
] as const;
export type NumberName = (typeof NUMBERS)[number];

/** The form's values: text as typed, even for numbers. */
export interface ProfileValues
  extends Record<(typeof TEXTS)[number] | NumberName, string>,
    Record<ExperienceListName, ExperienceValues[]>,
    Record<EntryListName, EntryValues[]> {
  languages: LanguageValues[];
  /** Separated by commas, as the names of countries in `workPermits`. */
  placesWanted: string;
  workPermits: string;
  expectedPay: Record<"payMin" | "payMax" | "payCurrency", string> & { payUnit: PayUnit };
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

/** Creates a blank entry. */
export const newEntry = (): EntryValues => ({
  ...{ key: crypto.randomUUID(), title: "", organization: "", year: "", link: "", description: "" },
});

/** Converts a stored or proposed entry to the form's. */
export const entryValues = ({
  title,
  organization,
  year,
  link,
  description,
}: OwnProfile_SeekerFragment["entries"][number]): EntryValues => ({
  ...{ ...newEntry(), title, year: textOf(year) },
  ...{ organization: textOf(organization), link: textOf(link), description: textOf(description) },
});

/** Creates a language to choose. */
export const newLanguage = (): LanguageValues => ({ key: crypto.randomUUID(), language: "", level: "FLUENT" });

/** Splits a text at its commas. */
export const listed = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const textOf = (value: string | number | null | undefined) => String(value ?? "");

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
  const others = (kind: ProfileEntryKind) => seeker.entries.filter((entry) => entry.kind === kind).map(entryValues);
  const { payMin, payMax, payCurrency = CURRENCIES[0], payUnit = "YEAR" } = seeker.expectedPay ?? {};
  return {
    ...pick(TEXTS, (name) => seeker[name] ?? ""),
    ...pick(NUMBERS, (name) => textOf(seeker[name])),
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
    degrees: others("DEGREE"),
    certificates: others("CERTIFICATE"),
    projects: others("PROJECT"),
    languages: seeker.languages.map(({ language, level }) => ({ ...newLanguage(), language, level })),
    placesWanted: seeker.placesWanted.join(", "),
    workPermits: seeker.workPermits.map(countryName).join(", "),
    expectedPay: { payMin: textOf(payMin), payMax: textOf(payMax), payCurrency, payUnit },
  };
}

const numberOf = (typed: string) => (typed.trim() === "" ? null : Number(typed));

/** Converts valid values to the mutation's input, typed skills included. */
export function inputOf(values: ProfileValues): UpdateSeekerProfileInput {
  const entries = (list: readonly ExperienceValues[]): ExperienceInput[] =>
    list.map(({ key: _, to, ...entry }) => ({ ...entry, to: to || null }));
  const others = (list: readonly EntryValues[]): ProfileEntryInput[] =>
    list.map(({ key: _, year, ...entry }) => ({ ...entry, year: numberOf(year) }));
  const { typedSkills: _, ...given } = values;
  return {
    ...given,
    skills: [...values.skills, ...newSkills(values)],
    ...pick(NUMBERS, (name) => numberOf(values[name])),
    dob: values.dob || null,
    jobExperiences: entries(values.jobExperiences),
    internExperiences: entries(values.internExperiences),
    socialExperiences: entries(values.socialExperiences),
    degrees: others(values.degrees),
    certificates: others(values.certificates),
    projects: others(values.projects),
    languages: values.languages.map(({ key: _, ...spoken }) => spoken),
    placesWanted: listed(values.placesWanted),
    workPermits: listed(values.workPermits).map((name) => countryIn(name) ?? name),
    expectedPay: payOf(values.expectedPay),
  };
}
