/** The data of the meter, common to a stored profile and the form's values. */
export interface CompletableProfile {
  hasPhoto: boolean;
  hasResume: boolean;
  currentProfession: string | null;
  location: string | null;
  about: string | null;
  dob: string | null;
  qualification: string | null;
  college: string | null;
  skills: readonly string[];
  experiences: number;
  linkedin: string | null;
}

/** Something missing in a profile, and the section of the form to add it. */
export interface ProfileStep {
  /** What to do, after "Next: ". */
  readonly add: string;
  readonly section: "personal" | "education" | "skills" | "experience" | "files";
  readonly done: (profile: CompletableProfile) => boolean;
}

const STEPS: readonly ProfileStep[] = [
  {
    add: "upload your resume, which is sent with your applications.",
    section: "files",
    done: ({ hasResume }) => hasResume,
  },
  { add: "add at least three skills.", section: "skills", done: ({ skills }) => skills.length >= 3 },
  { add: "say what you do now.", section: "personal", done: ({ currentProfession }) => Boolean(currentProfession) },
  { add: "add your highest qualification.", section: "education", done: ({ qualification }) => Boolean(qualification) },
  { add: "add where you live.", section: "personal", done: ({ location }) => Boolean(location) },
  {
    add: "write a few sentences about yourself.",
    section: "personal",
    done: ({ about }) => (about ?? "").length >= 40,
  },
  {
    add: "add an experience, such as a job, an internship or social work.",
    section: "experience",
    done: ({ experiences }) => experiences > 0,
  },
  { add: "add a photo.", section: "files", done: ({ hasPhoto }) => hasPhoto },
  { add: "add where you studied.", section: "education", done: ({ college }) => Boolean(college) },
  { add: "add your LinkedIn page.", section: "personal", done: ({ linkedin }) => Boolean(linkedin) },
  { add: "add your date of birth.", section: "personal", done: ({ dob }) => Boolean(dob) },
];

/** The completeness of a profile in percent, and the next step; null when nothing is missing. */
export function completeness(profile: CompletableProfile): { percent: number; next: ProfileStep | null } {
  const missing = STEPS.filter(({ done }) => !done(profile));
  return {
    percent: Math.round(((STEPS.length - missing.length) / STEPS.length) * 100),
    next: missing[0] ?? null,
  };
}
