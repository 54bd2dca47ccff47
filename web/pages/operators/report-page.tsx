import { Button } from "@mantine/core";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { listProblem, problemOf } from "../../apollo/problem.ts";
import type { OperatorReportCaseQuery } from "../../generated/graphql.ts";
import { useOperatorReportCaseQuery } from "../../generated/operators/reports/report-cases.ts";
import classes from "../../operators/console.module.css";
import { CaseDecision } from "../../operators/reports/case-decision.tsx";
import { CaseSummary } from "../../operators/reports/case-summary.tsx";
import { Evidence } from "../../operators/reports/evidence.tsx";
import { RelatedReports } from "../../operators/reports/related-reports.tsx";
import { ReportsOf } from "../../operators/reports/reports-of.tsx";
import { useNextCase } from "../../operators/reports/use-next-case.ts";
import { OPERATORS } from "../../session/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { SearchDrawing } from "../../ui/drawings/search-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { PageSkeleton } from "../../ui/lists/skeletons.tsx";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Could not load the report. Please check your internet connection.";

/** /operators/reports/:targetId: what is reported, the decision, and the reports; the queue's search is in the address. */
export function Component() {
  useTitle("Report");
  const { targetId = "" } = useParams();
  const { data, error, refetch } = useOperatorReportCaseQuery({
    variables: { targetId },
    fetchPolicy: "cache-and-network",
  });
  if (error)
    return problemOf(error).code === "NOT_FOUND" ? (
      <NoSuchReport />
    ) : (
      <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch().catch(() => {})} />
    );
  if (!data) return <PageSkeleton title="Report" label="Loading the report" />;
  return <Case key={targetId} data={data} refetch={refetch} />;
}

function NoSuchReport() {
  const [params] = useSearchParams();
  return (
    <EmptyState
      isHeading
      drawing={<SearchDrawing />}
      title="Report not found"
      action={
        <ButtonLink to={`${OPERATORS.home}${params.size > 0 ? `?${params}` : ""}`} variant="default">
          To the reports
        </ButtonLink>
      }
    >
      Nothing with this ID has been reported. The address may be incomplete.
    </EmptyState>
  );
}

function Case({ data, refetch }: { data: OperatorReportCaseQuery; refetch: () => Promise<unknown> }) {
  const [waitingCase] = data.waitingCase?.edges ?? [];
  const [decidedCase] = data.decidedCase?.edges ?? [];
  const shown = (waitingCase ?? decidedCase)?.node;
  const toNext = useNextCase(shown?.targetId ?? "", waitingCase?.cursor);
  const [leaving, setLeaving] = useState(false);
  if (!shown) return <NoSuchReport />;
  const waiting = data.waiting?.edges.map(({ node }) => node) ?? [];
  const decided = data.decided?.edges.map(({ node }) => node) ?? [];
  const skip = () => {
    setLeaving(true);
    void toNext();
  };
  return (
    <div className={classes.page}>
      <CaseSummary
        shown={shown}
        actions={
          <Button variant="default" loading={leaving} onClick={skip}>
            Next report
          </Button>
        }
      />
      <div className={classes.case}>
        <Evidence shown={shown} reports={[...waiting, ...decided]} />
        {waitingCase ? <CaseDecision shown={shown} refetch={refetch} onDecided={toNext} /> : null}
        <div className={classes.reports}>
          {waiting.length > 0 ? (
            <ReportsOf id="reports" title="What people say" reports={waiting} total={waitingCase?.node.reports} />
          ) : null}
          {decided.length > 0 ? <ReportsOf id="earlier" title="Earlier reports" reports={decided} /> : null}
          <RelatedReports shown={shown} />
        </div>
      </div>
    </div>
  );
}
