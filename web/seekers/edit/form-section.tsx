import type { ReactNode } from "react";
import classes from "./profile-form.module.css";

/** A part of the form under a heading of its own. */
export function FormSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {children}
    </section>
  );
}
