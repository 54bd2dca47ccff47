/** What the meter looks at: a stored profile and a form's values have these in common. */
export interface CompletableProfile {
  hasPhoto: boolean;
  hasResume: boolean;
  currentProfession: string;
  location: string;
  about: string;
  dob: string | null;
  qualification: string;
  college: string;
  skills: readonly string[];
  experiences: number;
  linkedin: string;
}

const STEPS: readonly { add: string; done: (profile: CompletableProfile) => boolean }[] = [
  { add: "Upload your resume: applications are sent with it.", done: ({ hasResume }) => hasResume },
  { add: "Add at least three skills.", done: ({ skills }) => skills.length >= 3 },
  { add: "Say what you do now.", done: ({ currentProfession }) => currentProfession !== "" },
  { add: "Add your highest qualification.", done: ({ qualification }) => qualification !== "" },
  { add: "Add where you live.", done: ({ location }) => location !== "" },
  { add: "Write a few sentences about yourself.", done: ({ about }) => about.length >= 40 },
  { add: "Add an experience: a job, an internship or social work.", done: ({ experiences }) => experiences > 0 },
  { add: "Add a photo.", done: ({ hasPhoto }) => hasPhoto },
  { add: "Add where you studied.", done: ({ college }) => college !== "" },
  { add: "Add your LinkedIn page.", done: ({ linkedin }) => linkedin !== "" },
  { add: "Add your date of birth.", done: ({ dob }) => dob !== null && dob !== "" },
];

/** How complete a profile is in percent, and what to add next; null when nothing is missing. */
export function completeness(profile: CompletableProfile): { percent: number; next: string | null } {
  const missing = STEPS.filter(({ done }) => !done(profile));
  return {
    percent: Math.round(((STEPS.length - missing.length) / STEPS.length) * 100),
    next: missing[0]?.add ?? null,
  };
}
