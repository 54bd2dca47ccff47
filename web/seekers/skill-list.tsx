import classes from "./skill-list.module.css";

interface SkillListProps {
  skills: readonly string[];
  /** How many are shown at most; how many more there are is said. All if absent. */
  max?: number;
}

/** A person's skills; nothing if there are none. */
export function SkillList({ skills, max = skills.length }: SkillListProps) {
  const more = skills.slice(max);
  if (skills.length === 0) return null;
  return (
    <ul className={classes.skills} aria-label="Skills">
      {skills.slice(0, max).map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
      {more.length > 0 ? <li title={more.join(", ")}>+{more.length}</li> : null}
    </ul>
  );
}

/** How many skills are shown in lists of people. */
export const SKILLS_IN_LISTS = 6;
