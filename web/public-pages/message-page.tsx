import type { PublicJobCard, PublicLink } from "../../shared/public-pages.ts";
import buttons from "./button.module.css";
import headings from "./heading.module.css";
import { JobRows } from "./job-rows.tsx";
import classes from "./message-page.module.css";

interface MessagePageProps {
  heading: string;
  text: string;
  form?: { action: string; button: string };
  links: readonly PublicLink[];
  jobsHeading?: string;
  jobs?: readonly PublicJobCard[];
}

/** A message, and where to go from here. */
export function MessagePage({ heading, text, form, links, jobsHeading, jobs = [] }: MessagePageProps) {
  return (
    <>
      <h1 className={headings.heading}>{heading}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.links}>
        {form ? (
          <form method="post" action={form.action}>
            <button type="submit" className={buttons.primary}>
              {form.button}
            </button>
          </form>
        ) : null}
        {links.map(({ text: words, path }, index) => (
          <a key={path} href={path} className={index === 0 && !form ? buttons.primary : buttons.button}>
            {words}
          </a>
        ))}
      </div>
      {jobs.length > 0 ? (
        <>
          <h2 className={classes.jobs}>{jobsHeading}</h2>
          <JobRows jobs={jobs} level={3} />
        </>
      ) : null}
    </>
  );
}
