import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { problemOf, type ServerProblem } from "../../apollo/problem.ts";
import type { PostedJob_PostedJobFragment } from "../../generated/graphql.ts";
import { PostedJobDocument, useEditJobMutation } from "../../generated/jobs/posted/posted-jobs.ts";
import { mergeChanges } from "../../ui/forms/merge-changes.ts";
import { jobCollisions } from "./job-collisions.ts";
import { freeSalaryOf, inputOf, type JobFormValues, valuesOf } from "./job-form-values.ts";

const FAILED = "Failed to post job, try again";

/** The stored state that the form's changes are based on. */
export interface JobBase {
  readonly values: JobFormValues;
  readonly updatedAt: string;
}

/** Why a job was not saved. */
export interface JobProblem extends ServerProblem {
  /** The form's values together with what others have changed. */
  readonly merged?: JobFormValues;
}

const baseOf = ({ job, editors }: PostedJob_PostedJobFragment): JobBase => ({
  values: valuesOf(job, editors),
  updatedAt: job.updatedAt,
});

/**
 * Saves a posted job. Changes that others have saved in the meantime are merged; fields that both have changed are
 * refused, and can be saved again knowingly. `draftBase`: what a restored draft is based on.
 */
export function useSaveJob(posted: PostedJob_PostedJobFragment, draftBase: JobBase | null) {
  const client = useApolloClient();
  const [editJob] = useEditJobMutation();
  const [base, setBase] = useState(() => draftBase ?? baseOf(posted));
  const { id } = posted.job;

  const send = async (values: JobFormValues, { job, viewerCanChangeEditors }: typeof posted, updatedAt: string) => {
    const { salaryRange, editors = values.editors, ...input } = inputOf(values);
    // Free-text pay is retained as long as no range is chosen.
    const keepsPay = freeSalaryOf(job) !== "" && !salaryRange;
    const edited = { ...input, ...(keepsPay ? {} : { salaryRange }), ...(viewerCanChangeEditors ? { editors } : {}) };
    await editJob({
      variables: { input: { id, ...edited, unchangedSince: updatedAt } },
      update: (cache) => {
        const postedId = cache.identify({ __typename: "PostedJob", id });
        if (postedId && viewerCanChangeEditors) cache.modify({ id: postedId, fields: { editors: () => editors } });
      },
    });
  };

  const merge = async (values: JobFormValues, from: JobBase): Promise<JobProblem | null> => {
    const { data } = await client.query({ query: PostedJobDocument, variables: { id }, fetchPolicy: "network-only" });
    if (!data) return { message: FAILED, fields: {} };
    const now = baseOf(data.postedJob);
    const { values: merged, collisions } = mergeChanges(from.values, values, now.values);
    setBase(now);
    if (collisions.length > 0) return { ...jobCollisions(now.values, collisions), merged };
    return saveFrom(merged, now, data.postedJob);
  };

  async function saveFrom(values: JobFormValues, from: JobBase, as: typeof posted): Promise<JobProblem | null> {
    try {
      await send(values, as, from.updatedAt);
      return null;
    } catch (error) {
      const problem = problemOf(error, FAILED);
      return problem.code === "CONFLICT" ? merge(values, from).catch((failure) => problemOf(failure, FAILED)) : problem;
    }
  }

  return {
    base,
    save: (values: JobFormValues) => saveFrom(values, base, posted),
    /** For a form that starts over with what is stored now. */
    reset: () => setBase(baseOf(posted)),
  };
}
