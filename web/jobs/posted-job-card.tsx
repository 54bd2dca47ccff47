import type { PostedJob_PostedJobFragment } from "../generated/graphql.ts";
import { longDate } from "../ui/dates.ts";
import { RenderedText } from "../ui/rendered-text.tsx";
import { JobCard } from "./job-card.tsx";
import { PostedJobButtons } from "./posted-job-buttons.tsx";
import { PostedJobStatus } from "./posted-job-status.tsx";

/** A recruiter's own job with what can be done with it. */
export function PostedJobCard({ posted }: { posted: PostedJob_PostedJobFragment }) {
  const { job } = posted;
  return (
    <JobCard
      job={job}
      description={<RenderedText html={job.descriptionHtml} />}
      status={
        <>
          <PostedJobStatus job={job} />
          {job.applicationDeadline ? <span>Apply by {longDate(job.applicationDeadline)}</span> : null}
        </>
      }
      actions={<PostedJobButtons posted={posted} />}
    />
  );
}
