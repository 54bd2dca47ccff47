import type { Option } from "../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, SALARY_RANGES, WORK_MODES } from "../../shared/jobs.options.ts";
import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import type { JobFilter } from "../generated/graphql.ts";
import type { ActiveFilter } from "../ui/filter-chips.tsx";
import { optionLabel } from "../ui/options.ts";

/** The selects of the filter panel, in the order, with their names in the address and in the schema. */
export const JOB_FILTERS = [
  { name: "industry", label: "Job Category", options: INDUSTRIES },
  { name: "jobType", label: "Job Type", options: JOB_TYPES },
  { name: "experienceLevel", label: "Experience Level", options: EXPERIENCE_LEVELS },
  { name: "workMode", label: "Work Mode", options: WORK_MODES },
  { name: "companySize", label: "Company Size", options: COMPANY_SIZES },
  { name: "salaryRange", label: "Salary Range", options: SALARY_RANGES },
] as const satisfies readonly { name: keyof JobFilter; label: string; options: readonly Option<string>[] }[];

export type JobFilterName = (typeof JOB_FILTERS)[number]["name"];

/** What the panel's controls hold: "" where nothing is chosen. */
export type JobFilterChoices = Record<JobFilterName, string>;

export const NO_CHOICES: JobFilterChoices = {
  industry: "",
  jobType: "",
  experienceLevel: "",
  workMode: "",
  companySize: "",
  salaryRange: "",
};

const KEYWORD = "q";

/** What the address asks for, as the server takes it; null when it asks for nothing. Unknown values are ignored. */
export function filterOf(search: URLSearchParams): JobFilter | null {
  const keyword = search.get(KEYWORD)?.trim();
  const chosen = JOB_FILTERS.flatMap(({ name, options }) => {
    const value = search.get(name);
    return options.some((option) => option.value === value) ? [[name, value] as const] : [];
  });
  const filter: JobFilter = { ...(keyword ? { keyword } : {}), ...Object.fromEntries(chosen) };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** What is active, as removable chips. */
export function chipsOf(filter: JobFilter | null): ActiveFilter[] {
  if (!filter) return [];
  const keyword = filter.keyword ? [{ key: KEYWORD, label: `“${filter.keyword}”` }] : [];
  const chosen = JOB_FILTERS.flatMap(({ name, options }) => {
    const value = filter[name];
    return value ? [{ key: name, label: optionLabel(options, value) }] : [];
  });
  return [...keyword, ...chosen];
}

/** The address with more conditions; blank ones change nothing, because the controls are blank after each search. */
export function withConditions(search: URLSearchParams, keyword: string, choices: JobFilterChoices): URLSearchParams {
  const next = new URLSearchParams(search);
  if (keyword.trim()) next.set(KEYWORD, keyword.trim());
  for (const [name, value] of Object.entries(choices)) if (value) next.set(name, value);
  return next;
}

/** The address without one condition, or without any. */
export function withoutConditions(search: URLSearchParams, key?: string): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of key ? [key] : [KEYWORD, ...Object.keys(NO_CHOICES)]) next.delete(name);
  return next;
}
