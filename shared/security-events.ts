import type { Option } from "./closed-list.ts";

/** Security events of an account that are shown to its owner. */
export const SECURITY_EVENTS = [
  { value: "LOG_IN", label: "Login" },
  { value: "LOG_OUT", label: "Logout" },
  { value: "DEVICE_LOGGED_OUT", label: "Device logged out" },
  { value: "IDENTITY_CONFIRMED", label: "Identity confirmation" },
  { value: "PASSWORD_CHANGED", label: "Password change" },
  { value: "PASSWORD_RESET", label: "Password reset by email" },
  { value: "EMAIL_CHANGE_REQUESTED", label: "Email address change requested" },
  { value: "EMAIL_CHANGED", label: "Email address change" },
  { value: "EMAIL_CHANGE_UNDONE", label: "Email address change undone" },
  { value: "EMAIL_CHANGE_CANCELLED", label: "Email address change cancelled" },
  { value: "PASSKEY_ADDED", label: "Passkey added" },
  { value: "PASSKEY_REMOVED", label: "Passkey removed" },
  { value: "AUTHENTICATOR_ADDED", label: "Authenticator app added" },
  { value: "AUTHENTICATOR_REMOVED", label: "Authenticator app removed" },
  { value: "RECOVERY_CODE_USED", label: "Recovery code used" },
  { value: "RECOVERY_CODES_MADE", label: "New recovery codes" },
  { value: "DATA_DOWNLOADED", label: "Data download" },
  { value: "ACCOUNT_DELETION", label: "Account deletion" },
  { value: "KEY_MADE", label: "New app key" },
  { value: "KEY_REVOKED", label: "App key revoked" },
  { value: "ROLE_CHANGED", label: "Your role in a company changed" },
  { value: "MEMBER_REMOVED", label: "Removed from a company" },
  { value: "ACCOUNT_SUSPENDED", label: "Suspension by operators" },
  { value: "SUSPENSION_LIFTED", label: "Suspension lifted" },
  { value: "SESSIONS_ENDED", label: "Logged out everywhere by operators" },
  { value: "APPLICANTS_DOWNLOADED", label: "Download of applicants" },
] as const satisfies readonly Option<string>[];
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]["value"];
export const SECURITY_EVENT_KINDS: readonly SecurityEventKind[] = SECURITY_EVENTS.map(({ value }) => value);

/** Accesses by companies to a seeker's data that are shown to the seeker. */
export const PROFILE_ACCESSES = [
  { value: "RESUME_READ", label: "Opened your resume" },
  { value: "CONTACT_READ", label: "Viewed your contact details" },
  { value: "ANSWER_READ", label: "Opened a file from your answers" },
] as const satisfies readonly Option<string>[];
export type ProfileAccessKind = (typeof PROFILE_ACCESSES)[number]["value"];
export const PROFILE_ACCESS_KINDS: readonly ProfileAccessKind[] = PROFILE_ACCESSES.map(({ value }) => value);

/** Actions that only operators see in the audit log. */
const OTHER_ACTS = [
  "APPLICATION_DECIDED",
  "SECOND_FACTOR_REQUIRED",
  "SECOND_FACTOR_NOT_REQUIRED",
  "COMPANY_REFUSED",
  "LOG_IN_HELD_UP",
  "CROSS_SITE_REQUEST",
  "HOSTILE_DOCUMENT",
  "OPERATOR_ADDED",
  "OPERATOR_REMOVED",
  "OPERATOR_REFUSED",
  "OPERATOR_ACCOUNT_READ",
  "OPERATOR_REPORT_TAKEN",
  "OPERATOR_REPORT_WARNED",
  "OPERATOR_REPORT_SUSPENDED",
  "OPERATOR_REPORT_DISMISSED",
  "OPERATOR_REPORT_UPHELD",
  "OPERATOR_JOB_TAKEN_DOWN",
  "OPERATOR_JOB_PUT_BACK",
  "OPERATOR_COMPANY_VERIFIED",
  "OPERATOR_VERIFICATION_TAKEN",
  "OPERATOR_AUDIT_READ",
  "OPERATOR_WORK_RETRIED",
  "APPEAL_MADE",
  "OPERATOR_APPEAL_GRANTED",
  "OPERATOR_APPEAL_REFUSED",
  "OPERATOR_SYNONYMS_CHANGED",
  "OPERATOR_SECRET_MADE",
  "OPERATOR_SECRETS_SEALED",
  "OPERATOR_BACKUP_STARTED",
  "OPERATOR_BACKUP_WRITTEN",
  "OPERATOR_BACKUP_RESTORED",
  "OPERATOR_JOBS_IMPORTED",
] as const;

/** All actions in the audit log, except those on keys. */
export type AuditedAction = SecurityEventKind | ProfileAccessKind | (typeof OTHER_ACTS)[number];
export const AUDITED_ACTS: readonly AuditedAction[] = [...SECURITY_EVENT_KINDS, ...PROFILE_ACCESS_KINDS, ...OTHER_ACTS];
