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
  { value: "CALENDAR_FEED_CREATED", label: "New calendar feed address" },
  { value: "CALENDAR_FEED_DELETED", label: "Calendar feed turned off" },
  { value: "ROLE_CHANGED", label: "Role in a company changed" },
  { value: "MEMBER_REMOVED", label: "Removed from a company" },
  { value: "ACCOUNT_SUSPENDED", label: "Suspension by operators" },
  { value: "SUSPENSION_LIFTED", label: "Suspension lifted" },
  { value: "SESSIONS_ENDED", label: "Logged out everywhere by operators" },
  { value: "APPLICANTS_DOWNLOADED", label: "Applicant data download" },
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
export const OPERATOR_EVENTS = [
  { value: "APPLICATION_DECIDED", label: "Application decided" },
  { value: "SECOND_FACTOR_REQUIRED", label: "Company required two-step login" },
  { value: "SECOND_FACTOR_NOT_REQUIRED", label: "Company stopped requiring two-step login" },
  { value: "COMPANY_REFUSED", label: "Action rejected by company permissions" },
  { value: "LOG_IN_HELD_UP", label: "Login delayed after failed attempts" },
  { value: "CROSS_SITE_REQUEST", label: "Request from another site rejected" },
  { value: "HOSTILE_DOCUMENT", label: "Harmful file rejected" },
  { value: "OPERATOR_ADDED", label: "Operator added" },
  { value: "OPERATOR_REMOVED", label: "Operator removed" },
  { value: "OPERATOR_REFUSED", label: "Action rejected by operator permissions" },
  { value: "OPERATOR_ACCOUNT_READ", label: "Account viewed by an operator" },
  { value: "OPERATOR_REPORT_TAKEN", label: "Report assigned" },
  { value: "OPERATOR_REPORT_WARNED", label: "Warning sent" },
  { value: "OPERATOR_REPORT_SUSPENDED", label: "Account suspended after a report" },
  { value: "OPERATOR_REPORT_DISMISSED", label: "Report dismissed" },
  { value: "OPERATOR_REPORT_UPHELD", label: "Report upheld" },
  { value: "OPERATOR_JOB_TAKEN_DOWN", label: "Job taken down" },
  { value: "OPERATOR_JOB_PUT_BACK", label: "Job restored" },
  { value: "OPERATOR_COMPANY_VERIFIED", label: "Company verified" },
  { value: "OPERATOR_VERIFICATION_TAKEN", label: "Company verification revoked" },
  { value: "OPERATOR_AUDIT_READ", label: "Audit log searched" },
  { value: "OPERATOR_WORK_RETRIED", label: "Background job retried" },
  { value: "APPEAL_MADE", label: "Appeal sent" },
  { value: "OPERATOR_APPEAL_GRANTED", label: "Appeal granted" },
  { value: "OPERATOR_APPEAL_REFUSED", label: "Appeal rejected" },
  { value: "OPERATOR_SYNONYMS_CHANGED", label: "Synonyms changed" },
  { value: "OPERATOR_SECRET_MADE", label: "Secret created" },
  { value: "OPERATOR_SECRETS_SEALED", label: "Secrets encrypted" },
  { value: "OPERATOR_BACKUP_STARTED", label: "Backup started" },
  { value: "OPERATOR_BACKUP_WRITTEN", label: "Backup written" },
  { value: "OPERATOR_BACKUP_RESTORED", label: "Backup restored" },
  { value: "OPERATOR_JOBS_IMPORTED", label: "Jobs imported" },
] as const satisfies readonly Option<string>[];

/** All actions in the audit log, except those on keys. */
export type AuditedAction = SecurityEventKind | ProfileAccessKind | (typeof OPERATOR_EVENTS)[number]["value"];
