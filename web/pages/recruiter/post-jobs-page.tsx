import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { forgetField } from "../../apollo/connection-cache.ts";
import { attempt } from "../../apollo/problem.ts";
import type { PostedJob_JobFragment } from "../../generated/graphql.ts";
import { usePostedJobQuery, usePostJobMutation } from "../../generated/jobs/posted/posted-jobs.ts";
import { useViewerRecruiterQuery } from "../../generated/recruiters/recruiters.ts";
import { DraftBanner } from "../../jobs/job-form/draft-banner.tsx";
import { jobDraft } from "../../jobs/job-form/job-draft.ts";
import { JobForm, type PostWhen } from "../../jobs/job-form/job-form.tsx";
import { copyOf, freeSalaryOf, inputOf, type JobFormValues, newJobAt } from "../../jobs/job-form/job-form-values.ts";
import { OwnJobProblem } from "../../jobs/job-form/own-job-problem.tsx";
import { StartFrom } from "../../jobs/job-form/start-from.tsx";
import { useViewer } from "../../session/viewer.ts";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { notify } from "../../ui/notices/notify.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Failed to post job, try again";

/** /main-recruiter/post-jobs. `?copy=ID` starts from one of the recruiter's own jobs. */
export function Component() {
  useTitle("Create Job");
  const [params] = useSearchParams();
  const copied = params.get("copy");
  const { data, loading, error, refetch } = usePostedJobQuery({ variables: { id: copied ?? "" }, skip: !copied });
  const company = useViewerRecruiterQuery();
  const { companyLocation = "", otherPlaces = [] } = company.data?.viewerRecruiter ?? {};
  return (
    <>
      <PageHeader
        title="Create Job"
        subtitle="Job seekers see the job as soon as you post it, unless you set an opening date."
      />
      {loading || company.loading ? (
        <BlockSkeleton lines={10} />
      ) : error && !data ? (
        <OwnJobProblem error={error} failed="Failed to fetch jobs" onRetry={() => void refetch()} />
      ) : (
        <NewJob
          key={copied}
          original={data?.postedJob.job ?? null}
          empty={newJobAt([companyLocation, ...otherPlaces])}
        />
      )}
    </>
  );
}

function NewJob({ original, empty }: { original: PostedJob_JobFragment | null; empty: JobFormValues }) {
  const viewer = useViewer();
  const copy = original && copyOf(original);
  const navigate = useNavigate();
  const stored = jobDraft(viewer.id);
  const [draft, setDraft] = useState(() => (copy ? null : stored.read(empty)));
  const [postJob] = usePostJobMutation({
    update: (cache) => {
      forgetField(cache, "postedJobs");
      forgetField(cache, "recruiterDashboard");
    },
  });

  const post = async (values: JobFormValues, when: PostWhen) => {
    const problem = await attempt(
      () => postJob({ variables: { input: { ...inputOf(values), copyOf: original?.id ?? null, ...when } } }),
      FAILED,
    );
    if (problem) return problem;
    if (!copy) stored.drop();
    notify(when.isDraft ? "Draft saved." : when.opensAt ? "Job scheduled." : "Job posted.");
    return null;
  };
  const startOver = () => {
    stored.drop();
    setDraft(null);
  };

  return (
    <>
      {copy ? null : <StartFrom />}
      {draft ? <DraftBanner onStartOver={startOver}>Your draft is still here.</DraftBanner> : null}
      <JobForm
        key={draft ? "draft" : "new"}
        initialValues={copy ?? draft ?? empty}
        submit="Post job"
        canWait
        onSubmit={post}
        onSaved={() => navigate("/main-recruiter/view-jobs")}
        guarded={copy !== null}
        {...(original && { copyOf: original.id })}
        freeSalary={original ? freeSalaryOf(original) : ""}
        {...(copy ? {} : { onChange: (values) => stored.keep(values, empty) })}
      />
    </>
  );
}
