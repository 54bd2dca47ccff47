import classes from "./skill-list.module.css";

const SHOWN_SKILLS = 6;

/** The first skills of a person, and how many more there are. */
export function SkillList({ skills }: { skills: readonly string[] }) {
  const more = skills.length - SHOWN_SKILLS;
  if (skills.length === 0) return null;
  return (
    <ul className={classes.skills} aria-label="Skills">
      {skills.slice(0, SHOWN_SKILLS).map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
      {more > 0 ? <li title={skills.slice(SHOWN_SKILLS).join(", ")}>+{more}</li> : null}
    </ul>
  );
}
