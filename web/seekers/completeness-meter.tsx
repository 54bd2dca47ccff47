import { Progress } from "@mantine/core";
import { type CompletableProfile, completeness } from "./completeness.ts";
import classes from "./completeness-meter.module.css";

/** How complete the own profile is, and what to add next. Nothing once it is complete. */
export function CompletenessMeter({ profile }: { profile: CompletableProfile }) {
  const { percent, next } = completeness(profile);
  if (next === null) return null;
  return (
    <section className={classes.meter} aria-label="Profile completeness">
      <p className={classes.percent}>Your profile is {percent}% complete</p>
      <Progress value={percent} aria-label="Profile completeness" />
      <p className={classes.next}>Next: {next}</p>
    </section>
  );
}
