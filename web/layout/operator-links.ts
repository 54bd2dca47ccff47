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
import type { OperatorAction } from "../generated/graphql.ts";
import { OPERATORS } from "../session/roles.ts";
import type { AreaLink } from "./area-links.ts";

interface ConsoleLink extends AreaLink {
  /** Only for operators with this permission. */
  needs?: OperatorAction;
}

/** The links of the operator console. */
const CONSOLE_LINKS: readonly ConsoleLink[] = [
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
  { to: `${OPERATORS.home}/audit`, label: "Audit log", short: "Log", icon: IconListSearch, needs: "SEE_AUDIT_LOG" },
  { to: `${OPERATORS.home}/health`, label: "Health", short: "Health", icon: IconHeartbeat },
  {
    to: `${OPERATORS.home}/team`,
    label: "Operators",
    short: "Operators",
    icon: IconShieldCheck,
    needs: "CHANGE_OPERATORS",
  },
  { to: OPERATORS.settings, label: "Settings", short: "Settings", icon: IconSettings, aside: true },
];

/** The links of the console available with the given permissions. */
export const consoleLinks = (may: readonly OperatorAction[]): readonly AreaLink[] =>
  CONSOLE_LINKS.filter(({ needs }) => !needs || may.includes(needs));
