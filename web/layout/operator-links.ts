import {
  IconBriefcaseOff,
  IconBuilding,
  IconFlag,
  IconHeartbeat,
  IconListSearch,
  IconScale,
  IconSettings,
  IconShieldCheck,
  IconUsers,
} from "@tabler/icons-react";
import { OPERATORS } from "../session/roles.ts";
import type { AreaLink } from "./area-links.ts";

/** The places of the operators' desk. */
export const OPERATOR_LINKS: readonly AreaLink[] = [
  {
    to: OPERATORS.home,
    label: "Reports",
    short: "Reports",
    icon: IconFlag,
    end: true,
    inBar: true,
    covers: [`${OPERATORS.home}/reports/`],
  },
  { to: `${OPERATORS.home}/appeals`, label: "Appeals", short: "Appeals", icon: IconScale, inBar: true },
  { to: `${OPERATORS.home}/jobs`, label: "Jobs", short: "Jobs", icon: IconBriefcaseOff, inBar: true },
  { to: `${OPERATORS.home}/accounts`, label: "Accounts", short: "Accounts", icon: IconUsers, inBar: true },
  { to: `${OPERATORS.home}/companies`, label: "Companies", short: "Companies", icon: IconBuilding },
  { to: `${OPERATORS.home}/audit`, label: "Audit log", short: "Log", icon: IconListSearch },
  { to: `${OPERATORS.home}/health`, label: "Health", short: "Health", icon: IconHeartbeat },
  { to: `${OPERATORS.home}/team`, label: "Operators", short: "Operators", icon: IconShieldCheck },
  { to: OPERATORS.settings, label: "Settings", short: "Settings", icon: IconSettings, aside: true },
];
