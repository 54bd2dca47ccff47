import type { PublicJobCard, PublicLink } from "../../shared/public-pages.ts";
import buttons from "./button.module.css";
import headings from "./heading.module.css";
import { JobRows } from "./job-rows.tsx";
import classes from "./message-page.module.css";

interface MessagePageProps {
  heading: string;
  text: string;
  links: readonly PublicLink[];
  jobsHeading?: string;
  jobs?: readonly PublicJobCard[];
}

/** What happened, and where to go from here. */
export function MessagePage({ heading, text, links, jobsHeading, jobs = [] }: MessagePageProps) {
  return (
    <>
      <h1 className={headings.heading}>{heading}</h1>
      <p className={classes.text}>{text}</p>
      <p className={classes.links}>
        {links.map(({ text: words, path }, index) => (
          <a key={path} href={path} className={index === 0 ? buttons.primary : buttons.button}>
            {words}
          </a>
        ))}
      </p>
      {jobs.length > 0 ? (
        <>
          <h2 className={classes.jobs}>{jobsHeading}</h2>
          <JobRows jobs={jobs} level={3} />
        </>
      ) : null}
    </>
  );
}
