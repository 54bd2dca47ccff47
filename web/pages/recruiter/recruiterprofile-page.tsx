import { problemOf } from "../../apollo/problem.ts";
import { CompanyVerification } from "../../companies/company-verification.tsx";
import { useViewerRecruiterQuery } from "../../generated/recruiters/recruiters.ts";
import { CareersWidget } from "../../recruiters/careers-widget.tsx";
import classes from "../../recruiters/company-panel.module.css";
import { CompanyPanel } from "../../recruiters/company-panel.tsx";
import { useCan } from "../../session/viewer.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

/** /main-recruiter/recruiterprofile */
export function Component() {
  useTitle("Company profile");
  const mayVerify = useCan("CHANGE_COMPANY");
  const { data, error, refetch } = useViewerRecruiterQuery();
  return (
    <div className={classes.page}>
      <PageHeader title="Company profile" />
      {data ? (
        <>
          <CompanyPanel company={data.viewerRecruiter} />
          {mayVerify ? <CompanyVerification /> : null}
          <CareersWidget company={data.viewerRecruiter} />
        </>
      ) : error ? (
        <ErrorState message={problemOf(error, "Failed to fetch profile").message} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton lines={6} label="Loading the profile" />
      )}
    </div>
  );
}
