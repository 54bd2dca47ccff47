import type { RecruiterDashboardQuery } from "../generated/graphql.ts";
import classes from "./dashboard-page.module.css";

type DashboardCounters = RecruiterDashboardQuery["recruiterDashboard"]["counters"];

const COUNTERS = [
  ["Jobs Posted", "jobsPosted"],
  ["Applications Received", "applicationsReceived"],
  ["Applications Accepted", "applicationsAccepted"],
  ["Applications rejected", "applicationsRejected"],
] as const satisfies readonly [string, keyof DashboardCounters][];

/** The four counters, true over everything. */
export function Counters({ counters }: { counters: DashboardCounters }) {
  return (
    <dl className={classes.counters}>
      {COUNTERS.map(([label, name]) => (
        <div key={name} className={classes.counter}>
          <dt>{label}</dt>
          <dd>{counters[name].toLocaleString("en-GB")}</dd>
        </div>
      ))}
    </dl>
  );
}
