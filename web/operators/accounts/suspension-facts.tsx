import { Link } from "react-router-dom";
import type { OperatorAccountsQuery } from "../../generated/graphql.ts";
import { OPERATORS } from "../../session/roles.ts";
import { longDate } from "../../ui/dates.ts";
import classes from "../console.module.css";

type DeskAccount = Pick<OperatorAccountsQuery["operatorAccounts"][number], "suspendedAt" | "suspension">;

const REPORTED = {
  PERSON: "report about the person",
  MESSAGE: "report about a message",
  JOB: "report about a job",
  OFFER: "report about an offer",
};

/** Since when an account is suspended, by whom, why and because of which report. */
export function SuspensionFacts({ account: { suspendedAt, suspension } }: { account: DeskAccount }) {
  if (!suspendedAt) return null;
  const { explanation, decidedBy, reportedThing } = suspension ?? {};
  return (
    <div className={classes.suspension}>
      <p>{`Suspended since ${longDate(suspendedAt)}${decidedBy ? ` by ${decidedBy}` : ""}`}</p>
      {explanation ? <p>“{explanation}”</p> : null}
      <p className={classes.quiet}>
        {reportedThing ? (
          <>
            After a <Link to={`${OPERATORS.home}/reports/${reportedThing.id}`}>{REPORTED[reportedThing.kind]}</Link>
          </>
        ) : (
          "Without a report"
        )}
      </p>
    </div>
  );
}
