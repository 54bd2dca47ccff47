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

/** With a candidate opened from Browse Talents. */
export const CANDIDATE_KEYS: ShortcutGroup = { title: "Candidate", keys: [["j k", "Next and previous candidate"]] };

/** In the review of applicants. */
export const REVIEW_KEYS: ShortcutGroup = {
  title: "Review",
  keys: [
    ["j ↓", "Next applicant"],
    ["k ↑", "Previous applicant"],
    ["a", "Accept, and go to the next applicant"],
    ["r", "Reject, and go to the next applicant"],
    ["Shift+a Shift+r", "Accept or reject with a reason and a message to the applicant"],
    ["m", "Move to another stage: press 1 to 9 to choose it and go to the next applicant"],
    ["n", "Write a note. Ctrl+Enter saves it, and Escape leaves the field."],
    ["t", "Add a tag. Enter adds it, and Escape leaves the field."],
    ["x", "Select or deselect the applicant, for changes to several at a time"],
    ["o", "Go to the resume"],
    ["/", "Search the resumes"],
    ["u", "Undo the last action (also Ctrl+Z)"],
  ],
};
