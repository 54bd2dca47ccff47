import { languagesText, readLanguages } from "../../../../shared/profiles/languages.ts";
import { capitalized } from "../../../../shared/text/case.ts";
import type { ProfileProposal_ProposalFragment } from "../../../generated/graphql.ts";
import { monthAndYear } from "../../../ui/dates.ts";
import { PROFILE_LABELS } from "../profile-collisions.ts";
import {
  ENTRY_LISTS,
  type EntryListName,
  EXPERIENCE_LISTS,
  type ExperienceListName,
  type ExperienceValues,
  entryValues,
  newExperience,
  newLanguage,
  newSkills,
  type ProfileValues,
} from "../profile-values.ts";

type Proposal = ProfileProposal_ProposalFragment;
type TextName = {
  [Name in keyof ProfileValues]: ProfileValues[Name] extends string ? Name : never;
}[keyof ProfileValues];

/** A value of a file that the person can use, with what the profile has instead. */
export interface Choice {
  /** Its place in the list. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The other value that the form has, which would be replaced; empty if there is none. */
  readonly current: string;
  /** Whether it is selected at first: not if it replaces a value, or may be wrong. */
  readonly isSelected: boolean;
  /** What to check before using it. */
  readonly note: string;
  readonly foundIn: readonly number[];
  /** Returns the form's values with this one. */
  readonly apply: (values: ProfileValues) => ProfileValues;
}

/** As in the form. */
const ORDER = Object.keys(PROFILE_LABELS);
const ONE = { JOB: "Job", INTERNSHIP: "Internship", SOCIAL: "Social work" } as const;

/** Returns what a file has that the form does not have yet. */
export const choicesOf = ({ fields, experiences, entries }: Proposal, values: ProfileValues): Choice[] => [
  ...fields
    .toSorted((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field))
    .flatMap((field) => {
      if (field.field === "skills") return skillsChoice(field, values);
      return field.field === "languages" ? languagesChoice(field, values) : fieldChoice(field, values);
    }),
  ...experiences.flatMap((entry, index) => experienceChoice(entry, index, values)),
  ...entries.flatMap((entry, index) => entryChoice(entry, index, values)),
];

/** Of what is not certain. */
const PUT_TOGETHER = "Put together from several lines. Check it in the text.";

function fieldChoice(
  { field, value, isCertain, foundIn }: Proposal["fields"][number],
  values: ProfileValues,
): Choice[] {
  const name = field as TextName;
  const current = values[name];
  // The email address is not a field of the form.
  if (current === undefined || current.trim() === value) return [];
  const apply = (before: ProfileValues) => ({ ...before, [name]: value });
  const note = isCertain ? "" : PUT_TOGETHER;
  const isSelected = isCertain && current === "";
  return [{ id: name, label: PROFILE_LABELS[name], value, current, isSelected, note, foundIn, apply }];
}

function skillsChoice({ value, foundIn }: Proposal["fields"][number], values: ProfileValues): Choice[] {
  const added = newSkills({ skills: values.skills, typedSkills: value });
  const apply = (before: ProfileValues) => ({
    ...before,
    skills: [...before.skills, ...newSkills({ skills: before.skills, typedSkills: value })],
  });
  if (added.length === 0) return [];
  const note = values.skills.length > 0 ? "Added to the skills in your profile." : "";
  const shown = { label: PROFILE_LABELS.skills, value: added.join(", "), current: "", isSelected: true, note };
  return [{ ...shown, id: "skills", foundIn, apply }];
}

function languagesChoice({ value, foundIn }: Proposal["fields"][number], values: ProfileValues): Choice[] {
  const added = readLanguages(value).filter(
    ({ language }) => !values.languages.some((other) => other.language === language),
  );
  if (added.length === 0) return [];
  const apply = (before: ProfileValues) => ({
    ...before,
    languages: [...before.languages, ...added.map((spoken) => ({ ...newLanguage(), ...spoken }))],
  });
  const note = "Check how well you speak them.";
  return [
    {
      id: "languages",
      label: PROFILE_LABELS.languages,
      value: languagesText(added),
      current: "",
      isSelected: true,
      note,
      foundIn,
      apply,
    },
  ];
}

function entryChoice(found: Proposal["entries"][number], index: number, values: ProfileValues): Choice[] {
  const list = (Object.keys(ENTRY_LISTS) as EntryListName[]).find((name) => ENTRY_LISTS[name] === found.kind);
  if (!list || values[list].some(({ title }) => title.trim() === found.title)) return [];
  const entry = entryValues(found);
  return [
    {
      id: `entry-${index}`,
      label: `${capitalized(found.kind.toLowerCase())}: ${entry.title}`,
      value: [entry.organization, entry.year, entry.link, entry.description].filter(Boolean).join("\n"),
      ...{ current: "", isSelected: true, note: "", foundIn: found.foundIn },
      apply: (before) => ({ ...before, [list]: [...before[list], entry] }),
    },
  ];
}

function experienceChoice(
  { kind, foundIn, isOngoing, lacksMonth, isCertain, ...found }: Proposal["experiences"][number],
  index: number,
  values: ProfileValues,
): Choice[] {
  const list = (Object.keys(EXPERIENCE_LISTS) as ExperienceListName[]).find((name) => EXPERIENCE_LISTS[name] === kind);
  const entry: ExperienceValues = {
    ...newExperience(),
    title: found.title ?? "",
    company: found.company ?? "",
    from: found.from ?? "",
    to: found.to ?? "",
    responsibilities: found.responsibilities ?? "",
  };
  const isSame = (other: ExperienceValues) =>
    ["title", "company", "from"].every((name) => other[name as "title"].trim() === entry[name as "title"].trim());
  if (!list || values[list].some(isSame)) return [];
  const missing = [!entry.title && "title", !entry.company && "company", !entry.from && "start date"].filter(Boolean);
  const end = entry.to ? monthAndYear(entry.to) : isOngoing ? "Present" : "no end date found";
  return [
    {
      id: `experience-${index}`,
      label: `${ONE[kind]}: ${[entry.title, entry.company].filter(Boolean).join(" at ")}`,
      value: `${entry.from ? `${monthAndYear(entry.from)} to ${end}` : ""}\n${entry.responsibilities}`.trim(),
      current: "",
      isSelected: isCertain,
      note: [
        ...(isCertain ? [] : [PUT_TOGETHER]),
        ...(missing.length > 0 ? [`Not found: ${missing.join(", ")}.`] : []),
        ...(lacksMonth ? ["The file gives only years. Check the months."] : []),
        ...(entry.to || isOngoing ? [] : ["Without an end date, this counts as your current role."]),
      ].join(" "),
      foundIn,
      apply: (before) => ({ ...before, [list]: [...before[list], entry] }),
    },
  ];
}
