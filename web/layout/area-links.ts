import type { Icon } from "@tabler/icons-react";

export interface AreaLink {
  to: string;
  /** The words of the sidebar. */
  label: string;
  /** Shorter, for the bar at the foot of phones. */
  short: string;
  icon: Icon;
  /** Highlighted only on exactly this address, not on those below it. */
  end?: boolean;
  /** Addresses of pages that belong to this one without lying below it; it is highlighted on them too. */
  covers?: readonly string[];
  /** One of the places in the phone's bar; the others are in its drawer. */
  inBar?: boolean;
  /** Shown below the main links. */
  aside?: boolean;
}
