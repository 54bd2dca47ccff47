// Shared with the web.

/** How long a recruiter is offered to undo a decision; nothing is mailed before. */
export const UNDO_SECONDS = 10;
