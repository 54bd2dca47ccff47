import { problemOf } from "../apollo/problem.ts";
import { announceLogIn } from "../session/log-ins-in-other-tabs.ts";
import { useViewer } from "../session/viewer.ts";
import { mayLeave } from "../ui/forms/use-leave-guard.ts";
import { notifyFailure } from "../ui/notices/notify.ts";

/**
 * Runs a change of the current company, or of the permissions there. Afterwards every tab of the browser, including
 * this one, is reloaded: its content belongs to another company. Asks before unsaved changes are lost.
 */
export function useCompanyChange(): (change: () => Promise<unknown>, failed: string) => Promise<void> {
  const { id } = useViewer();
  return async (change, failed) => {
    if (!(await mayLeave())) return;
    try {
      await change();
      announceLogIn({ role: "RECRUITER", accountId: id, switchesContext: true });
    } catch (error) {
      notifyFailure(problemOf(error, failed).message);
    }
  };
}
