import { IconBriefcase } from "@tabler/icons-react";
import { StatusBadge } from "../ui/status-badge.tsx";

/** The badge of a candidate who shows that they are open to work. */
export const OpenToWorkBadge = () => (
  <div>
    <StatusBadge tone="accent" icon={IconBriefcase}>
      Open to work
    </StatusBadge>
  </div>
);
