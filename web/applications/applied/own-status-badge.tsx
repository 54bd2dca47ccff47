import { IconClockX } from "@tabler/icons-react";
import { UNANSWERED } from "../../../shared/applications.ts";
import type { OwnApplication_ApplicationFragment } from "../../generated/graphql.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { ApplicationStatusBadge } from "../application-status.tsx";

type Standing = Pick<OwnApplication_ApplicationFragment, "status" | "unansweredAt">;

/** The status of an own application, or that the company did not respond. */
export const OwnStatusBadge = ({ application: { status, unansweredAt } }: { application: Standing }) =>
  status === "APPLIED" && unansweredAt ? (
    <StatusBadge tone="quiet" icon={IconClockX}>
      {UNANSWERED}
    </StatusBadge>
  ) : (
    <ApplicationStatusBadge status={status} />
  );
