import { useEffect } from "react";
import { useOpenApplicationMutation } from "../generated/applications/applicants/applicants.ts";

/** Skipping past an applicant does not count as viewing them. */
const LOOKED_AFTER_MS = 1000;

/** Reports that the application on the screen is being viewed, so that its applicant learns the day. */
export function useOpenApplication(applicationId: string | null): void {
  const [open] = useOpenApplicationMutation();
  useEffect(() => {
    if (!applicationId) return;
    // Nothing on the screen depends on it; the next view reports it again.
    const timer = setTimeout(() => open({ variables: { input: { applicationId } } }).catch(() => {}), LOOKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [applicationId, open]);
}
