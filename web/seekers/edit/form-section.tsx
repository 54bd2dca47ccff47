import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import classes from "./profile-form.module.css";

interface FormSectionProps {
  /** The id used by links: `/main/userprofile-edit#skills`. */
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A section of the form with a heading, which links can target. */
export function FormSection({ id, title, hint, children }: FormSectionProps) {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The router looks for it before the profile is loaded, so the section scrolls into view itself.
  useEffect(() => {
    if (hash === `#${id}`) heading.current?.focus();
  }, [hash, id]);
  return (
    <section id={id} className={classes.section} aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {title}
      </h2>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {children}
    </section>
  );
}
