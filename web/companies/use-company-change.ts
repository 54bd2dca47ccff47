import { problemOf } from "../apollo/problem.ts";
import { announceLogIn } from "../session/log-ins-in-other-tabs.ts";
import { useViewer } from "../session/viewer.ts";
import { mayLeave } from "../ui/forms/use-leave-guard.ts";
import { notifyFailure } from "../ui/notices/notify.ts";

/**
 * Runs what changes the company for which one acts, or what one may do there. Then every tab of the browser, this one too, is
 * loaded anew: what it shows is another company's. Asks before something typed is lost.
 */
export function useCompanyChange(): (change: () => Promise<unknown>, failed: string) => Promise<void> {
  const { id } = useViewer();
  return async (change, failed) => {
    if (!(await mayLeave())) return;
    try {
      await change();
      announceLogIn({ role: "RECRUITER", accountId: id, actsAnew: true });
    } catch (error) {
      notifyFailure(problemOf(error, failed).message);
    }
  };
}
