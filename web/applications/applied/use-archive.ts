import { dropFromConnection, forgetField } from "../../apollo/connection-cache.ts";
import { NOT_SENT, problemOf } from "../../apollo/problem.ts";
import { useArchiveApplicationMutation } from "../../generated/applications/applied/applied-jobs.ts";
import type { OwnApplication_ApplicationFragment } from "../../generated/graphql.ts";
import { notify, notifyFailure } from "../../ui/notices/notify.ts";

type Archived = Pick<OwnApplication_ApplicationFragment, "id" | "job">;

/** Archives or restores an application optimistically; rolls back with a message on failure. */
export function useArchive(): (application: Archived, archived: boolean) => Promise<void> {
  const [archive] = useArchiveApplicationMutation();
  return async ({ id, job }, archived) => {
    const application = { __typename: "OwnApplication", id, isArchived: archived };
    const optimisticResponse = { archiveApplication: { __typename: "ArchiveApplicationPayload", application } };
    try {
      await archive({
        variables: { input: { jobId: job.id, archived } },
        optimisticResponse,
        update: (cache) => {
          dropFromConnection(cache, "appliedJobs", (read) => read("id") === id);
          // The target list is refetched when it is shown.
          forgetField(cache, "appliedJobs", { archived, order: "STATUS" });
        },
      });
      notify(archived ? "Application archived." : "Application brought back.");
    } catch (error) {
      notifyFailure(problemOf(error, NOT_SENT).message);
    }
  };
}
