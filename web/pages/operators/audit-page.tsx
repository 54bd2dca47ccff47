import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { AuditSearchInput } from "../../generated/graphql.ts";
import { useOperatorAuditEventsQuery } from "../../generated/operators/audit/audit.ts";
import { AuditList } from "../../operators/audit/audit-list.tsx";
import { fieldsOf, paramsOf, searchOf } from "../../operators/audit/audit-search.ts";
import { AuditSearchForm } from "../../operators/audit/audit-search-form.tsx";
import classes from "../../operators/console.module.css";
import { ConsoleList } from "../../operators/console-list.tsx";
import { NotInRole } from "../../operators/not-in-role.tsx";
import { useOperatorCan } from "../../operators/viewer-operator.ts";
import { SearchDrawing } from "../../ui/drawings/search-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

/** /operators/audit: who did what to whom; the search is in the address. */
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
      <PageHeader title="Audit log" subtitle="Who did what, and to whom. Your searches are recorded, too." />
      <AuditSearchForm key={params.toString()} fields={fields} onSearch={(next) => setParams(paramsOf(next))} />
      <Events search={search} />
    </div>
  );
}

function Events({ search }: { search: AuditSearchInput }) {
  const result = useOperatorAuditEventsQuery({
    variables: { search, first: 50 },
    fetchPolicy: "network-only",
  });
  return (
    <ConsoleList
      what="audit log"
      result={result}
      list={result.data?.operatorAuditEvents}
      empty={
        <EmptyState drawing={<SearchDrawing />} title="No matching entries">
          Entries are stored for a limited time. Try fewer conditions.
        </EmptyState>
      }
      loadsByItself={false}
    >
      {(events) => <AuditList events={events} />}
    </ConsoleList>
  );
}
