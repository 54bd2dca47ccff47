/** docs/specification.md 8.2: the same for candidates and peers. */
export const PEOPLE_FAILED = "Could not fetch Candidates. Please check your internet connection.";

/** Instead of contact details that a seeker hides from companies until they apply or accept an invitation. */
export const ONCE_APPLIED = "Shown once this person applies or accepts an invitation";
