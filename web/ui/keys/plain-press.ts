import type { MouseEvent } from "react";

/** Whether a press on a link asks for it here: not in a tab or window of its own, and not to keep it. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
