import { Link, useNavigate, useParams } from "react-router-dom";
import { labelOf } from "../../../shared/closed-list.ts";
import { APPEAL_OUTCOMES, MEASURE_KINDS } from "../../../shared/operators.options.ts";
import { listProblem, problemOf } from "../../apollo/problem.ts";
import type { QueuedAppealFragment } from "../../generated/graphql.ts";
import { useOperatorAppealQuery } from "../../generated/operators/appeals/appeals.ts";
import { appealState, appealTitle } from "../../operators/appeals/appeal-list.tsx";
import { DecideAppealForm } from "../../operators/appeals/decide-appeal-form.tsx";
import classes from "../../operators/console.module.css";
import { useOperatorCan } from "../../operators/viewer-operator.ts";
import { OPERATORS } from "../../session/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { exactTime } from "../../ui/dates.ts";
import { SearchDrawing } from "../../ui/drawings/search-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { PageSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import sections from "../../ui/sections.module.css";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Could not load the appeal. Please check your internet connection.";

/** /operators/appeals/:id: the original decision, the appeal, and the decision on it. */
export function Component() {
  useTitle("Appeal");
  const { id = "" } = useParams();
  const { data, error, refetch } = useOperatorAppealQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  if (data) return <Appeal appeal={data.operatorAppeal} onOutdated={() => void refetch().catch(() => {})} />;
  if (!error) return <PageSkeleton title="Appeal" label="Loading the appeal" />;
  if (problemOf(error).code !== "NOT_FOUND")
    return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      isHeading
      drawing={<SearchDrawing />}
      title="Appeal not found"
      action={<ButtonLink to={`${OPERATORS.home}/appeals`}>See all appeals</ButtonLink>}
    />
  );
}

/** `onOutdated`: another operator has decided meanwhile. */
function Appeal({ appeal, onOutdated }: { appeal: QueuedAppealFragment; onOutdated: () => void }) {
  const mayDecide = useOperatorCan("DECIDE_APPEALS");
  const navigate = useNavigate();
  const { kind, explanation, decidedBy, createdAt, appellant, appealedAt, outcome, viewerCanDecide } = appeal;
  return (
    <div className={classes.page}>
      <PageHeader title={appealTitle(appeal)} subtitle={appealState(appeal)} />
      <section className={sections.section} aria-labelledby="decision">
        <h2 id="decision">What was decided</h2>
        <p>{`${labelOf(MEASURE_KINDS, kind)} on ${exactTime(createdAt)} by ${decidedBy ?? "the command line"}`}</p>
        {explanation ? <blockquote className={classes.evidence}>{explanation}</blockquote> : null}
        <Where appeal={appeal} />
      </section>
      <section className={sections.section} aria-labelledby="appeal">
        <h2 id="appeal">The appeal</h2>
        <p>{`${appellant ?? "A deleted account"}, ${exactTime(appealedAt)}`}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard */}
        <blockquote className={classes.evidence} tabIndex={0}>
          {appeal.appeal}
        </blockquote>
      </section>
      {outcome ? <Answer appeal={appeal} /> : null}
      {viewerCanDecide ? (
        <DecideAppealForm
          appeal={appeal}
          onDecided={() => void navigate(`${OPERATORS.home}/appeals`)}
          onOutdated={onOutdated}
        />
      ) : null}
      {mayDecide && !outcome && !viewerCanDecide ? (
        <p>You made this decision. Another operator has to review it.</p>
      ) : null}
    </div>
  );
}

/** Links to the subject of the appeal. */
function Where({ appeal: { about, kind, targetId, reports } }: { appeal: QueuedAppealFragment }) {
  const thing =
    about === "JOB"
      ? { to: `jobs?search=${targetId}`, words: "See the job as it is now" }
      : kind === "SUSPENSION"
        ? { to: `accounts?search=${targetId}`, words: "See the account" }
        : null;
  return (
    <>
      {thing ? <Link to={`${OPERATORS.home}/${thing.to}`}>{thing.words}</Link> : null}
      {reports > 0 && kind !== "SUSPENSION" ? (
        <Link to={`${OPERATORS.home}/reports/${targetId}`}>See what was reported</Link>
      ) : null}
    </>
  );
}

function Answer({ appeal: { outcome, answer, answeredBy, answeredAt } }: { appeal: QueuedAppealFragment }) {
  return (
    <section className={sections.section} aria-labelledby="answer">
      <h2 id="answer">Outcome</h2>
      <p>
        {`${outcome ? labelOf(APPEAL_OUTCOMES, outcome) : ""} by ${answeredBy ?? "a deleted account"}${answeredAt ? ` on ${exactTime(answeredAt)}` : ""}`}
      </p>
      {answer ? <blockquote className={classes.evidence}>{answer}</blockquote> : null}
    </section>
  );
}
