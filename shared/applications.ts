// Shared with the web.

import type { Option } from "./closed-list.ts";

/**
 * Time during which a recruiter can undo a decision and an applicant an application. No mail is sent before it has
 * passed.
 */
export const UNDO_SECONDS = 10;

/** How long a decision can be undone without a trace: a click in the last moment takes a second to arrive. */
export const SETTLING_SECONDS = UNDO_SECONDS + 1;

/** Maximum number of applications in one bulk decision, move, tag, note or export. */
export const MAX_SELECTED_APPLICATIONS = 500;

export const MAX_STAGES = 20;
export const MAX_STAGE_NAME = 40;

/** Maximum length of a note, in characters. */
export const MAX_NOTE = 5000;
export const MAX_NOTES = 200;

export const MAX_TAGS = 20;
export const MAX_TAG = 40;

/**
 * Application status as seen from outside the company: applicants and legacy clients know only the three states of the
 * specification (docs/specification.md 4.1).
 */
export const OUTSIDE_STATUS = { inAStage: "APPLIED", accepted: "ACCEPTED", rejected: "REJECTED" } as const;

/** The statuses of an application, with their words on pages and in exports. */
export const APPLICATION_STATUSES = [
  { value: "APPLIED", label: "Applied" },
  { value: "ACCEPTED", label: "Accepted" },
  { value: "REJECTED", label: "Rejected" },
  { value: "WITHDRAWN", label: "Withdrawn" },
] as const satisfies readonly Option<string>[];

/** The word for an application that was closed because the company did not respond in time. */
export const UNANSWERED = "No response";

/** Where an applicant found a job. `from`: the value of `?from=` in links. */
export const APPLICATION_SOURCES = [
  { value: "SEARCH", label: "Search" },
  { value: "SAVED", label: "Saved jobs" },
  { value: "ASSISTANT", label: "Career assistant" },
  { value: "PUBLIC_PAGE", label: "The job's public page", from: "page" },
  { value: "COMPANY_PAGE", label: "The company's page", from: "company" },
  { value: "WIDGET", label: "Jobs on the company's own site", from: "widget" },
  { value: "ALERT", label: "Job alerts", from: "alert" },
] as const satisfies readonly (Option<string> & { from?: string })[];

export type ApplicationSource = (typeof APPLICATION_SOURCES)[number]["value"];

/** Returns the source that a link names in `?from=`. */
export const sourceFrom = (from: unknown): ApplicationSource | undefined =>
  APPLICATION_SOURCES.find((source) => "from" in source && source.from === from)?.value;

/** Reasons for a decision; visible only inside the company. */
export const DECISION_REASONS = [
  { value: "SKILLS", label: "Skills" },
  { value: "EXPERIENCE", label: "Experience" },
  { value: "INTERVIEW", label: "Interview" },
  { value: "LOCATION", label: "Location" },
  { value: "PAY", label: "Pay" },
  { value: "AVAILABILITY", label: "Availability" },
  { value: "OTHERS_FIT_BETTER", label: "Other applicants were a better fit" },
  { value: "FILLED", label: "The job is filled" },
  { value: "OTHER", label: "Something else" },
] as const satisfies readonly Option<string>[];

/** Maximum length of the free text beside a reason, in characters. */
export const MAX_REASON = 1000;

/** Maximum length of an applicant's cover note, in characters. */
export const MAX_COVER_NOTE = 2000;

export const MAX_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 60;

/** Placeholders filled in for each applicant: `{name}`, `{job}`, `{company}`. */
export const MESSAGE_PLACEHOLDERS = ["name", "job", "company"] as const;

/** A placeholder in a message to an applicant, whether known or not. */
export const PLACEHOLDER = /\{(\w+)\}/g;
const KNOWN_PLACEHOLDERS: readonly string[] = MESSAGE_PLACEHOLDERS;

/** What is wrong with the placeholders of a message; null when all can be filled in. */
export const placeholderProblem = (message: string): string | null =>
  [...message.matchAll(PLACEHOLDER)].every(([, name = ""]) => KNOWN_PLACEHOLDERS.includes(name))
    ? null
    : "Only {name}, {job} and {company} can stand in braces.";
