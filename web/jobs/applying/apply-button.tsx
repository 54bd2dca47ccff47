import { Button, type ButtonLook } from "../../ui/plain/button.tsx";
import type { JobView } from "../job-view.ts";

interface ApplyButtonProps extends ButtonLook {
  /** In a list of open jobs, whose cards do without `viewerCanApply`, one can apply until one has. */
  job: Pick<JobView, "viewerApplicationStatus"> & { viewerCanApply?: boolean };
  /** Why one can no longer apply; null while one can. */
  gone?: string | null;
  onApply: (() => void) | undefined;
  "aria-label"?: string;
}

/** Whether the reader's application to the job counts. */
export const hasApplied = ({ viewerApplicationStatus }: Pick<JobView, "viewerApplicationStatus">): boolean =>
  viewerApplicationStatus !== null && viewerApplicationStatus !== "WITHDRAWN";

/** Applies once. It keeps the focus when there is nothing more to press. */
export function ApplyButton({ job, gone = null, onApply, ...button }: ApplyButtonProps) {
  const applied = hasApplied(job);
  const done = !(job.viewerCanApply ?? !applied);
  return (
    <Button
      {...button}
      data-disabled={done || undefined}
      aria-disabled={done || undefined}
      onClick={done ? undefined : onApply}
    >
      {applied ? "Applied" : (gone ?? "Apply")}
    </Button>
  );
}
