import type { Option } from "./closed-list.ts";

/** The roles at the operators' desk: each may what those before it may. */
export const OPERATOR_ROLES = [
  { value: "SUPPORT", label: "Support" },
  { value: "MODERATOR", label: "Moderator" },
  { value: "ADMINISTRATOR", label: "Administrator" },
] as const satisfies readonly Option<string>[];

/** What operators decide on what was reported. */
export const DESK_DECISIONS = [
  { value: "DISMISS", label: "It may stay" },
  { value: "WARN", label: "Warn" },
  { value: "REMOVE", label: "Take it down" },
  { value: "SUSPEND", label: "Suspend the account" },
] as const satisfies readonly Option<string>[];
