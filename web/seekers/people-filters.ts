import type { SeekerFilter } from "../generated/graphql.ts";
import type { ActiveFilter } from "../ui/lists/filter-chips.tsx";

/** The text fields of the people filter, with their names in the address and in the schema. */
export const PEOPLE_FILTERS = [
  { name: "qualification", label: "Qualification" },
  { name: "currentProfession", label: "Current Profession" },
  { name: "skills", label: "Skills" },
  { name: "location", label: "Location" },
  { name: "ageRange", label: "Age range", placeholder: "For example, 21-35" },
  { name: "language", label: "Language", placeholder: "For example, German" },
  { name: "maxNoticeDays", label: "Maximum notice period", placeholder: "In days", forRecruiters: true },
  { name: "placeWanted", label: "Place wanted", forRecruiters: true },
] as const satisfies readonly {
  name: keyof SeekerFilter;
  label: string;
  placeholder?: string;
  /** Whether only recruiters can filter by it. */
  forRecruiters?: boolean;
}[];

export type PeopleFilterName = (typeof PEOPLE_FILTERS)[number]["name"];

/** Values of the panel's controls. */
export interface PeopleFilterChoices extends Record<PeopleFilterName, string> {
  resumeUploaded: boolean;
}

export const NO_PEOPLE_CHOICES: PeopleFilterChoices = {
  qualification: "",
  currentProfession: "",
  skills: "",
  location: "",
  ageRange: "",
  language: "",
  maxNoticeDays: "",
  placeWanted: "",
  resumeUploaded: false,
};

const KEYWORD = "q";
const RESUME = "resumeUploaded";

/** Converts the address to the server's filter; null when there are no conditions. */
export function peopleFilterOf(search: URLSearchParams): SeekerFilter | null {
  const keyword = search.get(KEYWORD)?.trim();
  const texts = PEOPLE_FILTERS.flatMap(({ name }): (readonly [string, string | number])[] => {
    const value = search.get(name)?.trim();
    if (name === "maxNoticeDays") return value && /^\d{1,3}$/.test(value) ? [[name, Number(value)]] : [];
    // An age without a hyphen is no filter.
    return value && (name !== "ageRange" || value.includes("-")) ? [[name, value]] : [];
  });
  const filter: SeekerFilter = {
    ...(keyword ? { keyword } : {}),
    ...Object.fromEntries(texts),
    ...(search.get(RESUME) === "true" ? { resumeUploaded: true } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** The active filters, as removable chips. */
export function peopleChipsOf(filter: SeekerFilter | null): ActiveFilter[] {
  if (!filter) return [];
  const texts = PEOPLE_FILTERS.flatMap(({ name, label }) => {
    const value = filter[name];
    return value || value === 0 ? [{ key: name, label: `${label}: ${value}` }] : [];
  });
  return [
    ...(filter.keyword ? [{ key: KEYWORD, label: `“${filter.keyword}”` }] : []),
    ...texts,
    ...(filter.resumeUploaded ? [{ key: RESUME, label: "Resume Uploaded" }] : []),
  ];
}

/** Adds conditions to the address; blank ones change nothing, because the controls are blank after each search. */
export function withPeopleConditions(
  search: URLSearchParams,
  keyword: string,
  { resumeUploaded, ...texts }: PeopleFilterChoices = NO_PEOPLE_CHOICES,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (keyword.trim()) next.set(KEYWORD, keyword.trim());
  for (const [name, value] of Object.entries(texts)) if (value.trim()) next.set(name, value.trim());
  if (resumeUploaded) next.set(RESUME, "true");
  return next;
}

/** Removes one condition from the address, or all of them. */
export function withoutPeopleConditions(search: URLSearchParams, key?: string): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of key ? [key] : [KEYWORD, ...Object.keys(NO_PEOPLE_CHOICES)]) next.delete(name);
  return next;
}
