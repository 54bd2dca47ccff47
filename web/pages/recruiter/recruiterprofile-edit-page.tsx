import { problemOf } from "../../apollo/problem.ts";
import { useViewerRecruiterQuery } from "../../generated/recruiters/recruiters.ts";
import { CompanyForm } from "../../recruiters/company-form.tsx";
import classes from "../../recruiters/company-panel.module.css";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

/** /main-recruiter/recruiterprofile-edit */
export function Component() {
  useTitle("Edit Company Profile");
  const { data, error, refetch } = useViewerRecruiterQuery();
  return (
    <div className={classes.page}>
      <PageHeader
        title="Refine Your Hiring Identity"
        subtitle="Job seekers see your company's name, size and logo on every job."
      />
      {data ? (
        <CompanyForm company={data.viewerRecruiter} />
      ) : error ? (
        <ErrorState message={problemOf(error, "Failed to fetch profile").message} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton lines={8} label="Loading the profile" />
      )}
    </div>
  );
}
