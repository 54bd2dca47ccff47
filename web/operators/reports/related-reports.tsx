import { labelOf } from "../../../shared/closed-list.ts";
import { REPORT_KINDS } from "../../../shared/operators.options.ts";
import { REPORT_REASONS } from "../../../shared/privacy.ts";
import { listProblem } from "../../apollo/problem.ts";
import type { ReportCaseFragment } from "../../generated/graphql.ts";
import { useOperatorReportsQuery } from "../../generated/operators/reports/reports.ts";
import { OPERATORS } from "../../session/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { exactTime } from "../../ui/dates.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { InfiniteList } from "../../ui/lists/infinite-list.tsx";
import { useMore } from "../../ui/lists/use-more.ts";
import sections from "../../ui/sections.module.css";
import { stateLabel } from "./report-words.ts";

const FAILED = "Could not load the other reports. Please check your internet connection.";

/** Reports about other objects of the same person or company; each page shows what was reported. */
export function RelatedReports({ shown: { kind, targetId } }: { shown: ReportCaseFragment }) {
  const { data, error, refetch, fetchMore } = useOperatorReportsQuery({
    variables: { relatedTo: targetId, first: 20 },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.operatorReports;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list) return error ? <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} /> : null;
  if (list.edges.length === 0) return null;
  const rows = (
    <ul className={sections.rows} aria-labelledby="related">
      {list.edges.map(({ node }) => (
        <li key={node.id} className={sections.row}>
          <div>
            <strong>{`${labelOf(REPORT_KINDS, node.kind)}: ${labelOf(REPORT_REASONS, node.reason)}`}</strong>
            <p>{`${exactTime(node.createdAt)} · ${stateLabel(node)}`}</p>
          </div>
          <ButtonLink
            to={`${OPERATORS.home}/reports/${node.targetId}`}
            variant="default"
            aria-label={`Open the report from ${exactTime(node.createdAt)}`}
          >
            Open
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={sections.section} aria-labelledby="related">
      <h2 id="related">{`Other reports about the same ${kind === "JOB" ? "company" : "person"}`}</h2>
      <div className={sections.list}>
        {list.pageInfo.hasNextPage ? (
          <InfiniteList hasMore more={more} failed={FAILED} loadsByItself={false}>
            {rows}
          </InfiniteList>
        ) : (
          rows
        )}
      </div>
    </section>
  );
}
