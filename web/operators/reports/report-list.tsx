import { labelOf } from "../../../shared/closed-list.ts";
import { REPORT_KINDS, REPORT_OUTCOMES } from "../../../shared/operators.options.ts";
import { REPORT_HELD_MINUTES } from "../../../shared/operators.ts";
import { REPORT_REASONS } from "../../../shared/privacy.ts";
import type { QueuedReportFragment } from "../../generated/graphql.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import classes from "../console.module.css";

/** Reports as rows, or cards on phones; each links to the reported object. */
export function ReportList({ reports }: { reports: readonly QueuedReportFragment[] }) {
  return (
    <ul className={classes.table} aria-label="Reports">
      {reports.map((report) => (
        <li key={report.id}>
          <ReportRow report={report} />
        </li>
      ))}
    </ul>
  );
}

function ReportRow({ report }: { report: QueuedReportFragment }) {
  const { kind, targetId, reason, note, evidence, createdAt, otherReports } = report;
  const title = `${labelOf(REPORT_KINDS, kind)}: ${labelOf(REPORT_REASONS, reason)}`;
  return (
    <article className={classes.row}>
      <div>
        <h2>{title}</h2>
        <p className={classes.clamped}>{note || evidence || "What was reported is gone."}</p>
        <p className={classes.quiet}>
          <RelativeDate prefix="Reported" date={createdAt} />
          {otherReports > 0 ? ` · ${otherReports === 1 ? "1 other report" : `${otherReports} other reports`}` : ""}
        </p>
      </div>
      <p className={classes.quiet}>{stateLabel(report)}</p>
      <ButtonLink
        to={`/operators/reports/${targetId}`}
        variant="default"
        aria-label={`Open ${title}, reported by ${report.reporterName ?? "a deleted account"}`}
      >
        Open
      </ButtonLink>
    </article>
  );
}

/** The operator working on it, or its outcome. */
export function stateLabel({ outcome, decidedBy, takenBy, isTakenByViewer }: QueuedReportFragment): string {
  if (outcome) return `${labelOf(REPORT_OUTCOMES, outcome)}${decidedBy ? ` by ${decidedBy}` : ""}`;
  if (isTakenByViewer) return "You work on it";
  return takenBy ? `${takenBy} works on it` : "Nobody works on it";
}

/** Whether another operator's work on it currently blocks others. */
export const isHeld = ({ takenBy, takenAt }: QueuedReportFragment): boolean =>
  takenBy !== null && takenAt !== null && Date.now() - Date.parse(takenAt) < REPORT_HELD_MINUTES * 60_000;
