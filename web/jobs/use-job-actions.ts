import { useApolloClient } from "@apollo/client/react";
import { dropFromConnection, forgetList } from "../apollo/connection-cache.ts";
import { problemOf } from "../apollo/problem.ts";
import { useApplyToJobMutation, useSaveJobMutation, useUnsaveJobMutation } from "../generated/graphql.ts";
import { tellFailure } from "../ui/notify.ts";
import type { JobView } from "./job-view.ts";

/** SPEC.md section 8: said when saving or applying fails without words of the server's. */
const FAILED = "Something went wrong.";

/** A mutation's answer before it arrives; the type names let the cache find the job. */
const jobPayload = <Fields extends object>(fields: Fields) => ({
  __typename: "JobPayload",
  job: { __typename: "Job", ...fields },
});

/** Saves or unsaves at once, on every card of that job; put back, and said, when it fails. */
export function useToggleSave(): (job: Pick<JobView, "id" | "viewerHasSaved">) => void {
  const [save] = useSaveJobMutation();
  const [unsave] = useUnsaveJobMutation();
  const { cache } = useApolloClient();
  return ({ id, viewerHasSaved }) => {
    const expected = jobPayload({ id, viewerHasSaved: !viewerHasSaved });
    const variables = { input: { jobId: id } };
    const toggled: Promise<unknown> = viewerHasSaved
      ? unsave({
          variables,
          optimisticResponse: { unsaveJob: expected },
          update: (layer) => dropFromConnection(layer, "savedJobs", (read) => read("id") === id),
        })
      : save({
          variables,
          optimisticResponse: { saveJob: expected },
        }).then(() => forgetList(cache, "savedJobs"));
    toggled.catch((error: unknown) => tellFailure(problemOf(error, FAILED).message));
  };
}

/** Applies at once, with the profile's resume; put back, and said, when it fails. */
export function useApply(): (job: Pick<JobView, "id">) => void {
  const [apply] = useApplyToJobMutation();
  const { cache } = useApolloClient();
  return ({ id }) => {
    const expected = { id, viewerApplicationStatus: "APPLIED" as const, viewerAppliedAt: new Date().toISOString() };
    apply({
      variables: { input: { jobId: id } },
      optimisticResponse: { applyToJob: jobPayload(expected) },
    })
      .then(() => forgetList(cache, "appliedJobs"))
      .catch((error: unknown) => tellFailure(problemOf(error, FAILED).message));
  };
}
