import { Link } from "react-router-dom";
import type { AuditEventFragment } from "../../generated/graphql.ts";
import { OPERATORS } from "../../session/roles.ts";
import { exactSecond } from "../../ui/dates.ts";
import classes from "../console.module.css";
import { actionLabel } from "./audit-actions.ts";

/** Audit log events as rows, or cards on phones; actors and subjects link to all of their events. */
export function AuditList({ events }: { events: readonly AuditEventFragment[] }) {
  return (
    <ul className={classes.table} aria-label="Audit log">
      {events.map((event) => (
        <li key={event.id}>
          <article className={classes.event}>
            <div>
              <h2>
                {actionLabel(event.operation)}
                {event.outcome === "REFUSED" && !/ (rejected|delayed)\b/.test(actionLabel(event.operation))
                  ? " failed"
                  : ""}
              </h2>
              <p>
                <Who id={event.accountId} name={event.accountName} nobody={event.address || "Not logged in"} />
                {event.byKey ? ", with a key" : ""}
              </p>
              {event.people && event.people.length > 1 ? (
                <details>
                  <summary>Affects {event.people.length} people</summary>
                  <ul>
                    {event.people.map(({ id, name }) => (
                      <li key={id}>
                        <Who id={id} name={name} nobody="" />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : event.subjectId && event.subjectId !== event.accountId ? (
                <p>
                  Affects: <Who id={event.subjectId} name={event.subjectName} nobody="" />
                </p>
              ) : null}
            </div>
            <p className={classes.quiet}>
              <time dateTime={event.createdAt}>{exactSecond(event.createdAt)}</time>
            </p>
            <p className={classes.quiet}>{[event.device, event.address].filter(Boolean).join(", ")}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

function Who({ id, name, nobody }: { id: string | null | undefined; name: string | null | undefined; nobody: string }) {
  if (!id) return nobody;
  return <Link to={`${OPERATORS.home}/audit?account=${id}`}>{name ?? id}</Link>;
}
