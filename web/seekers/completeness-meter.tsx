import { Progress } from "@mantine/core";
import { Link } from "react-router-dom";
import { type CompletableProfile, completeness } from "./completeness.ts";
import classes from "./completeness-meter.module.css";

interface CompletenessMeterProps {
  profile: CompletableProfile;
  /** Whether the next step links to its section of the form; false on the form itself. */
  linked?: boolean;
}

/** The completeness of the viewer's profile, and the next step. Nothing once it is complete. */
export function CompletenessMeter({ profile, linked = false }: CompletenessMeterProps) {
  const { percent, next } = completeness(profile);
  if (next === null) return null;
  return (
    <section className={classes.meter} aria-label="Profile completeness">
      <p className={classes.percent}>Your profile is {percent}% complete</p>
      <Progress value={percent} aria-label="Profile completeness" />
      <p className={classes.next}>
        Next: {linked ? <Link to={`/main/userprofile-edit#${next.section}`}>{next.add}</Link> : next.add}
      </p>
    </section>
  );
}
