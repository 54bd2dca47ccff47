import { labelOf } from "../../../shared/closed-list.ts";
import { REPORT_REASONS } from "../../../shared/privacy.ts";
import type { QueuedReportFragment } from "../../generated/graphql.ts";
import { exactTime } from "../../ui/dates.ts";
import sections from "../../ui/sections.module.css";
import { stateLabel } from "./report-list.tsx";

interface ReportsOfProps {
  id: string;
  title: string;
  reports: readonly QueuedReportFragment[];
}

/** The reports about one object, and the decisions on it. */
export function ReportsOf({ id, title, reports }: ReportsOfProps) {
  return (
    <section className={sections.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={sections.rows} aria-labelledby={id}>
        {reports.map((report) => (
          <li key={report.id} className={sections.row}>
            <div>
              <strong>{labelOf(REPORT_REASONS, report.reason)}</strong>
              {report.note ? <p>“{report.note}”</p> : null}
              <p>
                {report.reporterName ?? "A deleted account"}, {exactTime(report.createdAt)}
              </p>
              {report.decidedAt ? (
                <p>
                  {stateLabel(report)} on {exactTime(report.decidedAt)}: {report.explanation}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
