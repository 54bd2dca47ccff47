import type { RecruiterDashboardQuery } from "../generated/graphql.ts";
import { useMay } from "../session/viewer.ts";
import { PageLink } from "../ui/page-link.tsx";
import classes from "./dashboard-page.module.css";

type DashboardCounters = RecruiterDashboardQuery["recruiterDashboard"]["counters"];

const ACTIVITY = "/main-recruiter/activity";
const COUNTERS = [
  ["Jobs Posted", "jobsPosted", "/main-recruiter/view-jobs"],
  ["Applications Received", "applicationsReceived", "/main-recruiter/view-jobs?order=WAITING"],
  ["Applications Accepted", "applicationsAccepted", `${ACTIVITY}?kind=APPLICANT_ACCEPTED`],
  ["Applications rejected", "applicationsRejected", `${ACTIVITY}?kind=APPLICANT_REJECTED`],
] as const satisfies readonly [string, keyof DashboardCounters, string][];

/** The four counters, true over everything. */
export function Counters({ counters }: { counters: DashboardCounters }) {
  const maySeeActivity = useMay("SEE_ACTIVITY");
  return (
    <dl className={classes.counters}>
      {COUNTERS.map(([label, name, address]) => {
        const count = counters[name].toLocaleString("en-GB");
        return (
          <div key={name} className={classes.counter}>
            <dt>{label}</dt>
            <dd>
              {maySeeActivity || !address.startsWith(ACTIVITY) ? (
                <PageLink to={address} aria-label={`${label}: ${count}`}>
                  {count}
                </PageLink>
              ) : (
                count
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
