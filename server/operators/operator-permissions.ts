import type { OperatorRole } from "../generated/prisma/enums.ts";

// The one answer to: may this operator do that?

/** What can be done at the operators' desk. */
export const OPERATOR_ACTIONS = {
  SEE_REPORTS: "See reports and what was reported.",
  DECIDE_REPORTS: "Take and decide reports.",
  SEE_ACCOUNTS: "Find accounts, and see how they stand.",
  SUSPEND: "Suspend accounts, and lift that.",
  CHANGE_OPERATORS: "See, add and remove operators, and change their roles.",
};

export type OperatorAction = keyof typeof OPERATOR_ACTIONS;

const MAY: Record<OperatorAction, readonly OperatorRole[]> = {
  SEE_REPORTS: ["SUPPORT", "MODERATOR", "ADMINISTRATOR"],
  DECIDE_REPORTS: ["MODERATOR", "ADMINISTRATOR"],
  SEE_ACCOUNTS: ["SUPPORT", "MODERATOR", "ADMINISTRATOR"],
  SUSPEND: ["MODERATOR", "ADMINISTRATOR"],
  CHANGE_OPERATORS: ["ADMINISTRATOR"],
};

/** Whether a role may do it. */
export const operatorMay = (role: OperatorRole, action: OperatorAction): boolean => MAY[action].includes(role);

/** All that a role may do. */
export const operatorActionsOf = (role: OperatorRole): OperatorAction[] =>
  (Object.keys(MAY) as OperatorAction[]).filter((action) => operatorMay(role, action));
