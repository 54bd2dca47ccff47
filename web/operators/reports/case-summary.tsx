import type { ReactNode } from "react";
import type { ReportCaseFragment } from "../../generated/graphql.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { useTitle } from "../../ui/title.ts";
import { caseTitle, countedReasons, countedReports, stateLabel } from "./report-words.ts";

/** The top of a case: what is reported, how often and why, since when, and the outcome. */
export function CaseSummary({ shown, actions }: { shown: ReportCaseFragment; actions: ReactNode }) {
  const { reports, reasons, reportedAt } = shown;
  useTitle(caseTitle(shown));
  return (
    <PageHeader
      title={caseTitle(shown)}
      subtitle={
        <>
          {`${countedReports(reports)}${countedReasons(reasons)} · `}
          <RelativeDate prefix={reports > 1 ? "The oldest" : "Reported"} date={reportedAt} />
          {shown.outcome ? ` · ${stateLabel(shown)}` : null}
        </>
      }
      actions={actions}
    />
  );
}
