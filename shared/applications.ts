// Shared with the web.

import type { Option } from "./closed-list.ts";

/** How long a recruiter is offered to undo a decision, and an applicant an application; nothing is mailed before. */
export const UNDO_SECONDS = 10;

/** Applications that are decided on, moved, tagged, noted or exported at once. */
export const MAX_SELECTED_APPLICATIONS = 500;

export const MAX_STAGES = 20;
export const MAX_STAGE_NAME = 40;

/** Characters of a note. */
export const MAX_NOTE = 5000;
export const MAX_NOTES = 200;

export const MAX_TAGS = 20;
export const MAX_TAG = 40;

/**
 * What is seen from outside of what a company does with an application: its applicant and legacy clients know the
 * specification's three states alone (docs/specification.md 4.1).
 */
export const OUTSIDE_STATUS = { inAStage: "APPLIED", accepted: "ACCEPTED", rejected: "REJECTED" } as const;

/** Where an applicant found a job. `from`: what a link says in `?from=`. */
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

/** The source that a link names in `?from=`. */
export const sourceFrom = (from: unknown): ApplicationSource | undefined =>
  APPLICATION_SOURCES.find((source) => "from" in source && source.from === from)?.value;

/** Why a company decided; for its people alone. */
export const DECISION_REASONS = [
  { value: "SKILLS", label: "Skills" },
  { value: "EXPERIENCE", label: "Experience" },
  { value: "INTERVIEW", label: "Interview" },
  { value: "LOCATION", label: "Location" },
  { value: "PAY", label: "Pay" },
  { value: "AVAILABILITY", label: "Availability" },
  { value: "OTHERS_FIT_BETTER", label: "Others fit better" },
  { value: "FILLED", label: "The job is filled" },
  { value: "OTHER", label: "Something else" },
] as const satisfies readonly Option<string>[];

/** Characters of the text beside a reason. */
export const MAX_REASON = 1000;

/** Characters of what an applicant writes to the company. */
export const MAX_COVER_NOTE = 2000;

/** Characters of a text to an applicant, and of a template for one. */
export const MAX_MESSAGE = 5000;
export const MAX_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 60;

/** What is put into a text for each applicant: `{name}`, `{job}`, `{company}`. */
export const MESSAGE_PLACEHOLDERS = ["name", "job", "company"] as const;
