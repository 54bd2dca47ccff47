import { Suspense } from "react";
import { useHydrated } from "../ui/media.ts";
import { lazyOnTouch } from "../ui/overlays/lazy-part.tsx";
import { useEverOpened } from "../ui/overlays/use-opened.ts";
import type { JobDetailsPanelProps } from "./open-job.tsx";

export const OpenJob = lazyOnTouch(() => import("./open-job.tsx"));

/** The details of a job, over the list. Not part of a prerendered page: it opens once the page is hydrated. */
export function JobDetailsPanel(props: JobDetailsPanelProps) {
  const hydrated = useHydrated();
  const used = useEverOpened(props.jobId !== null);
  if (!used || !hydrated) return null;
  return (
    <Suspense>
      <OpenJob {...props} />
    </Suspense>
  );
}
