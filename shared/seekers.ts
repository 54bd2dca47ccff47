import type { Option } from "./closed-list.ts";

// Shared with the web's forms (docs/specification.md 3.2).

/** Maximum length of a single line, such as a college, in characters. */
export const MAX_PROFILE_TEXT = 160;
export const MAX_ABOUT = 2000;
export const MAX_LINK = 300;
export const MAX_SKILLS = 50;
export const MAX_SKILL = 60;
/** Maximum number of entries for each kind of experience. */
export const MAX_EXPERIENCES = 30;
export const MAX_RESPONSIBILITIES = 2000;
/** Maximum number of further degrees, of certificates and of projects. */
export const MAX_ENTRIES = 20;
export const MAX_LANGUAGES = 20;
export const MAX_PLACES_WANTED = 5;
export const MAX_WORK_PERMITS = 30;
export const MAX_NOTICE_DAYS = 365;
export const MIN_YEAR = 1940;
/** Years that a planned graduation may lie in the future. */
export const YEARS_AHEAD = 10;
export const MAX_CGPA = 10;
export const MAX_PERCENT = 100;

/** Maximum number of resumes of a person, and of characters in their names. */
export const MAX_RESUMES = 5;
export const MAX_RESUME_NAME = 60;

/** How a seeker is open to work, which decides whether recruiters find them without an application. */
export const OPEN_TO_WORK = [
  { value: "YES", label: "Yes, show recruiters a badge" },
  { value: "QUIETLY", label: "Yes, without a badge" },
  { value: "NO", label: "No, recruiters cannot find me" },
] as const satisfies readonly Option<string>[];
export type OpenToWork = (typeof OPEN_TO_WORK)[number]["value"];

/** Validation messages shared by the forms and the server. */
export const SEEKER_TEXTS = {
  notFound: "Seeker not found.",
  future: (name: string) => `${name} cannot be in the future.`,
  endBeforeStart: "End date cannot be before the start date.",
  notice: `Notice period must be a number from 0 to ${MAX_NOTICE_DAYS}.`,
  tooManyPlaces: `List at most ${MAX_PLACES_WANTED} locations.`,
  language: "Choose a language from the list.",
  repeated: "This language is already in the list.",
  tooManySkills: `List at most ${MAX_SKILLS} skills.`,
} as const;
