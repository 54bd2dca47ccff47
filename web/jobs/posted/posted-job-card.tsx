import type { PostedJob_PostedJobFragment } from "../../generated/graphql.ts";
import { longDate } from "../../ui/dates.ts";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { RenderedText } from "../../ui/rendered-text.tsx";
import { JobCard } from "../job-card.tsx";
import { PostedJobStatus } from "../posted-job-status.tsx";
import { PostedJobButtons } from "./posted-job-buttons.tsx";
import classes from "./posted-jobs.module.css";

/** A recruiter's own job with its actions. */
export function PostedJobCard({ posted }: { posted: PostedJob_PostedJobFragment }) {
  const { job, applications, waitingSince, owner, editors } = posted;
  return (
    <JobCard
      job={job}
      description={<RenderedText html={job.descriptionHtml} heading={3} />}
      status={
        <>
          <PostedJobStatus job={job} />
          <p className={classes.quiet}>
            <span>
              {applications.applied} awaiting a decision
              {waitingSince ? (
                <>
                  {" "}
                  (oldest application: <RelativeDate date={waitingSince} />)
                </>
              ) : null}
            </span>
            <span>{applications.accepted} accepted</span>
            <span>{job.applicationDeadline ? `Apply by ${longDate(job.applicationDeadline)}` : "No deadline"}</span>
            {owner ? <span>Owner {owner}</span> : null}
            {editors === "OWNER" ? <span>Only owners edit</span> : null}
          </p>
        </>
      }
      actions={<PostedJobButtons posted={posted} />}
    />
  );
}
