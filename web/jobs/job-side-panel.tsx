import { Suspense } from "react";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useHydrated, useWide } from "../ui/media.ts";
import split from "../ui/overlays/split-list.module.css";
import { JobDetailsPanel, OpenJob } from "./job-details-panel.tsx";
import type { JobDetailsPanelProps } from "./open-job.tsx";

interface JobBesideProps extends JobDetailsPanelProps {
  takesFocus: boolean;
}

/**
 * The details of a job: beside the list on wide windows, otherwise over it. A page prerendered with a job in its
 * address already reserves the space.
 */
export function JobSidePanel({ takesFocus, ...panel }: JobBesideProps) {
  const wide = useWide();
  const hydrated = useHydrated();
  if (hydrated && !wide) return <JobDetailsPanel {...panel} />;
  if (panel.jobId === null) return null;
  const loading = <BlockSkeleton label="Loading job details" lines={8} />;
  return (
    <div className={split.place}>
      {wide ? (
        <Suspense fallback={loading}>
          <OpenJob {...panel} beside={{ takesFocus }} />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}
