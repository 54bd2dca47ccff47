import { Link } from "react-router-dom";
import type { QueuedReportFragment, ReportCaseFragment } from "../../generated/graphql.ts";
import { OPERATORS } from "../../session/roles.ts";
import { scrollRegion } from "../../ui/lists/scroll-region.ts";
import sections from "../../ui/sections.module.css";
import classes from "../console.module.css";

interface EvidenceProps {
  shown: ReportCaseFragment;
  reports: readonly QueuedReportFragment[];
}

/** What was reported, in each of the states in which it was. */
export function Evidence({ shown: { kind, targetId }, reports }: EvidenceProps) {
  // The reported content may have changed between reports.
  const texts = [...new Set(reports.map(({ evidence }) => evidence))].filter(Boolean);
  return (
    <section className={sections.section} aria-labelledby="evidence">
      <h2 id="evidence">What was reported</h2>
      <p>As it was when it was reported.</p>
      {texts.length > 0 ? (
        texts.map((text) => (
          <blockquote key={text} className={classes.evidence} {...scrollRegion("What was reported")}>
            {text}
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
