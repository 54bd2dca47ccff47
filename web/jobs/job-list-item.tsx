import { memo } from "react";
import { JobCard } from "./job-card.tsx";
import type { JobView } from "./job-view.ts";

interface JobListItemProps {
  job: JobView;
  onDetails: (jobId: string) => void;
  onApply: (job: JobView) => void;
  onToggleSave: (job: JobView) => void;
}

/** A job in a long list: rendered again only when the job changes, not with each page that is added. */
export const JobListItem = memo(function JobListItem({ job, onDetails, onApply, onToggleSave }: JobListItemProps) {
  return (
    <li>
      <JobCard
        job={job}
        onDetails={() => onDetails(job.id)}
        onApply={() => onApply(job)}
        onToggleSave={() => onToggleSave(job)}
      />
    </li>
  );
});
