// Shared with the web.

/** How long a recruiter is offered to undo a decision; nothing is mailed before. */
export const UNDO_SECONDS = 10;

/** Applications that are decided on, moved or tagged at once. */
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
