import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { attempt } from "../../apollo/problem.ts";
import type { PostedJob_PostedJobFragment } from "../../generated/graphql.ts";
import { usePostedJobQuery, useSetJobStatusMutation } from "../../generated/jobs/posted/posted-jobs.ts";
import { DraftBanner } from "../../jobs/job-form/draft-banner.tsx";
import { jobDraft } from "../../jobs/job-form/job-draft.ts";
import { JobForm, type PostWhen } from "../../jobs/job-form/job-form.tsx";
import { freeSalaryOf, type JobFormValues, valuesOf } from "../../jobs/job-form/job-form-values.ts";
import { OwnJobProblem } from "../../jobs/job-form/own-job-problem.tsx";
import { useSaveJob } from "../../jobs/job-form/use-save-job.ts";
import { TransferJob } from "../../jobs/posted/transfer-job.tsx";
import { useViewer } from "../../session/viewer.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { notify } from "../../ui/notices/notify.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const SAVED = {
  DRAFT: "Draft saved.",
  SCHEDULED: "Job scheduled.",
  OPEN: "Job posted.",
} as const;

const LIST = "/main-recruiter/view-jobs";

/** /main-recruiter/edit-job/:jobId, pre-filled. */
export function Component() {
  useTitle("Edit Job");
  const { jobId = "" } = useParams();
  const { data, error, refetch } = usePostedJobQuery({ variables: { id: jobId } });
  return (
    <>
      <PageHeader
        title="Edit Job"
        subtitle={data?.postedJob.job.title}
        actions={data?.postedJob.viewerCanChangeEditors ? <TransferJob posted={data.postedJob} /> : null}
      />
      {data?.postedJob.viewerCanEdit ? (
        <EditForm key={jobId} posted={data.postedJob} />
      ) : data ? (
        <ErrorState
          message={data.postedJob.viewerEditRefusal ?? ""}
          elsewhere={<ButtonLink to={LIST}>Go to your jobs</ButtonLink>}
        />
      ) : error ? (
        <OwnJobProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton lines={10} />
      )}
    </>
  );
}

function EditForm({ posted }: { posted: PostedJob_PostedJobFragment }) {
  const { job, editors: storedEditors, viewerCanChangeEditors } = posted;
  const navigate = useNavigate();
  const [setStatus] = useSetJobStatusMutation();
  const isUnopened = job.status === "DRAFT" || job.status === "SCHEDULED";
  const values = valuesOf(job, storedEditors);
  const freeSalary = freeSalaryOf(job);
  const viewer = useViewer();
  const stored = jobDraft(viewer.id, job.id);
  const [draft, setDraft] = useState(() => stored.read(values));
  const { base, save: saveJob, reset } = useSaveJob(posted, draft && stored.readBase());
  // Leaving has been confirmed. When a session ends, another page is loaded, and the draft is preserved for the next
  // login.
  const drop = useEffectEvent(() => stored.drop());
  useEffect(() => () => drop(), []);
  const save = async (changed: JobFormValues, when: PostWhen) => {
    const status = when.isDraft ? "DRAFT" : when.opensAt ? "SCHEDULED" : "OPEN";
    const turned = { input: { jobId: job.id, status, opensAt: when.opensAt ?? null } } as const;
    const problem =
      (await saveJob(changed)) ??
      (isUnopened ? await attempt(() => setStatus({ variables: turned }), "Failed to post job, try again") : null);
    if (problem) return problem;
    stored.drop();
    notify(isUnopened ? SAVED[status] : "Changes saved.");
    return null;
  };
  const startOver = () => {
    stored.drop();
    reset();
    setDraft(null);
  };
  return (
    <>
      {draft ? <DraftBanner onStartOver={startOver}>Your unsaved changes are still here.</DraftBanner> : null}
      <JobForm
        key={draft ? "draft" : "stored"}
        initialValues={draft ?? values}
        restored={draft !== null}
        onChange={(changed) => stored.keep(changed, base.values, base)}
        submit={isUnopened ? "Post job" : "Save changes"}
        canWait={isUnopened}
        storedOpensAt={job.opensAt}
        onSubmit={save}
        onSaved={() => navigate(LIST)}
        guarded
        storedDeadline={values.applicationDeadline}
        copyOf={job.id}
        freeSalary={freeSalary}
        postedAt={job.createdAt}
        editorsFixed={!viewerCanChangeEditors}
        actions={
          <ButtonLink to={LIST} variant="default">
            Cancel
          </ButtonLink>
        }
      />
    </>
  );
}
