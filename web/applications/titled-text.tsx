import classes from "./titled-text.module.css";

interface TitledTextProps {
  heading: string;
  /** Plain text; null or empty shows nothing. */
  text: string | null;
}

/** What somebody wrote about an application, under a heading. A pure view. */
export function TitledText({ heading, text }: TitledTextProps) {
  if (!text) return null;
  return (
    <section aria-label={heading} className={classes.titled}>
      <h3>{heading}</h3>
      <p>{text}</p>
    </section>
  );
}
