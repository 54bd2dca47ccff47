/** Says how much of what a job asks for a profile shows; empty when nothing can be compared. */
export const fitSummary = (items: readonly { readonly quote?: string | null }[]): string => {
  const found = items.filter(({ quote }) => quote).length;
  const things = items.length === 1 ? "thing" : "things";
  return items.length === 0
    ? ""
    : `${found} of ${items.length} ${things} this job asks for ${found === 1 || items.length === 1 ? "is" : "are"} in your profile`;
};

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
