import { labelOf } from "../../../shared/closed-list.ts";
import { APPEAL_OUTCOMES, MEASURE_KINDS } from "../../../shared/operators.options.ts";
import type { QueuedAppealFragment } from "../../generated/graphql.ts";
import { OPERATORS } from "../../session/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import classes from "../desk.module.css";

/** Appeals as rows, as cards on phones; each leads to what was decided and what is said to it. */
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

/** What was done to whom. */
export function appealTitle({ kind, title, whose }: QueuedAppealFragment): string {
  const what = labelOf(MEASURE_KINDS, kind);
  return `${title ? `${what}: ${title}` : what}, ${whose ?? "a deleted account"}`;
}

/** Whether it waits, and for whom, or what became of it. */
export function appealState({ outcome, answeredBy, isOwnDecision }: QueuedAppealFragment): string {
  if (outcome) return `${labelOf(APPEAL_OUTCOMES, outcome)}${answeredBy ? ` by ${answeredBy}` : ""}`;
  return isOwnDecision ? "Waits for another operator" : "Waits";
}
