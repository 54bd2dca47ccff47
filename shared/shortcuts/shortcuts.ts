// Keyboard shortcuts of each screen, as shown beside the screen and on /accessibility: of everybody and of seekers.

/** A key, or keys separated by spaces, with its effect. */
export type Shortcut = readonly [keys: string, does: string];

/** The shortcuts of a screen. */
export interface ShortcutGroup {
  readonly title: string;
  readonly keys: readonly Shortcut[];
}

/** On every page that requires a login. */
export const EVERYWHERE: ShortcutGroup = {
  title: "Everywhere",
  keys: [
    ["?", "Show the keyboard shortcuts on this page"],
    ["Esc", "Close the most recently opened item"],
    ["Ctrl+Z", "Undo, while an Undo button is shown"],
  ],
};

/** On Search Jobs. */
export const JOB_SEARCH_KEYS: ShortcutGroup = {
  title: "Search Jobs",
  keys: [
    ["j k", "Next and previous job"],
    ["↓ ↑", "Next and previous job, while a job in the list has focus"],
    ["s", "Save or unsave the open job"],
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
    ["?", "Show these keyboard shortcuts"],
  ],
};

/** In chats and with the career assistant. */
export const MESSAGE_KEYS: ShortcutGroup = {
  title: "Messages and assistant",
  keys: [
    ["Enter", "Send the message"],
    ["Shift+Enter", "Start a new line"],
  ],
};
