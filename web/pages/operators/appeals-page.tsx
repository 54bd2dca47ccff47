import { listProblem } from "../../apollo/problem.ts";
import type { ReportState } from "../../generated/graphql.ts";
import { useOperatorAppealsQuery } from "../../generated/operators/appeals/appeals.ts";
import { AppealList } from "../../operators/appeals/appeal-list.tsx";
import classes from "../../operators/desk.module.css";
import { DESK_STATES, useDeskChoices } from "../../operators/desk-state.ts";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { InfiniteList } from "../../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { useMore } from "../../ui/lists/use-more.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Could not load the appeals. Please check your internet connection.";

/** /operators/appeals: what people say to decisions about them; the state lives in the address. */
export function Component() {
  useTitle("Appeals");
  const { state, choose } = useDeskChoices();
  return (
    <div className={classes.page}>
      <PageHeader title="Appeals" subtitle="Somebody else than who decided looks at it again." />
      <div className={classes.filters}>
        <ChoiceField
          label="State"
          options={DESK_STATES}
          value={state}
          onChange={(event) => choose("state", event.currentTarget.value)}
        />
      </div>
      <Appeals state={state} />
    </div>
  );
}

function Appeals({ state }: { state: ReportState }) {
  const { data, error, refetch, fetchMore } = useOperatorAppealsQuery({
    variables: { state, first: 30 },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.operatorAppeals;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list) {
    if (!error) return <BlockSkeleton lines={8} label="Loading the appeals" />;
    return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
  }
  if (list.edges.length === 0 && !list.pageInfo.hasNextPage)
    return (
      <EmptyState
        drawing={<DeskDrawing />}
        title={state === "WAITING" ? "No appeal waits" : "No appeal was decided yet"}
      />
    );
  return (
    <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={FAILED}>
      <AppealList appeals={list.edges.map(({ node }) => node)} />
    </InfiniteList>
  );
}
