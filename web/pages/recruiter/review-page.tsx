import { useState } from "react";
import { useParams } from "react-router-dom";
import { Review } from "../../applications/review/review.tsx";
import { reviewTabOf } from "../../applications/review-address.ts";
import { conditionsOf } from "../../applications/search/conditions.ts";
import { usePostedJobQuery } from "../../generated/jobs/posted/posted-jobs.ts";
import { OwnJobProblem } from "../../jobs/job-form/own-job-problem.tsx";
import { useFocusAcross } from "../../ui/focus/use-focus-across.ts";
import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import { useTitle } from "../../ui/title.ts";

/**
 * /main-recruiter/applicants/:jobId/review: one applicant after another; tab, filters and position are in the address.
 */
export function Component() {
  useTitle("Review applicants");
  const { jobId = "" } = useParams();
  const [search] = useSearchAddress();
  const tab = reviewTabOf(search);
  const conditions = conditionsOf(search);
  const view = JSON.stringify([jobId, tab, conditions]);
  const [firstView] = useState(view);
  useFocusAcross(view);
  const { data, error, refetch } = usePostedJobQuery({ variables: { id: jobId }, fetchPolicy: "cache-and-network" });
  if (!data && error) {
    return <OwnJobProblem error={error} failed="Failed to fetch applicants" onRetry={() => void refetch()} />;
  }
  return (
    <Review
      key={view}
      jobId={jobId}
      title={data?.postedJob.job.title ?? "Review applicants"}
      tab={tab}
      conditions={conditions}
      isChanged={view !== firstView}
    />
  );
}
