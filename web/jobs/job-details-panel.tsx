import { Suspense } from "react";
import { lazyOnTouch } from "../ui/on-first-touch.ts";
import { useEverOpened } from "../ui/use-opened.ts";

const OpenJob = lazyOnTouch(() => import("./open-job.tsx"));

export interface JobDetailsPanelProps {
  /** Null closes it. */
  jobId: string | null;
  onClose: () => void;
}

/** The details of one job beside the list. */
export function JobDetailsPanel(props: JobDetailsPanelProps) {
  if (!useEverOpened(props.jobId !== null)) return null;
  return (
    <Suspense>
      <OpenJob {...props} />
    </Suspense>
  );
}
