import { REPORT_KINDS } from "../../../shared/operators.options.ts";
import { listProblem } from "../../apollo/problem.ts";
import type { ReportKind, ReportState } from "../../generated/graphql.ts";
import { useOperatorReportsQuery } from "../../generated/operators/reports/reports.ts";
import classes from "../../operators/desk.module.css";
import { DESK_STATES, useDeskChoices } from "../../operators/desk-state.ts";
import { ReportList } from "../../operators/reports/report-list.tsx";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { InfiniteList } from "../../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { useMore } from "../../ui/lists/use-more.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Could not load the reports. Please check your internet connection.";

/** /operators: the queue of reports; kind and state live in the address. */
export function Component() {
  useTitle("Reports");
  const { params, state, choose } = useDeskChoices();
  const kind = REPORT_KINDS.find(({ value }) => value === params.get("kind"))?.value ?? null;
  return (
    <div className={classes.page}>
      <PageHeader title="Reports" subtitle="What people reported, those that wait longest first." />
      <div className={classes.filters}>
        <ChoiceField
          label="State"
          options={DESK_STATES}
          value={state}
          onChange={(event) => choose("state", event.currentTarget.value)}
        />
        <ChoiceField
          label="What was reported"
          none="Everything"
          options={REPORT_KINDS}
          value={kind ?? ""}
          onChange={(event) => choose("kind", event.currentTarget.value)}
        />
      </div>
      <Reports state={state} kind={kind} />
    </div>
  );
}

function Reports({ state, kind }: { state: ReportState; kind: ReportKind | null }) {
  const { data, error, refetch, fetchMore } = useOperatorReportsQuery({
    variables: { state, kind, first: 30 },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.operatorReports;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list) {
    if (!error) return <BlockSkeleton lines={8} label="Loading the reports" />;
    return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
  }
  if (list.edges.length === 0 && !list.pageInfo.hasNextPage)
    return (
      <EmptyState
        drawing={<DeskDrawing />}
        title={state === "WAITING" ? "Nothing waits for a decision" : "Nothing was decided yet"}
      >
        {kind ? "Choose another kind, or everything." : null}
      </EmptyState>
    );
  return (
    <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={FAILED}>
      <ReportList reports={list.edges.map(({ node }) => node)} />
    </InfiniteList>
  );
}
