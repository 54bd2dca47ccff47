import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock } from "@tabler/icons-react";
import type { ApplicationStatusValue } from "../jobs/job-view.ts";
import { StatusBadge } from "../ui/status-badge.tsx";

const STATUSES = {
  APPLIED: { word: "Applied", tone: "wait", icon: IconClock },
  ACCEPTED: { word: "Accepted", tone: "lane", icon: IconCircleCheck },
  REJECTED: { word: "Rejected", tone: "no", icon: IconCircleX },
  WITHDRAWN: { word: "Withdrawn", tone: "quiet", icon: IconArrowBackUp },
} as const;

/** The status of an application as a word, an icon and a colour. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatusValue }) {
  const { word, tone, icon } = STATUSES[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  );
}
