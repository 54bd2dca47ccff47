import type { OwnJobState, PublicJob, PublicJobCard, PublicLink } from "../../shared/public-pages.ts";
import { applicantsPath } from "../../shared/recruiters.ts";
import { JobGlance } from "../jobs/job-glance.tsx";
import { JobTexts, JobTiles } from "../jobs/job-sections.tsx";
import { Monogram } from "../ui/monogram.tsx";
import { Verification } from "../ui/verification.tsx";
import { COMPANY_LINK, webLink } from "../ui/web-link.ts";
import buttons from "./button.module.css";
import { dayOf } from "./day.ts";
import classes from "./job-page.module.css";
import { JobRows } from "./job-rows.tsx";

/**
 * Apply and Save: forms, which the script hides from recruiters; Apply leads to the seeker's area, Save is sent without a
 * reload. Share requires the script.
 */
function Actions({ job, own }: Pick<JobPageProps, "job" | "own">) {
  const { hasApplied = false, hasSaved = false, said = "", list = null } = own ?? {};
  return (
    <div className={classes.actions}>
      <form method="post" action={`/jobs/${job.id}/apply`} data-act="apply">
        <button type="submit" className={buttons.primary} aria-disabled={hasApplied || undefined}>
          {hasApplied ? "Applied" : "Apply"}
        </button>
      </form>
      <form method="post" action={`/jobs/${job.id}/${hasSaved ? "unsave" : "save"}`} data-act="save">
        <button type="submit" className={buttons.button} aria-pressed={own && hasSaved}>
          {hasSaved ? "Saved" : "Save"}
        </button>
      </form>
      <a href={applicantsPath(job.id)} className={buttons.primary} data-recruiter="own" rel="nofollow" hidden>
        Applicants
      </a>
      <a
        href={`/main-recruiter/edit-job/${job.id}`}
        className={buttons.button}
        data-recruiter="own"
        rel="nofollow"
        hidden
      >
        Edit
      </a>
      <button type="button" className={buttons.button} data-share="" hidden>
        Share
      </button>
      <p role="status" className={classes.status} data-status="">
        {said}
        {list ? (
          <>
            {" "}
            <a href={list.path}>{list.text}</a>
          </>
        ) : null}
      </p>
    </div>
  );
}

interface JobPageProps {
  job: PublicJob;
  /** On a personal page only. */
  own?: OwnJobState;
  otherLocations: readonly PublicLink[];
  similar: readonly PublicJobCard[];
  lists: readonly PublicLink[];
}

/** A job. */
export function JobPage({ job, own, otherLocations, similar, lists }: JobPageProps) {
  const links = otherLocations.map(({ text, path }) => ({ text, href: path }));
  return (
    <>
      <article className={classes.job} data-job={job.id}>
        <header className={classes.head}>
          <Monogram name={job.company.name} url={job.company.logoUrl} size={64} />
          <div className={classes.names}>
            <h1 className={classes.title}>{job.title}</h1>
            <p className={classes.by}>
              Posted By <a href={job.company.path}>{job.company.name}</a>,{" "}
              <time dateTime={job.createdAt}>{dayOf(job.createdAt)}</time>
            </p>
            <Verification verification={job.company.verification} day={dayOf} />
          </div>
        </header>
        <JobGlance job={job} day={dayOf} otherLocations={links} />
        <Actions job={job} {...(own && { own })} />
        <div className={classes.columns}>
          <div className={classes.texts}>
            <JobTexts job={job} level={2} />
            {job.aboutCompany || job.companyWebsite ? (
              <section>
                <h2 className={classes.section}>About {job.company.name}</h2>
                {job.aboutCompany ? <p className={classes.text}>{job.aboutCompany}</p> : null}
                {job.companyWebsite ? (
                  <a className={classes.website} href={webLink(job.companyWebsite)} rel={COMPANY_LINK}>
                    Website
                  </a>
                ) : null}
              </section>
            ) : null}
          </div>
          <JobTiles job={job} day={dayOf} />
        </div>
      </article>
      {similar.length > 0 ? (
        <section className={classes.similar}>
          <h2 className={classes.section}>Similar jobs</h2>
          <JobRows jobs={similar} level={3} />
        </section>
      ) : null}
      {lists.length > 0 ? (
        <p className={classes.lists}>
          {lists.map(({ text, path }) => (
            <a key={path} href={path} className={buttons.button}>
              {text}
            </a>
          ))}
        </p>
      ) : null}
    </>
  );
}
