import classes from "./skill-list.module.css";

interface SkillListProps {
  skills: readonly string[];
  /** How many are shown at most; how many more there are is said. All if absent. */
  max?: number;
  /** Texts that were searched for: skills that contain one come first, marked. */
  searched?: readonly (string | null | undefined)[];
}

/** A person's skills; nothing if there are none. */
export function SkillList({ skills, max = skills.length, searched = [] }: SkillListProps) {
  const isSearched = (skill: string) =>
    searched.some((text) => text && skill.toLowerCase().includes(text.toLowerCase()));
  const sorted = skills.toSorted((a, b) => Number(isSearched(b)) - Number(isSearched(a)));
  const more = sorted.slice(max);
  if (skills.length === 0) return null;
  return (
    <ul className={classes.skills} aria-label="Skills">
      {sorted.slice(0, max).map((skill) => (
        <li key={skill} data-searched={isSearched(skill) || undefined}>
          {skill}
        </li>
      ))}
      {more.length > 0 ? <li title={more.join(", ")}>+{more.length}</li> : null}
    </ul>
  );
}

/** How many skills are shown in lists of people. */
export const SKILLS_IN_LISTS = 6;
