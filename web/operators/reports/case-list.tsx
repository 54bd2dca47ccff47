import { useLocation } from "react-router-dom";
import type { ReportCaseFragment } from "../../generated/graphql.ts";
import { OPERATORS } from "../../session/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import classes from "../console.module.css";
import { caseTitle, countedReasons, countedReports, stateLabel } from "./report-words.ts";

/** Reported things as rows, or cards on phones; each links to its case, which keeps the search for the next one. */
export function CaseList({ cases }: { cases: readonly ReportCaseFragment[] }) {
  const { search } = useLocation();
  return (
    <ul className={classes.table} aria-label="Reports">
      {cases.map((reportCase) => (
        <li key={reportCase.id}>
          <CaseRow reportCase={reportCase} search={search} />
        </li>
      ))}
    </ul>
  );
}

function CaseRow({ reportCase, search }: { reportCase: ReportCaseFragment; search: string }) {
  const { targetId, excerpt, reports, reasons, reportedAt, decidedAt } = reportCase;
  const title = caseTitle(reportCase);
  return (
    <article className={classes.row}>
      <div>
        <h2 className={classes.clamped}>{title}</h2>
        <p className={classes.clamped}>{excerpt || "The reported item has been deleted."}</p>
        <p className={classes.quiet}>
          <strong>{countedReports(reports)}</strong>
          {`${countedReasons(reasons)} · `}
          {decidedAt ? (
            <RelativeDate prefix="Decided" date={decidedAt} />
          ) : (
            <RelativeDate prefix={reports > 1 ? "The oldest" : "Reported"} date={reportedAt} />
          )}
        </p>
      </div>
      <p className={classes.quiet}>{stateLabel(reportCase)}</p>
      <ButtonLink to={`${OPERATORS.home}/reports/${targetId}${search}`} variant="default" aria-label={`Open ${title}`}>
        Open
      </ButtonLink>
    </article>
  );
}
