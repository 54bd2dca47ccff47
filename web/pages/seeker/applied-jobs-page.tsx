import { Button } from "@mantine/core";
import { listProblem } from "../../apollo/problem.ts";
import { useListPolicy } from "../../apollo/use-list-policy.ts";
import { Applications } from "../../applications/applied/applications.tsx";
import { useAppliedJobsQuery } from "../../generated/applications/applied/applied-jobs.ts";
import { OwnInvitations } from "../../invitations/own-invitations.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { TrailDrawing } from "../../ui/drawings/trail-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";
import classes from "./applied-jobs-page.module.css";

/** docs/specification.md 8.2: the texts of the saved and the applied screen are swapped. */
const FAILED = "Could not fetch saved jobs. Please check your internet connection.";

export const handle = { failed: FAILED };

/** /main/appliedjobs: own applications, and one of them in full, next to the list or, on narrow windows, over it. */
export function Component() {
  useTitle("Applied Jobs");
  const { data, previousData, error, fetchMore, refetch } = useAppliedJobsQuery(useListPolicy());
  const list = (data ?? previousData)?.appliedJobs;
  return (
    <div className={classes.page} data-takes-room>
      <PageHeader
        title="Your Job Applications"
        subtitle="Here's your application trail. Stay tuned for updates from recruiters!"
        actions={
          <Button component="a" href="/exports/applications.csv" download variant="subtle">
            Download as CSV
          </Button>
        }
      />
      <OwnInvitations />
      {error && !list ? (
        <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />
      ) : list && list.edges.length === 0 && !list.pageInfo.hasNextPage ? (
        <EmptyState
          drawing={<TrailDrawing />}
          title="You haven't applied to any jobs"
          action={<ButtonLink to="/main">Search jobs</ButtonLink>}
        />
      ) : (
        <Applications list={list} failed={FAILED} fetchAfter={(after) => fetchMore({ variables: { after } })} />
      )}
    </div>
  );
}
