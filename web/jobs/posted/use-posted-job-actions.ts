import { forgetField } from "../../apollo/connection-cache.ts";
import { attempt } from "../../apollo/problem.ts";
import { noteChanged } from "../../apollo/stale-answers.ts";
import type { JobStatus, PostedJob_PostedJobFragment } from "../../generated/graphql.ts";
import { useDeleteJobMutation, useSetJobStatusMutation } from "../../generated/jobs/posted/posted-jobs.ts";
import { notify, notifyFailure } from "../../ui/notices/notify.ts";
import { confirm } from "../../ui/overlays/confirm.ts";

const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/** Describes how many applied, and who is notified: rejected applicants have had their answer already. */
function consequence({ total, rejected }: PostedJob_PostedJobFragment["applications"]): string {
  if (total === 0) return "";
  const waiting = total - rejected;
  const mails = waiting === 0 ? "" : ` We will email ${waiting === total ? "them" : `${people(waiting)} of them`}.`;
  return ` ${people(total)} applied.${mails}`;
}

/** Deletes, closes and reopens an own job. */
export function usePostedJobActions({ job, applications }: Pick<PostedJob_PostedJobFragment, "job" | "applications">) {
  const { id, title, status: before } = job;
  const [deleteJob] = useDeleteJobMutation();
  const [changeStatus] = useSetJobStatusMutation();

  return {
    /**
     * Asks, then deletes; the job is removed from the list only after the server has deleted it (docs/specification.md
     * 4.2).
     */
    async remove() {
      const sure = await confirm({
        title: `Delete ${title}`,
        body: `Are you sure you want to delete this job? This action cannot be undone.${consequence(applications)}`,
        confirm: "Delete",
        danger: true,
      });
      if (!sure) return;
      const problem = await attempt(
        () =>
          deleteJob({
            variables: { input: { jobId: id } },
            update: (cache) => {
              cache.evict({ id: cache.identify({ __typename: "PostedJob", id }) ?? "" });
              noteChanged("postedJobs");
              forgetField(cache, "recruiterDashboard");
            },
          }),
        "The job could not be deleted. Try again.",
      );
      if (problem) notifyFailure(problem.message);
      else notify(`${title} deleted.`);
    },

    /** Shows the new status immediately and rolls it back when the server refuses. */
    async setStatus(status: JobStatus) {
      const { createdAt } = job;
      const optimisticResponse = {
        setJobStatus: { __typename: "JobPayload", job: { __typename: "Job", id, status, opensAt: null, createdAt } },
      };
      const problem = await attempt(
        () =>
          changeStatus({
            variables: { input: { jobId: id, status } },
            optimisticResponse,
            update: () => noteChanged("postedJobs"),
          }),
        "The job could not be changed. Try again.",
      );
      if (problem) notifyFailure(problem.message);
      else if (status === "CLOSED") notify(`${title} closed.`);
      else notify(before === "CLOSED" ? `${title} reopened.` : `${title} posted.`);
    },
  };
}
