import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { listProblem } from "../../apollo/problem.ts";
import type { AuditSearchInput } from "../../generated/graphql.ts";
import { useOperatorAuditEventsQuery } from "../../generated/operators/audit/audit.ts";
import { AuditList } from "../../operators/audit/audit-list.tsx";
import { fieldsOf, paramsOf, searchOf } from "../../operators/audit/audit-search.ts";
import { AuditSearchForm } from "../../operators/audit/audit-search-form.tsx";
import classes from "../../operators/desk.module.css";
import { NotInRole } from "../../operators/not-in-role.tsx";
import { useOperatorCan } from "../../operators/viewer-operator.ts";
import { SearchDrawing } from "../../ui/drawings/search-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { InfiniteList } from "../../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { useMore } from "../../ui/lists/use-more.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Could not load the audit log. Please check your internet connection.";

/** /operators/audit: who did what about whom; what is looked for lives in the address. */
export function Component() {
  return useOperatorCan("SEE_AUDIT_LOG") ? <AuditLog /> : <NotInRole />;
}

function AuditLog() {
  useTitle("Audit log");
  const [params, setParams] = useSearchParams();
  const fields = useMemo(() => fieldsOf(params), [params]);
  const search = useMemo(() => searchOf(fields), [fields]);
  return (
    <div className={classes.page}>
      <PageHeader title="Audit log" subtitle="Who did what about whom. That you look is noted in it." />
      <AuditSearchForm key={params.toString()} fields={fields} onSearch={(next) => setParams(paramsOf(next))} />
      <Events search={search} />
    </div>
  );
}

function Events({ search }: { search: AuditSearchInput }) {
  const { data, error, refetch, fetchMore } = useOperatorAuditEventsQuery({
    variables: { search, first: 50 },
    fetchPolicy: "network-only",
  });
  const list = data?.operatorAuditEvents;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list) {
    if (!error) return <BlockSkeleton lines={8} label="Loading the audit log" />;
    return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
  }
  if (list.edges.length === 0 && !list.pageInfo.hasNextPage)
    return (
      <EmptyState drawing={<SearchDrawing />} title="Nothing of this kind is in the log">
        It keeps what happened for a limited time; look for less at once.
      </EmptyState>
    );
  return (
    <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={FAILED} loadsByItself={false}>
      <AuditList events={list.edges.map(({ node }) => node)} />
    </InfiniteList>
  );
}
