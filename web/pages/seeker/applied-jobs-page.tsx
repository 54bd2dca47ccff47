import { Button, SegmentedControl } from "@mantine/core";
import { useListPolicy } from "../../apollo/use-list-policy.ts";
import { AppliedJobCard } from "../../applications/applied/applied-job-card.tsx";
import { useAppliedJobsQuery, useOwnApplicationQuery } from "../../generated/applications/applied/applied-jobs.ts";
import type { AppliedJobsQuery, OwnApplication_ApplicationFragment } from "../../generated/graphql.ts";
import { JobDetailsPanel } from "../../jobs/job-details-panel.tsx";
import { useOpenJob } from "../../jobs/use-open-job.ts";
import { PushOffer } from "../../notices/push-offer.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { TrailDrawing } from "../../ui/drawings/trail-drawing.tsx";
import { useSearchAddress, withParameter } from "../../ui/forms/use-search-address.ts";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { PagedCards } from "../../ui/lists/paged-cards.tsx";
import { announce } from "../../ui/notices/announce.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";
import classes from "./applied-jobs-page.module.css";

/** docs/specification.md 8.2: the texts of the saved and the applied screen are swapped. */
const FAILED = "Could not fetch saved jobs. Please check your internet connection.";

export const handle = { failed: FAILED };

const VIEWS = [
  { value: "current", label: "Current" },
  { value: "archived", label: "Archived" },
];

/** The group of an application, in the order of the list. */
function groupOf({
  status,
  unansweredAt,
}: Pick<OwnApplication_ApplicationFragment, "status" | "unansweredAt">): string {
  if (status === "ACCEPTED") return "Accepted";
  return status === "APPLIED" && !unansweredAt ? "In progress" : "Closed";
}

interface Nodes {
  readonly edges: readonly { readonly node: OwnApplication_ApplicationFragment }[];
}
type List = AppliedJobsQuery["appliedJobs"];

/** Returns the list with an application as its first. */
const withFirst = (list: List, first: OwnApplication_ApplicationFragment): Pick<List, "pageInfo"> & Nodes => ({
  pageInfo: list.pageInfo,
  edges: [{ node: first }, ...list.edges.filter(({ node }) => node.id !== first.id)],
});

/** /main/appliedjobs: applications with their status and history; archived ones separately, by the address. */
export function Component() {
  useTitle("Applied Jobs");
  const [openJob, setOpenJob] = useOpenJob();
  const [search, changeSearch] = useSearchAddress();
  const archived = search.get("show") === "archived";
  return (
    <>
      <PageHeader
        title="Your Job Applications"
        subtitle="Here's your application trail. Stay tuned for updates from recruiters!"
        actions={
          <Button component="a" href="/exports/applications.csv" download variant="subtle">
            Download as CSV
          </Button>
        }
      />
      <SegmentedControl
        className={classes.views}
        aria-label="Which applications"
        data={VIEWS}
        value={archived ? "archived" : "current"}
        onChange={(value) => {
          changeSearch((before) =>
            withParameter(withParameter(before, "application", null), "show", value === "archived" ? value : null),
          );
          announce(value === "archived" ? "Archived applications are shown." : "Current applications are shown.");
        }}
      />
      <Applications
        key={String(archived)}
        archived={archived}
        linkedJob={search.get("application")}
        onDetails={setOpenJob}
      />
      <JobDetailsPanel jobId={openJob} onClose={() => setOpenJob(null)} onOpen={setOpenJob} />
    </>
  );
}

interface ApplicationsProps {
  archived: boolean;
  /** The job whose application a link led to. */
  linkedJob: string | null;
  onDetails: (jobId: string) => void;
}

function Applications({ archived, linkedJob, onDetails }: ApplicationsProps) {
  const { data, previousData, error, fetchMore, refetch } = useAppliedJobsQuery({
    ...useListPolicy(),
    variables: { archived },
  });
  const linked = useOwnApplicationQuery({ variables: { jobId: linkedJob ?? "" }, skip: !linkedJob });
  const all = (data ?? previousData)?.appliedJobs;
  const found = linked.data?.ownApplication;
  // It is shown first, because it may be archived or many pages further down; once withdrawn, it is nowhere.
  const first = found?.job.viewerApplicationStatus ? found : null;
  const list = all && first ? withFirst(all, first) : all;
  const isMarked = ({ id }: { id: string }) => id === first?.id;
  return (
    <PagedCards
      lead={
        archived ? null : (
          <PushOffer reason="Get notified about responses to your applications, even when Worklane is closed." />
        )
      }
      label={archived ? "Archived applications" : "Applications"}
      list={linked.loading ? undefined : list}
      error={error}
      failed={FAILED}
      onRetry={() => void refetch()}
      fetchAfter={(after) => fetchMore({ variables: { after } })}
      groupOf={(application) => (isMarked(application) ? "Opened from a link" : groupOf(application))}
      empty={
        archived ? (
          <EmptyState drawing={<TrailDrawing />} title="Nothing is archived" />
        ) : (
          <EmptyState
            drawing={<TrailDrawing />}
            title="You haven't applied to any jobs"
            action={<ButtonLink to="/main">Search jobs</ButtonLink>}
          />
        )
      }
    >
      {(application) => (
        <AppliedJobCard
          key={`${application.id} ${isMarked(application)}`}
          application={application}
          isMarked={isMarked(application)}
          onDetails={() => onDetails(application.job.id)}
        />
      )}
    </PagedCards>
  );
}
