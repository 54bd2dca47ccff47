import { IconFlag, IconSettings, IconShieldCheck, IconUsers } from "@tabler/icons-react";
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
  { to: `${OPERATORS.home}/accounts`, label: "Accounts", short: "Accounts", icon: IconUsers, inBar: true },
  { to: `${OPERATORS.home}/team`, label: "Operators", short: "Operators", icon: IconShieldCheck, inBar: true },
  { to: OPERATORS.settings, label: "Settings", short: "Settings", icon: IconSettings, inBar: true, aside: true },
];
