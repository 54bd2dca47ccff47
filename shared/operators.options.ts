import type { Option } from "./closed-list.ts";

/** Roles in the operator console, each including the permissions of those before it. */
export const OPERATOR_ROLES = [
  { value: "SUPPORT", label: "Support" },
  { value: "MODERATOR", label: "Moderator" },
  { value: "ADMINISTRATOR", label: "Administrator" },
] as const satisfies readonly Option<string>[];

/** Decisions of operators on reports. */
export const REPORT_DECISIONS = [
  { value: "DISMISS", label: "No action" },
  { value: "WARN", label: "Warn" },
  { value: "REMOVE", label: "Take it down" },
  { value: "SUSPEND", label: "Suspend the account" },
] as const satisfies readonly Option<string>[];

/**
 * Decisions available for each kind of reported object. A person's account can be removed only from the command line.
 */
export const DECISIONS_ON = {
  PERSON: ["DISMISS", "WARN", "SUSPEND"],
  MESSAGE: ["DISMISS", "WARN", "REMOVE", "SUSPEND"],
  JOB: ["DISMISS", "WARN", "REMOVE"],
  OFFER: ["DISMISS", "WARN", "REMOVE", "SUSPEND"],
} as const satisfies Record<string, readonly (typeof REPORT_DECISIONS)[number]["value"][]>;

/** Kinds of objects that can be reported. */
export const REPORT_KINDS = [
  { value: "PERSON", label: "Person" },
  { value: "MESSAGE", label: "Message" },
  { value: "JOB", label: "Job" },
  { value: "OFFER", label: "Offer" },
] as const satisfies readonly Option<string>[];

/** Outcomes of a report. */
export const REPORT_OUTCOMES = [
  { value: "DISMISSED", label: "No action" },
  { value: "WARNED", label: "Warned" },
  { value: "REMOVED", label: "Taken down" },
  { value: "SUSPENDED", label: "Account suspended" },
] as const satisfies readonly Option<string>[];

/** Measures of operators, in the words shown to the people affected. */
export const MEASURE_KINDS = [
  { value: "WARNING", label: "Warning" },
  { value: "MESSAGE_REMOVED", label: "Message taken down" },
  { value: "JOB_TAKEN_DOWN", label: "Job taken down" },
  { value: "OFFER_WITHDRAWN", label: "Offer withdrawn" },
  { value: "SUSPENSION", label: "Account suspended" },
] as const satisfies readonly Option<string>[];

/** Outcomes of an appeal. */
export const APPEAL_OUTCOMES = [
  { value: "GRANTED", label: "Granted" },
  { value: "REFUSED", label: "Rejected" },
] as const satisfies readonly Option<string>[];
