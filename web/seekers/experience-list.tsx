import type { SeekerProfile_SeekerFragment } from "../generated/graphql.ts";
import { monthAndYear } from "../ui/dates.ts";
import classes from "./seeker-summary.module.css";

const KINDS = [
  { kind: "JOB", title: "Job Experience" },
  { kind: "INTERNSHIP", title: "Internship Experience" },
  { kind: "SOCIAL", title: "Social Work / Extra-Curricular" },
] as const;

interface ExperienceListProps extends Pick<SeekerProfile_SeekerFragment, "experiences"> {
  /** One level below the heading of the name. */
  heading?: "h3" | "h4";
}

/** A person's experience, by kind. */
export function ExperienceList({ experiences, heading: Heading = "h4" }: ExperienceListProps) {
  return KINDS.map(({ kind, title }) => {
    const entries = experiences.filter((entry) => entry.kind === kind);
    return entries.length === 0 ? null : (
      <section key={kind}>
        <Heading className={classes.section}>{title}</Heading>
        {entries.map((entry) => (
          <div key={entry.id} className={classes.entry}>
            <strong>{entry.title}</strong>, {entry.company}
            <p className={classes.quiet}>
              {monthAndYear(entry.from)} to {entry.to ? monthAndYear(entry.to) : "Present"}
            </p>
            {entry.responsibilities ? <p className={classes.text}>{entry.responsibilities}</p> : null}
          </div>
        ))}
      </section>
    );
  });
}
