import type { SeekerFilter } from "../generated/graphql.ts";
import { withParameter } from "../ui/forms/use-search-address.ts";
import type { BarFilter } from "../ui/lists/filter-bar.tsx";
import { noticeOf } from "./next-job-facts.ts";

/** The text fields of the people filter, with their names in the address and in the schema. */
export const PEOPLE_FILTERS = [
  { name: "skills", label: "Skills", placeholder: "For example, React" },
  { name: "currentProfession", label: "Current Profession", placeholder: "For example, nurse" },
  { name: "location", label: "Location", placeholder: "For example, Pune" },
  { name: "placeWanted", label: "Preferred location", placeholder: "For example, Pune", forRecruiters: true },
  { name: "maxNoticeDays", label: "Maximum notice period", placeholder: "In days", forRecruiters: true },
  { name: "language", label: "Language", placeholder: "For example, German" },
  { name: "qualification", label: "Qualification", placeholder: "For example, B.Tech" },
  { name: "ageRange", label: "Age range", placeholder: "For example, 21-35" },
] as const satisfies readonly {
  name: keyof SeekerFilter;
  label: string;
  placeholder: string;
  /** Whether only recruiters can filter by it. */
  forRecruiters?: boolean;
}[];

/** An active filter, as it is shown: "Resume Uploaded", "“react”". */
export type ActiveFilter = Pick<BarFilter, "key" | "label">;

/** Set in the panel only; while active, the bar shows them too. */
const IN_PANEL: readonly string[] = ["qualification", "ageRange"];

/** Returns the filters that a recruiter or a seeker has. */
export const peopleFilters = (isRecruiter: boolean) =>
  PEOPLE_FILTERS.filter((filter) => isRecruiter || !("forRecruiters" in filter));

/** Values of the panel's controls. */
export type PeopleFilterChoices = Record<(typeof PEOPLE_FILTERS)[number]["name"], string> & { resumeUploaded: boolean };

export const NO_PEOPLE_CHOICES = {
  ...Object.fromEntries(PEOPLE_FILTERS.map(({ name }) => [name, ""])),
  resumeUploaded: false,
} as PeopleFilterChoices;

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
    const shown = typeof value === "number" ? noticeOf(value) : value;
    return shown ? [{ key: name, label: `${label}: ${shown}` }] : [];
  });
  return [
    ...(filter.keyword ? [{ key: KEYWORD, label: `“${filter.keyword}”` }] : []),
    ...texts,
    ...(filter.resumeUploaded ? [{ key: RESUME, label: "Resume Uploaded" }] : []),
  ];
}

/** Filters with choices instead of text. */
const CHOICES: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  maxNoticeDays: [0, 15, 30, 60, 90].map((days) => ({ value: String(days), label: noticeOf(days) })),
  [RESUME]: [{ value: "true", label: "Resume Uploaded" }],
};

/** Returns the filters of the bar: the words first, then each filter with its value. */
export function peopleBarFilters(
  search: URLSearchParams,
  isRecruiter: boolean,
  change: (how: (search: URLSearchParams) => URLSearchParams) => void,
  onEditWords: (words: string) => void,
): BarFilter[] {
  const filter = peopleFilterOf(search);
  const chips = peopleChipsOf(filter);
  const shownFor = (key: string) => chips.find((chip) => chip.key === key)?.label ?? "";
  const editWords = () => onEditWords(filter?.keyword ?? "");
  const menuOf = (key: string, placeholder: string): Pick<BarFilter, "menu"> => ({
    menu: {
      choices: CHOICES[key] ?? [],
      chosen: shownFor(key) ? [search.get(key)?.trim() ?? ""] : [],
      many: key === RESUME,
      ...(!CHOICES[key] && { example: placeholder }),
      facet: null,
      onChange: ([value = ""]) => change((before) => withParameter(before, key, value)),
    },
  });
  return [
    { key: KEYWORD, label: "Keywords", value: shownFor(KEYWORD), onPress: editWords },
    ...[...peopleFilters(isRecruiter), { name: RESUME, label: "Resume", placeholder: "" }].map(
      ({ name, label, placeholder }) => ({
        ...{ key: name, label, value: shownFor(name) },
        ...(!IN_PANEL.includes(name) && menuOf(name, placeholder)),
      }),
    ),
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
