import { NOT_SENT, problemOf } from "../../apollo/problem.ts";
import { useArchiveApplicationMutation } from "../../generated/applications/applied/applied-jobs.ts";
import type { OwnApplication_ApplicationFragment } from "../../generated/graphql.ts";
import { notify, notifyFailure } from "../../ui/notices/notify.ts";

/** Archives or restores an application optimistically; rolls back with a message on failure. */
export function useArchive(): (
  application: Pick<OwnApplication_ApplicationFragment, "id" | "job">,
  archived: boolean,
) => Promise<void> {
  const [archive] = useArchiveApplicationMutation();
  return async ({ id, job }, archived) => {
    const application = { __typename: "OwnApplication", id, isArchived: archived };
    const optimisticResponse = { archiveApplication: { __typename: "ArchiveApplicationPayload", application } };
    try {
      await archive({ variables: { input: { jobId: job.id, archived } }, optimisticResponse });
      notify(archived ? "Application archived." : "Application unarchived.");
    } catch (error) {
      notifyFailure(problemOf(error, NOT_SENT).message);
    }
  };
}
