import { IconCalendarClock, IconLock, IconLockOpen, IconPencil } from "@tabler/icons-react";
import type { PostedJob_JobFragment } from "../generated/graphql.ts";
import { mediumDate } from "../ui/dates.ts";
import { StatusBadge } from "../ui/status-badge.tsx";
import { today } from "./job-form/job-form-values.ts";

/** The status of a posted job as a word and an icon. */
export function PostedJobStatus({
  job,
}: {
  job: Pick<PostedJob_JobFragment, "status" | "opensAt" | "applicationDeadline">;
}) {
  const { status, opensAt, applicationDeadline } = job;
  if (status === "DRAFT")
    return (
      <StatusBadge tone="wait" icon={IconPencil}>
        Draft
      </StatusBadge>
    );
  if (status === "SCHEDULED")
    return <StatusBadge tone="wait" icon={IconCalendarClock}>{`Opens ${mediumDate(opensAt ?? "")}`}</StatusBadge>;
  if (status === "CLOSED")
    return (
      <StatusBadge tone="quiet" icon={IconLock}>
        Closed
      </StatusBadge>
    );
  const expired = applicationDeadline !== null && applicationDeadline < today();
  return (
    <StatusBadge tone={expired ? "quiet" : "accent"} icon={expired ? IconLock : IconLockOpen}>
      {expired ? "Deadline passed" : "Open"}
    </StatusBadge>
  );
}
