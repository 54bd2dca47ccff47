import { Button, type ButtonProps } from "@mantine/core";
import type { JobView } from "../job-view.ts";

interface ApplyButtonProps extends ButtonProps {
  /** Without `viewerCanApply`, as in lists of open jobs, the user can apply until they have applied. */
  job: Pick<JobView, "viewerApplicationStatus"> & { viewerCanApply?: boolean };
  /** Why applying is no longer possible; null while it is. */
  gone?: string | null;
  onApply: (() => void) | undefined;
  "aria-label"?: string;
}

/** Whether the user has an application to the job that is not withdrawn. */
export const hasApplied = ({ viewerApplicationStatus }: Pick<JobView, "viewerApplicationStatus">): boolean =>
  viewerApplicationStatus !== null && viewerApplicationStatus !== "WITHDRAWN";

/** Applies once. Keeps the focus after it is disabled. */
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
