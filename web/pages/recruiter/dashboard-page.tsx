import { problemOf } from "../../apollo/problem.ts";
import { refetchSilently } from "../../apollo/refetch-silently.ts";
import { useApplicantsLive } from "../../applications/applicants/use-applicants-live.ts";
import { Counters } from "../../applications/dashboard/dashboard-counters.tsx";
import classes from "../../applications/dashboard/dashboard-page.module.css";
import { DashboardPicture } from "../../applications/dashboard/dashboard-picture.tsx";
import { GettingStarted } from "../../applications/dashboard/getting-started.tsx";
import { PendingDecisions } from "../../applications/dashboard/pending-decisions.tsx";
import { RecentApplications } from "../../applications/dashboard/recent-applications.tsx";
import { RecentJobs } from "../../applications/dashboard/recent-jobs.tsx";
import { UpcomingInterviews } from "../../applications/dashboard/upcoming-interviews.tsx";
import { useRecruiterDashboardQuery } from "../../generated/applications/dashboard/dashboard.ts";
import { CompanyPanel } from "../../recruiters/company-panel.tsx";
import { useCan, useViewer } from "../../session/viewer.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Failed to fetch jobs";

export const handle = { failed: FAILED };

/** /main-recruiter: new and pending applications, jobs, and the company's profile. */
export function Component() {
  useTitle("Dashboard");
  const viewer = useViewer();
  const mayPost = useCan("CHANGE_JOBS");
  const { data, error, refetch, observable } = useRecruiterDashboardQuery({ fetchPolicy: "cache-and-network" });
  useApplicantsLive(() => void refetchSilently(observable).catch(() => {}));
  const name = data?.viewerRecruiter.companyName ?? viewer.name;
  return (
    <>
      <PageHeader title={`${name}'s Dashboard`} />
      {data ? (
        <div className={classes.page}>
          <div className={classes.main}>
            {data.recruiterDashboard.counters.applicationsReceived > 0 ? (
              <PendingDecisions waiting={data.waiting} {...data.recruiterDashboard} />
            ) : mayPost ? (
              <GettingStarted company={data.viewerRecruiter} jobsOpen={data.recruiterDashboard.counters.jobsOpen} />
            ) : null}
            <UpcomingInterviews />
            <Counters counters={data.recruiterDashboard.counters} />
            {data.recruiterDashboard.counters.applicationsReceived > 0 ? (
              <DashboardPicture {...data.recruiterDashboard} />
            ) : null}
            <RecentJobs jobs={data.recruiterDashboard.recentJobs} />
            <RecentApplications applications={data.recruiterDashboard.recentApplications} />
          </div>
          <CompanyPanel company={data.viewerRecruiter} />
        </div>
      ) : error ? (
        <ErrorState message={problemOf(error, FAILED).message} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton lines={10} label="Loading your dashboard" />
      )}
    </>
  );
}
