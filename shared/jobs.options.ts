import type { Option } from "./closed-list.ts";

// The closed lists of docs/specification.md 3.7. The create form's words are the labels; every other spelling is
// accepted.

export const JOB_TYPES = [
  { value: "FULL_TIME", label: "Full-time", alsoSpelt: ["Full time", "1-10"] },
  { value: "PART_TIME", label: "Part-time", alsoSpelt: ["Part time", "Half-time", "Half time", "11-50"] },
  { value: "INTERNSHIP", label: "Internship", alsoSpelt: ["Intern", "51-200"] },
] as const satisfies readonly Option<string>[];

export const WORK_MODES = [
  { value: "ONSITE", label: "onSite", alsoSpelt: ["on-site"] },
  { value: "REMOTE", label: "remote" },
  { value: "HYBRID", label: "hybrid" },
] as const satisfies readonly Option<string>[];

export const EXPERIENCE_LEVELS = [
  { value: "FRESHER", label: "fresher" },
  { value: "FROM_0_TO_1", label: "0-1 year", alsoSpelt: ["0-1", "0-1 years"] },
  { value: "FROM_1_TO_3", label: "1-3 years", alsoSpelt: ["1-3"] },
  { value: "FROM_3_TO_5", label: "3-5 years", alsoSpelt: ["3-5"] },
  { value: "OVER_5", label: "5+ years", alsoSpelt: ["5+"] },
] as const satisfies readonly Option<string>[];

export const INDUSTRIES = [
  { value: "TECHNOLOGY", label: "Technology" },
  { value: "HEALTHCARE", label: "HealthCare", alsoSpelt: ["Health-care"] },
  { value: "DESIGN", label: "Design" },
  { value: "FINANCE", label: "Finance" },
  { value: "BUSINESS", label: "Business" },
  { value: "SALES", label: "Sales" },
  { value: "LAW", label: "Law" },
  { value: "IT", label: "IT" },
  { value: "CONSULTANT", label: "Consultant" },
  { value: "OTHER", label: "other" },
] as const satisfies readonly Option<string>[];

/** A salary choice: lakh rupees per year (LPA). `max: null` is open-ended. */
export interface SalaryOption extends Option<string> {
  readonly min: number;
  readonly max: number | null;
}

const salary = <Value extends string>(value: Value, label: string, min: number, max: number | null) => ({
  value,
  label,
  min,
  max,
});

export const SALARY_RANGES = [
  salary("FROM_50K_TO_1_LAKH", "50k - 1L PA", 0.5, 1),
  salary("FROM_1_TO_2_LPA", "1-2 LPA", 1, 2),
  salary("FROM_2_TO_3_LPA", "2-3 LPA", 2, 3),
  salary("FROM_3_TO_4_LPA", "3-4 LPA", 3, 4),
  salary("FROM_4_TO_5_LPA", "4-5 LPA", 4, 5),
  salary("FROM_5_TO_6_LPA", "5-6 LPA", 5, 6),
  salary("FROM_6_TO_7_LPA", "6-7 LPA", 6, 7),
  salary("FROM_7_TO_8_LPA", "7-8 LPA", 7, 8),
  salary("FROM_8_TO_9_LPA", "8-9 LPA", 8, 9),
  salary("FROM_9_TO_10_LPA", "9-10 LPA", 9, 10),
  salary("FROM_10_TO_12_LPA", "10-12 LPA", 10, 12),
  salary("FROM_12_TO_15_LPA", "12-15 LPA", 12, 15),
  salary("OVER_15_LPA", "15+ LPA", 15, null),
] as const satisfies readonly SalaryOption[];

/** Who may edit a job, as labelled in its form. */
export const JOB_EDITORS = [
  { value: "RECRUITERS", label: "Every recruiter in the company" },
  { value: "OWNER", label: "Only the job's owner and company owners" },
] as const;

/** A company's policy on AI-written texts in applications. */
export interface AiPolicyOption extends Option<string> {
  /** The request to applicants. */
  readonly sentence: string;
}

export const AI_POLICIES = [
  { value: "WELCOME", label: "Welcome", sentence: "Texts written with AI are welcome." },
  { value: "DISCLOSE", label: "Welcome, if disclosed", sentence: "If AI helped you write, say so." },
  { value: "PEOPLE_ONLY", label: "Not allowed", sentence: "Write in your own words, without AI." },
] as const satisfies readonly AiPolicyOption[];

export type AiPolicyValue = (typeof AI_POLICIES)[number]["value"];
export type JobTypeValue = (typeof JOB_TYPES)[number]["value"];
export type WorkModeValue = (typeof WORK_MODES)[number]["value"];
export type ExperienceLevelValue = (typeof EXPERIENCE_LEVELS)[number]["value"];
export type IndustryValue = (typeof INDUSTRIES)[number]["value"];
export type SalaryRangeValue = (typeof SALARY_RANGES)[number]["value"];

/** Returns the policy's request to applicants; empty when the company has no policy. */
export const aiPolicySentence = (policy: AiPolicyValue | null): string =>
  AI_POLICIES.find(({ value }) => value === policy)?.sentence ?? "";
