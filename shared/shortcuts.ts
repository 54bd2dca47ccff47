// Keyboard shortcuts of each screen, as shown beside the screen and on /accessibility.

/** A key, or keys separated by spaces, with its effect. */
export type Shortcut = readonly [keys: string, does: string];

/** The shortcuts of a screen. */
export interface ShortcutGroup {
  readonly title: string;
  readonly keys: readonly Shortcut[];
}

/** On every page that requires a log-in. */
export const EVERYWHERE: ShortcutGroup = {
  title: "Everywhere",
  keys: [
    ["?", "Show the keys of this page"],
    ["Esc", "Close what was opened last"],
    ["Ctrl+Z", "Undo, as long as it is offered"],
  ],
};

/** On Search Jobs. */
export const JOB_SEARCH_KEYS: ShortcutGroup = {
  title: "Search Jobs",
  keys: [
    ["j k", "Next and previous job"],
    ["↓ ↑", "The same, while a job of the list has the focus"],
    ["s", "Save the open job, or take it off"],
    ["a", "Apply to the open job"],
    ["/", "Search"],
  ],
};

/** On the public job search. */
export const PUBLIC_SEARCH_KEYS: ShortcutGroup = {
  title: "Job search without logging in",
  keys: [
    ["j k", "Next and previous job"],
    ["/", "Search"],
    ["?", "Show these keys"],
  ],
};

/** In chats and with the career assistant. */
export const MESSAGE_KEYS: ShortcutGroup = {
  title: "Messages and assistant",
  keys: [
    ["Enter", "Send what is written"],
    ["Shift+Enter", "Begin a new line"],
  ],
};

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

/** All shortcuts. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  EVERYWHERE,
  PUBLIC_SEARCH_KEYS,
  JOB_SEARCH_KEYS,
  MESSAGE_KEYS,
  APPLICANT_KEYS,
  REVIEW_KEYS,
];
