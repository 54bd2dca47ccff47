import type { JobAlert_AlertFragment } from "../../generated/graphql.ts";
import {
  JobAlertPreviewDocument,
  JobAlertsDocument,
  useDeleteJobAlertMutation,
} from "../../generated/jobs/alerts/job-alerts.ts";
import { confirm } from "../../ui/overlays/confirm.ts";

/** Returns a function that asks and then deletes a job alert, and whether it runs. `onFailed` gets the error. */
export function useDeleteAlert(onDeleted: () => void, onFailed: (error: unknown) => void) {
  const [end, { loading }] = useDeleteJobAlertMutation({
    refetchQueries: [JobAlertPreviewDocument, JobAlertsDocument],
    awaitRefetchQueries: true,
  });
  const ask = async ({ id: alertId, name }: Pick<JobAlert_AlertFragment, "id" | "name">) => {
    const body = `You will no longer be notified about ${name}.`;
    if (await confirm({ title: "Delete this alert?", body, confirm: "Delete", danger: true }))
      await end({ variables: { input: { alertId } } }).then(onDeleted, onFailed);
  };
  return [ask, loading] as const;
}
