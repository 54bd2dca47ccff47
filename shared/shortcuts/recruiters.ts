// Keyboard shortcuts of recruiters' screens: apart, so that the job search does not download them.
import type { ShortcutGroup } from "./shortcuts.ts";

/** With an applicant opened from the list. */
export const APPLICANT_KEYS: ShortcutGroup = {
  title: "Applicant",
  keys: [
    ["j k", "Next and previous applicant"],
    ["v", "View the resume"],
    ["d", "Download the resume"],
  ],
};

/** In the review of applicants. */
export const REVIEW_KEYS: ShortcutGroup = {
  title: "Review",
  keys: [
    ["j ↓", "Next applicant"],
    ["k ↑", "Previous applicant"],
    ["a", "Accept, and go on"],
    ["r", "Reject, and go on"],
    ["Shift+a Shift+r", "The same with a reason, and a text to the applicant"],
    ["m", "Move to another stage: 1 to 9 chooses it, and goes on"],
    ["n", "Write a note; Ctrl+Enter saves it, Escape leaves the field"],
    ["t", "Add a tag; Enter adds it, Escape leaves the field"],
    ["x", "Select, to change many together"],
    ["o", "Go to the resume"],
    ["/", "Search in the resumes"],
    ["u", "Undo what was done last; Ctrl+Z does the same"],
  ],
};
