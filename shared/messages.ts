/** Maximum length of a message, also with a decision, and of a message template, in characters. */
export const MAX_MESSAGE = 4000;

/** The text of a message that is only a file, which is shown instead of it. */
export const ONLY_FILE = "Sent a PDF.";

/** Maximum length of the sentence with which someone declines, accepts or cancels something. */
export const MAX_REPLY = 1000;

/** Milliseconds without typing after which the indicator stops (docs/specification.md 4.7). */
export const TYPING_STOP_MS = 1000;

/** Messages that an account may send within `SENDS_SECONDS`. */
export const MAX_SENDS = 30;
export const SENDS_SECONDS = 10;

/** Seconds for which a message about an application has to be unread before its notification is sent. */
export const MESSAGE_DELAY_SECONDS = 600;
