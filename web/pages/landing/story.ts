import { useState } from "react";
import type { ApplicationStatusValue } from "../../jobs/job-view.ts";

/** The progress of one application on the landing page: the visitor applies, then decides, and sees both sides. */
export interface Story {
  saved: boolean;
  status: ApplicationStatusValue | null;
  toggleSave: () => void;
  apply: () => void;
  decide: (status: ApplicationStatusValue) => void;
}

export function useStory(): Story {
  const [saved, setSaved] = useState(false);
  const [status, setStatus] = useState<ApplicationStatusValue | null>(null);
  return {
    saved,
    status,
    toggleSave: () => setSaved((was) => !was),
    apply: () => setStatus("APPLIED"),
    decide: setStatus,
  };
}
