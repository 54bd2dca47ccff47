import type { PublicJobCard } from "../../shared/public-pages.ts";
import { JobLinks } from "../jobs/job-links.tsx";
import { dayOf } from "./day.ts";

export interface JobRowsProps {
  jobs: readonly PublicJobCard[];
  /** The heading level, so that every page has a consistent outline. */
  level?: 2 | 3;
  /** False on a company's own page. */
  withCompany?: boolean;
  /** On a page embedded in another site, jobs open outside of it. */
  target?: "_blank" | undefined;
  /** The application source that these links are counted as. */
  from?: "company" | "widget" | undefined;
}

/** Jobs as rows of a public page. */
export const JobRows = ({ target, from, ...rows }: JobRowsProps) => (
  <JobLinks
    linkOf={({ path }) => ({ href: from ? `${path}?from=${from}` : path, target })}
    postedOf={({ createdAt }) => <time dateTime={createdAt}>{dayOf(createdAt)}</time>}
    {...rows}
  />
);
