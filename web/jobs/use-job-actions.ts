import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useLocation } from "react-router-dom";
import { dropFromConnection, forgetField } from "../apollo/connection-cache.ts";
import { jobActionProblem, problemOf } from "../apollo/problem.ts";
import { useOptimisticChange } from "../apollo/use-optimistic-change.ts";
import { useApplyToJobMutation, useSaveJobMutation, useUnsaveJobMutation } from "../generated/jobs/jobs.ts";
import { announce } from "../ui/notices/announce.tsx";
import { notifyFailure } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import { useOpenedInAddress } from "../ui/overlays/use-opened-in-address.ts";
import { APPLY, confirmEmptyApplication, noteApplied, sourceAt } from "./applying/applying.ts";
import type { JobView } from "./job-view.ts";

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
      announce(saved ? `${title} is no longer saved.` : `${title} is saved.`);
    }, failed);
  };
}

/**
 * Applies immediately, with the profile's resume, and shows what was sent; rolls back with a message on failure: the
 * job may have closed in the meantime. For a job with questions, opens them instead.
 */
export function useApply(
  onFailure?: () => void,
): (job: Pick<JobView, "id" | "title" | "company" | "viewerApplicationStatus" | "asksQuestions">) => void {
  const [apply] = useApplyToJobMutation();
  const source = sourceAt(useLocation());
  const client = useApolloClient();
  const change = useOptimisticChange();
  const [, askQuestions] = useOpenedInAddress(APPLY);
  const send = (job: Parameters<ReturnType<typeof useApply>>[0], asksWhenEmpty: boolean): void =>
    void change({
      of: { __typename: "Job", id: job.id },
      field: "viewerApplicationStatus",
      from: job.viewerApplicationStatus,
      to: "APPLIED",
      along: { viewerAppliedAt: new Date().toISOString(), viewerCanApply: false },
      lists: ["appliedJobs"],
      send: async () => {
        const { data } = await apply({ variables: { input: { jobId: job.id }, source, asksWhenEmpty } });
        return data?.applyToJob?.job.viewerApplicationStatus ?? "APPLIED";
      },
    }).then(
      (outcome) => {
        if (outcome === "superseded") return;
        noteApplied({ client, job, change });
      },
      async (error: unknown) => {
        if (problemOf(error).code === "PROFILE_EMPTY") {
          if (await confirm(confirmEmptyApplication(job.company.name))) send(job, false);
          return;
        }
        failed(error);
        onFailure?.();
      },
    );
  return (job) => (job.asksQuestions ? askQuestions(job.id) : send(job, true));
}
