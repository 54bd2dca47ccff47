import { useState } from "react";
import { unsent } from "../../apollo/problem.ts";
import type { ConsoleJobFragment } from "../../generated/graphql.ts";
import { useRestoreJobMutation, useTakeDownJobMutation } from "../../generated/operators/takedowns/jobs.ts";
import { ReasonForm } from "../reason-form.tsx";

const THEN = { refetchQueries: ["OperatorJobs"], awaitRefetchQueries: true };

/** The reason for taking a job down, or for restoring it. */
export function TakedownForm({ job, onDone }: { job: ConsoleJobFragment; onDone: () => void }) {
  // The form keeps its initial action, even if the job changes while it is open.
  const [isTakenDown] = useState(job.takenDownAt !== null);
  const [takeDown] = useTakeDownJobMutation(THEN);
  const [restore] = useRestoreJobMutation(THEN);
  return (
    <ReasonForm
      label="Job"
      words={
        isTakenDown
          ? "It is restored as it was. Applicants are notified."
          : "It is hidden and closed to applications. Applicants are notified, and the company can appeal."
      }
      reader="Sent to the company."
      button={isTakenDown ? "Restore it" : "Take it down"}
      danger={!isTakenDown}
      notifiesApplicants={!isTakenDown}
      failed={unsent("Could not change the job")}
      send={async ({ explanation, messageToApplicants }) => {
        const input = { jobId: job.id, explanation };
        if (isTakenDown) return (await restore({ variables: { input } })).data?.restoreJob.message;
        return (await takeDown({ variables: { input: { ...input, messageToApplicants } } })).data?.takeDownJob.message;
      }}
      onDone={onDone}
    />
  );
}
