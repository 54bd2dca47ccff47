import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { labelOf } from "../../../shared/closed-list.ts";
import { REPORT_KINDS } from "../../../shared/operators.options.ts";
import { forgetList } from "../../apollo/connection-cache.ts";
import { listProblem, problemOf, unsent } from "../../apollo/problem.ts";
import type { QueuedReportFragment, ReportState } from "../../generated/graphql.ts";
import { useOperatorReportsQuery, useTakeReportMutation } from "../../generated/operators/reports/reports.ts";
import classes from "../../operators/console.module.css";
import { DecideForm } from "../../operators/reports/decide-form.tsx";
import { RelatedReports } from "../../operators/reports/related-reports.tsx";
import { isHeld, stateLabel } from "../../operators/reports/report-list.tsx";
import { ReportsOf } from "../../operators/reports/reports-of.tsx";
import { useOperatorCan } from "../../operators/viewer-operator.ts";
import { OPERATORS } from "../../session/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { SearchDrawing } from "../../ui/drawings/search-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { scrollRegion } from "../../ui/lists/scroll-region.ts";
import { PageSkeleton } from "../../ui/lists/skeletons.tsx";
import { notifyFailure } from "../../ui/notices/notify.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import sections from "../../ui/sections.module.css";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Could not load the report. Please check your internet connection.";
/** More reports about one object than anybody reads before deciding. */
const SHOWN = 50;

/** /operators/reports/:targetId: the reported object, the reports about it, and the decision. */
export function Component() {
  useTitle("Report");
  const { targetId = "" } = useParams();
  const waiting = useReports(targetId, "WAITING");
  const decided = useReports(targetId, "DECIDED");
  const error = waiting.error ?? decided.error;
  const retry = () => void Promise.all([waiting.refetch(), decided.refetch()]).catch(() => {});
  if (error) return <ErrorState message={listProblem(error, FAILED)} onRetry={retry} />;
  if (!waiting.reports || !decided.reports) return <PageSkeleton title="Report" label="Loading the report" />;
  const [shown] = [...waiting.reports, ...decided.reports];
  if (!shown)
    return (
      <EmptyState
        isHeading
        drawing={<SearchDrawing />}
        title="There is no report about anything with this id"
        action={<ButtonLink to={OPERATORS.home}>To the reports</ButtonLink>}
      />
    );
  return <Thing shown={shown} waiting={waiting.reports} decided={decided.reports} onTaken={waiting.refetch} />;
}

function useReports(targetId: string, state: ReportState) {
  const { data, error, refetch } = useOperatorReportsQuery({
    variables: { targetId, state, first: SHOWN },
    fetchPolicy: "cache-and-network",
  });
  return { reports: data?.operatorReports?.edges.map(({ node }) => node), error, refetch };
}

interface ThingProps {
  shown: QueuedReportFragment;
  waiting: readonly QueuedReportFragment[];
  decided: readonly QueuedReportFragment[];
  /** Refetches who is working on it. */
  onTaken: () => Promise<unknown>;
}

function Thing({ shown, waiting, decided, onTaken }: ThingProps) {
  const mayDecide = useOperatorCan("DECIDE_REPORTS");
  const navigate = useNavigate();
  const [taken, setTaken] = useState(false);
  const [first] = waiting;
  // The reported content may have changed between reports.
  const evidence = [...new Set([...waiting, ...decided].map((report) => report.evidence))].filter(Boolean);
  return (
    <div className={classes.page}>
      <PageHeader
        title={`Report: ${labelOf(REPORT_KINDS, shown.kind).toLowerCase()}`}
        subtitle={stateLabel(shown)}
        actions={
          mayDecide && first && !first.isTakenByViewer && !isHeld(first) ? (
            <TakeButton report={first} onTaken={() => onTaken().then(() => setTaken(true))} />
          ) : undefined
        }
      />
      <section className={sections.section} aria-labelledby="evidence">
        <h2 id="evidence">What was reported</h2>
        <p>As it was when it was reported.</p>
        {evidence.length > 0 ? (
          evidence.map((text) => (
            <blockquote key={text} className={classes.evidence} {...scrollRegion("What was reported")}>
              {text}
            </blockquote>
          ))
        ) : (
          <p>Nothing is left of it: the account is gone.</p>
        )}
        {shown.kind === "PERSON" ? (
          <Link to={`${OPERATORS.home}/accounts?search=${shown.targetId}`}>See the account</Link>
        ) : null}
        {shown.kind === "JOB" ? (
          <Link to={`${OPERATORS.home}/jobs?search=${shown.targetId}`}>See how the job stands</Link>
        ) : null}
      </section>
      {waiting.length > 0 ? <ReportsOf id="reports" title="What people say" reports={waiting} /> : null}
      {mayDecide && first?.isTakenByViewer ? (
        <DecideForm
          report={first}
          takesFocus={taken}
          onDecided={() => {
            void navigate(OPERATORS.home);
          }}
        />
      ) : null}
      {decided.length > 0 ? <ReportsOf id="earlier" title="Earlier reports" reports={decided} /> : null}
      <RelatedReports shown={shown} />
    </div>
  );
}

function TakeButton({ report: { id }, onTaken }: { report: QueuedReportFragment; onTaken: () => Promise<unknown> }) {
  const [take, { loading }] = useTakeReportMutation({
    update: (cache) => forgetList(cache, "operatorReports"),
  });
  const press = () =>
    take({ variables: { input: { reportId: id } } })
      .then(onTaken)
      .catch((error: unknown) => notifyFailure(problemOf(error, unsent("Could not take the report")).message));
  return (
    <Button loading={loading} onClick={() => void press()}>
      Take it
    </Button>
  );
}
