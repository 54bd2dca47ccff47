import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { PostedJob_PostedJobFragment } from "../../generated/graphql.ts";
import { PostedJobDocument, useEditJobMutation } from "../../generated/jobs/posted/posted-jobs.ts";
import { type FormBase, type MergedProblem, saveMerging } from "../../ui/forms/save-merging.ts";
import { jobCollisions } from "./job-collisions.ts";
import { freeSalaryOf, inputOf, type JobFormValues, valuesOf } from "./job-form-values.ts";

const FAILED = "Failed to post job, try again";

/** The stored state that the form's changes are based on. */
export type JobBase = FormBase<JobFormValues>;

/** Why a job was not saved. */
export type JobProblem = MergedProblem<JobFormValues>;

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

  const send = async (
    values: JobFormValues,
    { job, viewerCanChangeEditors }: typeof posted,
    updatedAt: string | null,
  ) => {
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

  const save = async (values: JobFormValues): Promise<JobProblem | null> => {
    let now = posted;
    const result = await saveMerging(values, base, {
      save: (merged, from) => send(merged, now, from.updatedAt),
      read: async () => {
        const { data } = await client.query({
          query: PostedJobDocument,
          variables: { id },
          fetchPolicy: "network-only",
        });
        if (!data) throw new Error(FAILED);
        now = data.postedJob;
        setBase(baseOf(now));
        return baseOf(now);
      },
      collided: jobCollisions,
      failed: FAILED,
    });
    return "problem" in result ? result.problem : null;
  };

  return {
    base,
    save,
    /** For a form that starts over with what is stored now. */
    reset: () => setBase(baseOf(posted)),
  };
}
