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
    ["?", "Show the keys of this page"],
    ["Esc", "Close the most recently opened item"],
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
