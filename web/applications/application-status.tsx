import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock } from "@tabler/icons-react";
import { APPLICATION_STATUSES } from "../../shared/applications.ts";
import { labelOf } from "../../shared/closed-list.ts";
import type { ApplicationStatusValue } from "../jobs/job-view.ts";
import { StatusBadge } from "../ui/status-badge.tsx";

const STATUSES = {
  APPLIED: { tone: "wait", icon: IconClock },
  ACCEPTED: { tone: "accent", icon: IconCircleCheck },
  REJECTED: { tone: "no", icon: IconCircleX },
  WITHDRAWN: { tone: "quiet", icon: IconArrowBackUp },
} as const;

/** The status of an application as a word, an icon and a colour. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatusValue }) {
  const { tone, icon } = STATUSES[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {labelOf(APPLICATION_STATUSES, status)}
    </StatusBadge>
  );
}
