import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import classes from "../../applications/board/board.module.css";
import { Board } from "../../applications/board/board.tsx";
import { StageEditor } from "../../applications/board/stage-editor.tsx";
import { applicantsAddress, reviewAddress } from "../../applications/review-address.ts";
import { ApplicantTools } from "../../applications/search/applicant-tools.tsx";
import { ConditionChips } from "../../applications/search/condition-chips.tsx";
import { conditionsOf, countedBy } from "../../applications/search/conditions.ts";
import { useReviewCountsQuery } from "../../generated/applications/review/review.ts";
import { usePostedJobQuery } from "../../generated/jobs/posted/posted-jobs.ts";
import { OwnJobProblem } from "../../jobs/job-form/own-job-problem.tsx";
import { useCan } from "../../session/viewer.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

/** /main-recruiter/applicants/:jobId/board: a job's applicants by stage. */
export function Component() {
  useTitle("Applicant board");
  const { jobId = "" } = useParams();
  const [search] = useSearchAddress();
  const list = JSON.stringify([jobId, conditionsOf(search)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: stable while its content is the same
  const conditions = useMemo(() => conditionsOf(search), [list]);
  const { data, error, refetch } = usePostedJobQuery({ variables: { id: jobId }, fetchPolicy: "cache-and-network" });
  const { data: counted } = useReviewCountsQuery({
    variables: { jobId, ...countedBy(conditions) },
    fetchPolicy: "cache-and-network",
  });
  const counts = counted?.applicantCounts ?? null;
  const mayDecide = useCan("DECIDE");
  const [editing, setEditing] = useState(false);
  if (!data && error) {
    return <OwnJobProblem error={error} failed="Failed to fetch applicants" onRetry={() => void refetch()} />;
  }
  return (
    <div data-takes-room>
      <PageHeader
        title={data?.postedJob.job.title ?? "Applicants"}
        subtitle="Applicants by stage"
        actions={
          <>
            <ButtonLink to={reviewAddress(jobId, search)}>Review</ButtonLink>
            <ButtonLink to={applicantsAddress(jobId, search)} variant="default">
              Applicants
            </ButtonLink>
            {mayDecide && counts ? (
              <Button variant="default" onClick={() => setEditing(true)}>
                Edit stages
              </Button>
            ) : null}
          </>
        }
      />
      <div className={classes.tools}>
        <ApplicantTools conditions={conditions} counts={counts} />
      </div>
      <ConditionChips conditions={conditions} />
      <Board key={list} jobId={jobId} conditions={conditions} counts={counts} />
      <StageEditor opened={editing} onClose={() => setEditing(false)} stages={counts?.stages ?? []} />
    </div>
  );
}
