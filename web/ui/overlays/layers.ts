// What stands above what, where Mantine's own order (panels and dialogs 200, menus 300) does not say it.

/** A panel that is opened from another. */
export const ABOVE = 210;
/** A question: it may be asked from any panel. */
export const QUESTION = 220;
