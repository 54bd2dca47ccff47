import { Anchor } from "@mantine/core";
import { WORK_MODES } from "../../shared/jobs.options.ts";
import { factLine } from "../../shared/text/fact-line.ts";
import { useRelatedJobsQuery } from "../generated/jobs/related-jobs.ts";
import { calendarDaysAgo } from "../ui/dates.ts";
import { optionLabel } from "../ui/forms/options.ts";
import { isPlainPress } from "../ui/keys/plain-press.ts";
import { Monogram } from "../ui/monogram.tsx";
import { COMPANY_LINK, webLink } from "../ui/web-link.ts";
import type { JobView } from "./job-view.ts";
import classes from "./related-jobs.module.css";
import { jobAddress } from "./use-open-job.ts";

interface RelatedJobsProps {
  job: Pick<JobView, "id"> & { company: { name: string; slug: string } };
  onOpen: (jobId: string) => void;
}

/** Shown after a job's text: its company with its other jobs, and similar jobs. Parts that fail to load are omitted. */
export function RelatedJobs({ job, onOpen }: RelatedJobsProps) {
  const { data } = useRelatedJobsQuery({ variables: { jobId: job.id, company: job.company.slug } });
  const { companyActiveOn, similar = [] } = data?.relatedJobs ?? {};
  const ofCompany = data?.company.jobs.nodes.filter(({ id }) => id !== job.id) ?? [];
  return (
    <div className={classes.related}>
      <section>
        <h3 className={classes.heading}>About {job.company.name}</h3>
        {data?.company.summary ? <p className={classes.text}>{data.company.summary}</p> : null}
        {data?.company.website ? (
          <Anchor href={webLink(data.company.website)} target="_blank" rel={COMPANY_LINK}>
            Website
          </Anchor>
        ) : null}
        <p className={classes.about}>
          {companyActiveOn
            ? `The company was last active on this job ${calendarDaysAgo(`${companyActiveOn}T00:00`)}.`
            : ""}
        </p>
        {ofCompany.length > 0 ? <h4 className={classes.subheading}>Other open jobs</h4> : null}
        <JobLinks label={`More jobs at ${job.company.name}`} jobs={ofCompany} onOpen={onOpen} />
      </section>
      {similar.length > 0 ? (
        <section>
          <h3 className={classes.heading}>Similar jobs</h3>
          <JobLinks label="Similar jobs" jobs={similar} onOpen={onOpen} withCompany />
        </section>
      ) : null}
    </div>
  );
}

interface JobLinksProps {
  label: string;
  jobs: readonly JobView[];
  onOpen: (jobId: string) => void;
  withCompany?: boolean;
}

function JobLinks({ label, jobs, onOpen, withCompany = false }: JobLinksProps) {
  if (jobs.length === 0) return null;
  return (
    <ul className={classes.jobs} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id}>
          <a
            className={classes.job}
            href={jobAddress(job.id)}
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              onOpen(job.id);
            }}
          >
            {withCompany ? <Monogram name={job.company.name} url={job.company.logoUrl} size={32} /> : null}
            <span className={classes.words}>
              <span className={classes.title}>{job.title}</span>
              <span className={classes.facts}>
                {factLine(
                  job.salaryLabel,
                  withCompany && job.company.name,
                  job.location,
                  optionLabel(WORK_MODES, job.workMode),
                )}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
