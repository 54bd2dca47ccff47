import type { ApolloCache } from "@apollo/client";
import { dropFromConnection } from "../../apollo/connection-cache.ts";
import { jobActionProblem } from "../../apollo/problem.ts";
import { useOptimisticChange } from "../../apollo/use-optimistic-change.ts";
import { useWithdrawApplicationMutation } from "../../generated/applications/applied/applied-jobs.ts";
import type { OwnApplication_ApplicationFragment } from "../../generated/graphql.ts";
import { notify, notifyFailure } from "../../ui/notices/notify.ts";
import { confirm } from "../../ui/overlays/confirm.ts";

/**
 * Asks for confirmation, then withdraws an application optimistically everywhere; rolls back with a message on failure.
 * `onConfirmed` is called as soon as the seeker has confirmed.
 */
export function useWithdraw(): (
  application: Pick<OwnApplication_ApplicationFragment, "id" | "job">,
  onConfirmed: () => void,
) => Promise<void> {
  const [withdraw] = useWithdrawApplicationMutation();
  const change = useOptimisticChange();
  return async ({ id, job }, onConfirmed) => {
    const yes = await confirm({
      title: "Withdraw this application?",
      body: `${job.company.name} will no longer see your application for ${job.title}. You can apply again while the job is open.`,
      confirm: "Withdraw",
      danger: true,
    });
    if (!yes) return;
    onConfirmed();
    const drop = (cache: ApolloCache) => dropFromConnection(cache, "appliedJobs", (read) => read("id") === id);
    const update = (cache: ApolloCache) => {
      drop(cache);
      const fields = {
        viewerApplicationStatus: () => null,
        viewerAppliedAt: () => null,
        viewerCanApply: () => job.takesApplications,
      };
      cache.modify({ id: cache.identify({ __typename: "Job", id: job.id }) ?? "", fields });
    };
    try {
      const outcome = await change({
        of: { __typename: "Job", id: job.id },
        field: "viewerApplicationStatus",
        from: job.viewerApplicationStatus,
        to: null,
        along: { viewerAppliedAt: null, viewerCanApply: job.takesApplications },
        lists: ["appliedJobs"],
        show: drop,
        send: async () => {
          await withdraw({ variables: { input: { jobId: job.id } }, update });
          return null;
        },
      });
      if (outcome === "done") notify("Application withdrawn.");
    } catch (error) {
      notifyFailure(jobActionProblem(error).message);
    }
  };
}
