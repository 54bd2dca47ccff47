import type { Icon } from "@tabler/icons-react";

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
}
