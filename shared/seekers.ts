// Shared with the web's forms. SPEC.md section 5; what it leaves open is settled here.

/** Characters of a single line, such as a college. */
export const PROFILE_TEXT_MAX = 160;
export const ABOUT_MAX = 2000;
export const LINK_MAX = 300;
export const SKILLS_MAX = 50;
export const SKILL_MAX = 60;
/** Entries of each kind of experience. */
export const EXPERIENCES_MAX = 30;
export const RESPONSIBILITIES_MAX = 2000;
export const YEAR_MIN = 1940;
/** Years ahead of now that a graduation may be planned. */
export const YEARS_AHEAD = 10;
export const CGPA_MAX = 10;
export const PERCENT_MAX = 100;

/** What the forms and the server say. */
export const SEEKER_TEXTS = {
  notFound: "Seeker not found.",
  future: (name: string) => `${name} cannot be in the future.`,
  endBeforeStart: "End date cannot be before the start date.",
  tooManySkills: `List at most ${SKILLS_MAX} skills.`,
} as const;
