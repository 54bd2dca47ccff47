import { Link } from "react-router-dom";
import type { QueuedReportFragment, ReportCaseFragment } from "../../generated/graphql.ts";
import { OPERATORS } from "../../session/roles.ts";
import { scrollRegion } from "../../ui/lists/scroll-region.ts";
import { RenderedText } from "../../ui/rendered-text.tsx";
import sections from "../../ui/sections.module.css";
import classes from "../console.module.css";

interface EvidenceProps {
  shown: ReportCaseFragment;
  reports: readonly QueuedReportFragment[];
}

/** What was reported, in each of the states in which it was. */
export function Evidence({ shown: { kind, targetId }, reports }: EvidenceProps) {
  // The reported content may have changed between reports.
  const states = [...new Map(reports.map((report) => [report.evidence, report.evidenceHtml])).entries()];
  const texts = states.filter(([text]) => text);
  return (
    <section className={sections.section} aria-labelledby="evidence">
      <h2 id="evidence">What was reported</h2>
      <p>As it was when it was reported.</p>
      {texts.length > 0 ? (
        texts.map(([text, html]) => (
          <blockquote key={text} className={classes.evidence} {...scrollRegion("What was reported")}>
            {html ? <RenderedText html={html} /> : text}
          </blockquote>
        ))
      ) : (
        <p>The account was deleted, and nothing is left of it.</p>
      )}
      {kind === "PERSON" ? <Link to={`${OPERATORS.home}/accounts?search=${targetId}`}>See the account</Link> : null}
      {kind === "JOB" ? <Link to={`${OPERATORS.home}/jobs?search=${targetId}`}>See the job as it is now</Link> : null}
    </section>
  );
}
