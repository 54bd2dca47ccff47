interface ForYou {
  /** The number of skills in the profile, and of those that the job names. */
  readonly skills: number;
  readonly matched: number;
  /** Whether the job title names the profession. */
  readonly isProfession: boolean;
  /** The place, if it is that of the profile. */
  readonly place: string | undefined;
}

/** Says why a job is listed: "3 of your 4 skills, your profession, Kochi". */
export const forYouReason = ({ skills, matched, isProfession, place }: ForYou): string =>
  [
    matched > 0 ? `${matched} of your ${skills} ${skills === 1 ? "skill" : "skills"}` : "",
    isProfession ? "your profession" : "",
    place,
  ]
    .filter(Boolean)
    .join(", ");
