import type { MouseEvent } from "react";

/** Whether a press on a link opens it here: not in another tab or window, and not as a download. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
