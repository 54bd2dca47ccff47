import type { RecruiterDashboardQuery } from "../../generated/graphql.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { allApplicantsAddress, EVERYBODY } from "../review-address.ts";
import classes from "./dashboard-page.module.css";

type DashboardCounters = RecruiterDashboardQuery["recruiterDashboard"]["counters"];

const COUNTERS = [
  ["Jobs Posted", "jobsPosted", "/main-recruiter/view-jobs"],
  ["Applications Received", "applicationsReceived", allApplicantsAddress(EVERYBODY)],
  ["Applications Accepted", "applicationsAccepted", allApplicantsAddress({ tab: "ACCEPTED" })],
  ["Applications rejected", "applicationsRejected", allApplicantsAddress({ tab: "REJECTED" })],
] as const satisfies readonly [string, keyof DashboardCounters, string][];

/** The four counters, over all jobs. */
export function Counters({ counters }: { counters: DashboardCounters }) {
  return (
    <dl className={classes.counters}>
      {COUNTERS.map(([label, name, address]) => {
        const count = counters[name].toLocaleString("en-GB");
        return (
          <div key={name} className={classes.counter}>
            <dt>{label}</dt>
            <dd>
              <PageLink to={address} aria-label={`${label}: ${count}`}>
                {count}
              </PageLink>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
