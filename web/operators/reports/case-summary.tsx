import type { ReactNode } from "react";
import { labelOf } from "../../../shared/closed-list.ts";
import { REPORT_KINDS } from "../../../shared/operators.options.ts";
import type { ReportCaseFragment } from "../../generated/graphql.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { useTitle } from "../../ui/title.ts";
import { caseTitle, countedReasons, countedReports, stateLabel, thingOf } from "./report-words.ts";

/** The top of a case: what is reported, how often and why, since when, and the outcome. */
export function CaseSummary({ shown, actions }: { shown: ReportCaseFragment; actions: ReactNode }) {
  const { kind, reports, reasons, reportedAt } = shown;
  useTitle(caseTitle(shown));
  return (
    <PageHeader
      title={`Report: ${labelOf(REPORT_KINDS, kind).toLowerCase()} ${thingOf(shown)}`}
      subtitle={
        <>
          {`${countedReports(reports)}${countedReasons(reasons)} · `}
          <RelativeDate prefix={reports > 1 ? "the oldest" : "reported"} date={reportedAt} />
          {shown.outcome ? ` · ${stateLabel(shown)}` : null}
        </>
      }
      actions={actions}
    />
  );
}
