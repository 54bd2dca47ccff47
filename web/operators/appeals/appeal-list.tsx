import { labelOf } from "../../../shared/closed-list.ts";
import { APPEAL_OUTCOMES, MEASURE_KINDS } from "../../../shared/operators.options.ts";
import type { QueuedAppealFragment } from "../../generated/graphql.ts";
import { OPERATORS } from "../../session/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import classes from "../console.module.css";

/** Appeals as rows, or cards on phones; each links to the decision and the appeal. */
export function AppealList({ appeals }: { appeals: readonly QueuedAppealFragment[] }) {
  return (
    <ul className={classes.table} aria-label="Appeals">
      {appeals.map((appeal) => (
        <li key={appeal.id}>
          <article className={classes.row}>
            <div>
              <h2>{appealTitle(appeal)}</h2>
              <p className={classes.clamped}>{appeal.appeal}</p>
              <p className={classes.quiet}>
                <RelativeDate prefix="Appealed" date={appeal.appealedAt} />
              </p>
            </div>
            <p className={classes.quiet}>{appealState(appeal)}</p>
            <ButtonLink
              to={`${OPERATORS.home}/appeals/${appeal.id}`}
              variant="default"
              aria-label={`Open ${appealTitle(appeal)}`}
            >
              Open
            </ButtonLink>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The measure, and whom it affects. */
export function appealTitle({ kind, title, ownerName }: QueuedAppealFragment): string {
  const what = labelOf(MEASURE_KINDS, kind);
  return `${title ? `${what}: ${title}` : what}, ${ownerName ?? "a deleted account"}`;
}

/** Whether it is pending, and for whom, or its outcome. */
export function appealState({ outcome, answeredBy, isOwnDecision, viewerCanDecide }: QueuedAppealFragment): string {
  if (outcome) return `${labelOf(APPEAL_OUTCOMES, outcome)}${answeredBy ? ` by ${answeredBy}` : ""}`;
  return isOwnDecision && !viewerCanDecide ? "Pending with another operator" : "Pending";
}
