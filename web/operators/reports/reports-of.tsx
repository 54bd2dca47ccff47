import { Button } from "@mantine/core";
import { useState } from "react";
import { labelOf } from "../../../shared/closed-list.ts";
import { REPORT_REASONS } from "../../../shared/privacy.ts";
import type { QueuedReportFragment } from "../../generated/graphql.ts";
import { exactTime } from "../../ui/dates.ts";
import sections from "../../ui/sections.module.css";
import { stateLabel } from "./report-words.ts";

/** Reports shown at first: enough to see what it is about. */
const SHOWN = 3;

interface ReportsOfProps {
  id: string;
  title: string;
  reports: readonly QueuedReportFragment[];
  /** Their number, where more exist than are given. */
  total?: number | undefined;
}

/** The reports about one object, and the decisions on it: the first few, until the rest is asked for. */
export function ReportsOf({ id, title, reports, total = reports.length }: ReportsOfProps) {
  const [all, setAll] = useState(false);
  const shown = all ? reports : reports.slice(0, SHOWN);
  return (
    <section className={sections.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={sections.rows} aria-labelledby={id}>
        {shown.map((report) => (
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
      {reports.length > SHOWN ? (
        <Button variant="default" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `Show all ${reports.length}`}
        </Button>
      ) : null}
      {total > reports.length && all ? <p>{`The oldest ${reports.length} of ${total}.`}</p> : null}
    </section>
  );
}
