import type { Option } from "./closed-list.ts";

/** Roles of a company's members. */
export const COMPANY_ROLES = [
  {
    value: "RECRUITER",
    label: "Recruiter",
    phrase: "a recruiter",
    may: "Posts jobs, decides on applicants and finds candidates.",
  },
  {
    value: "INTERVIEWER",
    label: "Interviewer",
    phrase: "an interviewer",
    may: "Sees the jobs assigned to them and their applicants.",
  },
  {
    value: "VIEWER",
    label: "Viewer",
    phrase: "a viewer",
    may: "Sees all jobs, applicants and candidates, but cannot change anything.",
  },
  {
    value: "OWNER",
    label: "Owner",
    phrase: "an owner",
    may: "Does everything a recruiter does, invites people and edits the company profile.",
  },
] as const satisfies readonly (Option<string> & { phrase: string; may: string })[];

type RoleOption = (typeof COMPANY_ROLES)[number];

/** Returns the option of a role. */
export const roleWords = (role: RoleOption["value"]): RoleOption =>
  COMPANY_ROLES.find(({ value }) => value === role) ?? COMPANY_ROLES[0];

/** Actor of jobs written by an import in a company's activity: no member of the company. */
export const IMPORTED = "IMPORT";
