import { Anchor } from "@mantine/core";
import { useRelatedJobsQuery } from "../generated/jobs/related-jobs.ts";
import { calendarDaysAgo } from "../ui/dates.ts";
import { RelativeDate } from "../ui/relative-date.tsx";
import { COMPANY_LINK, webLink } from "../ui/web-link.ts";
import { JobLinks, type JobLinksProps } from "./job-links.tsx";
import type { JobView } from "./job-view.ts";
import classes from "./related-jobs.module.css";
import { openingLink } from "./use-open-job.ts";

interface RelatedJobsProps {
  job: Pick<JobView, "id"> & { company: { name: string; slug: string }; otherLocations: readonly { id: string }[] };
  onOpen: (jobId: string) => void;
}

/** Shown after a job's text: its company with its other jobs, and similar jobs. Parts that fail to load are omitted. */
export function RelatedJobs({ job, onOpen }: RelatedJobsProps) {
  const { data } = useRelatedJobsQuery({ variables: { jobId: job.id, company: job.company.slug } });
  const { companyActiveOn, similar = [] } = data?.relatedJobs ?? {};
  const named = new Set([job, ...job.otherLocations].map(({ id }) => id));
  const ofCompany = data?.company.jobs.nodes.filter(({ id }) => !named.has(id)) ?? [];
  const rows: Pick<JobLinksProps<JobView>, "level" | "linkOf" | "postedOf"> = {
    level: 4,
    linkOf: (other) => openingLink(other, onOpen),
    postedOf: ({ createdAt }) => <RelativeDate date={createdAt} prefix="Posted" wholeDays />,
  };
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
        {ofCompany.length > 0 ? (
          <>
            <h4 className={classes.subheading}>Other open jobs</h4>
            <JobLinks
              label={`More jobs at ${job.company.name}`}
              jobs={ofCompany}
              withCompany={false}
              {...rows}
              level={5}
            />
          </>
        ) : null}
      </section>
      {similar.length > 0 ? (
        <section>
          <h3 className={classes.heading}>Similar jobs</h3>
          <JobLinks label="Similar jobs" jobs={similar} {...rows} />
        </section>
      ) : null}
    </div>
  );
}
