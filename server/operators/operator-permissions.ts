import type { OperatorRole } from "../generated/prisma/enums.ts";

// The single source of truth for what an operator may do.

/** The actions of operators. */
export const OPERATOR_ACTIONS = {
  SEE_REPORTS: "See reports and the reported items.",
  DECIDE_REPORTS: "Assign reports to oneself, and decide them.",
  SEE_ACCOUNTS: "Find accounts and see their state.",
  SUSPEND: "Suspend accounts and lift suspensions.",
  SEE_JOBS: "Find jobs and see which ones are taken down.",
  TAKE_DOWN_JOBS: "Take jobs down and restore them.",
  SEE_APPEALS: "See appeals.",
  DECIDE_APPEALS: "Decide appeals against the moderation decisions of other operators.",
  END_SESSIONS: "End all sessions of an account.",
  SEE_AUDIT_LOG: "Search the audit log.",
  SEE_HEALTH: "See the state of the background queue, emails and webhooks.",
  RETRY_WORK: "Retry failed background jobs.",
  SEE_COMPANIES: "See companies and the state of their verification.",
  VERIFY_COMPANIES: "Verify companies manually and revoke verifications.",
  CHANGE_OPERATORS: "See, add and remove operators, and change their roles.",
};

export type OperatorAction = keyof typeof OPERATOR_ACTIONS;

const MAY: Record<OperatorAction, readonly OperatorRole[]> = {
  SEE_REPORTS: ["SUPPORT", "MODERATOR", "ADMINISTRATOR"],
  DECIDE_REPORTS: ["MODERATOR", "ADMINISTRATOR"],
  SEE_ACCOUNTS: ["SUPPORT", "MODERATOR", "ADMINISTRATOR"],
  SUSPEND: ["MODERATOR", "ADMINISTRATOR"],
  SEE_JOBS: ["SUPPORT", "MODERATOR", "ADMINISTRATOR"],
  TAKE_DOWN_JOBS: ["MODERATOR", "ADMINISTRATOR"],
  SEE_APPEALS: ["SUPPORT", "MODERATOR", "ADMINISTRATOR"],
  DECIDE_APPEALS: ["MODERATOR", "ADMINISTRATOR"],
  END_SESSIONS: ["MODERATOR", "ADMINISTRATOR"],
  SEE_AUDIT_LOG: ["MODERATOR", "ADMINISTRATOR"],
  SEE_HEALTH: ["SUPPORT", "MODERATOR", "ADMINISTRATOR"],
  RETRY_WORK: ["ADMINISTRATOR"],
  SEE_COMPANIES: ["SUPPORT", "MODERATOR", "ADMINISTRATOR"],
  VERIFY_COMPANIES: ["MODERATOR", "ADMINISTRATOR"],
  CHANGE_OPERATORS: ["ADMINISTRATOR"],
};

/** Whether a role may perform an action. */
export const operatorCan = (role: OperatorRole, action: OperatorAction): boolean => MAY[action].includes(role);

/**
 * Whether an action requires a login or reauthentication within the last 15 minutes: all changes and looking people up
 * do; reading the queues does not.
 */
export const needsRecentLogin = (action: OperatorAction): boolean =>
  !action.startsWith("SEE_") || action === "SEE_ACCOUNTS" || action === "SEE_AUDIT_LOG";

/** Returns all actions that a role may perform. */
export const operatorActionsOf = (role: OperatorRole): OperatorAction[] =>
  (Object.keys(MAY) as OperatorAction[]).filter((action) => operatorCan(role, action));
