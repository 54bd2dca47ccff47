import type { Icon } from "@tabler/icons-react";
import type { ComponentType } from "react";

export interface AreaLink {
  to: string;
  /** Label in the sidebar. */
  label: string;
  /** A shorter label, for the bar at the bottom of phones. */
  short: string;
  icon: Icon;
  /** Highlighted only on exactly this address, not on those below it. */
  end?: boolean;
  /** Addresses of pages that belong to this link without being below it; it is highlighted on them too. */
  covers?: readonly string[];
  /** Whether it is in the phone's bar; other links are in its drawer. */
  inBar?: boolean;
  /** Shown below the main links. */
  aside?: boolean;
  /** A link with a live count, next after this one in the sidebar; phones have it in the bar. */
  Next?: ComponentType;
}
