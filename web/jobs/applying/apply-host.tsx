import { Suspense } from "react";
import { useHydrated } from "../../ui/media.ts";
import { ClosedByEscape } from "../../ui/overlays/escape.ts";
import { lazyOnTouch } from "../../ui/overlays/lazy-part.tsx";
import { useEverOpened } from "../../ui/overlays/use-opened.ts";
import { useOpenedInAddress } from "../../ui/overlays/use-opened-in-address.ts";
import { APPLY } from "../use-job-actions.ts";

const ApplySheet = lazyOnTouch(() => import("./apply-sheet.tsx"));

/** Hosts the sheet of an application, on every page of the area. */
export function ApplyHost() {
  const [jobId, setJobId] = useOpenedInAddress(APPLY);
  const hydrated = useHydrated();
  const used = useEverOpened(jobId !== null);
  if (!used || !hydrated) return null;
  const close = () => setJobId(null);
  return (
    <Suspense fallback={jobId ? <ClosedByEscape close={close} /> : null}>
      <ApplySheet jobId={jobId} onClose={close} />
    </Suspense>
  );
}
