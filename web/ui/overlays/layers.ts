// Stacking order where Mantine's own (panels and dialogs 200, menus 300) is not enough.

/** A panel opened from another panel. */
export const ABOVE = 210;
/** A confirmation dialog, which may be opened from any panel. */
export const QUESTION = 220;
