import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { dropFromConnection, forgetField } from "../apollo/connection-cache.ts";
import { jobActionProblem } from "../apollo/problem.ts";
import { useOptimisticChange } from "../apollo/use-optimistic-change.ts";
import { useSaveJobMutation, useUnsaveJobMutation } from "../generated/jobs/jobs.ts";
import { announce } from "../ui/notices/announce.tsx";
import { notifyFailure } from "../ui/notices/notify.ts";
import { useOpenedInAddress } from "../ui/overlays/use-opened-in-address.ts";
import type { JobView } from "./job-view.ts";

/** Address parameter with the job that is being applied to. */
export const APPLY = "apply";

/** The message for a job that is not shown: deleted ones cannot be told from those that never existed. */
export const JOB_GONE = "This job cannot be found. It may have been taken down.";

function failed(error: unknown): void {
  const { code, message } = jobActionProblem(error);
  notifyFailure(code === "NOT_FOUND" ? JOB_GONE : message);
}

/** Saves or unsaves optimistically, on every card of that job; rolls back with a message on failure. */
export function useToggleSave(): (job: Pick<JobView, "id" | "title" | "viewerHasSaved">) => void {
  const [save] = useSaveJobMutation();
  const [unsave] = useUnsaveJobMutation();
  const { cache } = useApolloClient();
  const change = useOptimisticChange();
  return ({ id, title, viewerHasSaved: saved }) => {
    const variables = { input: { jobId: id } };
    const drop = (from: ApolloCache) => dropFromConnection(from, "savedJobs", (read) => read("id") === id);
    change({
      of: { __typename: "Job", id },
      field: "viewerHasSaved",
      from: saved,
      to: !saved,
      lists: ["savedJobs"],
      ...(saved && { show: drop }),
      send: async () =>
        saved
          ? ((await unsave({ variables, update: drop })).data?.unsaveJob?.job.viewerHasSaved ?? false)
          : ((await save({ variables })).data?.saveJob?.job.viewerHasSaved ?? true),
    }).then((outcome) => {
      if (outcome === "superseded") return;
      if (!saved) forgetField(cache, "savedJobs");
      announce(saved ? `${title} removed from your saved jobs.` : `${title} saved.`);
    }, failed);
  };
}

/** Returns a function that opens the sheet in which the seeker applies to a job. */
export function useApply(): (job: Pick<JobView, "id">) => void {
  const [, open] = useOpenedInAddress(APPLY);
  return ({ id }) => open(id);
}
