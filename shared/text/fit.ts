import { listed } from "./listed.ts";
/** Says how much of what a job asks for a profile shows; empty when nothing can be compared. `job`: the subject. */
export const fitSummary = (items: readonly { readonly quote?: string | null }[], job = ""): string => {
  const found = items.filter(({ quote }) => quote).length;
  const what = items.length === 1 ? "skill or qualification" : "skills or qualifications";
  const asks = `${job ? `${job} asks` : "Asks"} for ${items.length} ${what}`;
  const [all, none] = items.length === 1 ? ["it", "it"] : [items.length === 2 ? "both" : "all of them", "any"];
  const shown = found === 0 ? `does not show ${none}` : `shows ${found === items.length ? all : found}`;
  return items.length === 0 ? "" : `${asks}. Your profile ${shown}.`;
};

interface ForYou {
  /** The number of skills in the profile. */
  readonly skills: number;
  /** Those that the job names. */
  readonly matched: readonly string[];
  /** Whether the job title names the profession. */
  readonly isProfession: boolean;
  /** The place, if it is that of the profile. */
  readonly place: string | undefined;
}

const NAMED = 3;

/** Says why a job is listed: "2 of your 4 skills (React and CSS), your profession, Kochi". */
export const forYouReason = ({ skills, matched, isProfession, place }: ForYou): string =>
  [
    matched.length > 0
      ? `${matched.length} of your ${skills} ${skills === 1 ? "skill" : "skills"} (${listed(shortened(matched))})`
      : "",
    isProfession ? "your profession" : "",
    place,
  ]
    .filter(Boolean)
    .join(", ");

const shortened = (names: readonly string[]): string[] =>
  names.length > NAMED ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : [...names];
