/** Selector of elements that take text input. */
export const TYPING = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Characters typed within this time of each other belong to one text. */
const SAME_TEXT_MS = 1000;

/** When the current text ends, by `Event.timeStamp`. */
let textUntil = Number.NEGATIVE_INFINITY;
/** Stops waiting for a field; null when none is awaited. */
let stopWaiting: (() => void) | null = null;

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Whether a key belongs to a text although no field has the focus: one that is awaited, or one that the person believes
 * to be there. Such a text begins with a character that is no shortcut, or in a field that loses the focus meanwhile,
 * and lasts until the person pauses, or presses Escape or the pointer.
 * @param acts handles the key as a shortcut, and returns whether it is one
 */
export function isMeantAsText(event: KeyboardEvent, acts: () => boolean): boolean {
  const { key, target, timeStamp, defaultPrevented } = event;
  const isInField = target instanceof Element && target.closest(TYPING) !== null;
  if (key === "Escape") endText();
  if (isInField) stopWaiting?.();
  if (isInField && key === "Enter") textUntil = Number.NEGATIVE_INFINITY;
  if (!isCharacter(event) || defaultPrevented) {
    acts();
    return false;
  }
  const isText = !isInField && (stopWaiting !== null || timeStamp < textUntil);
  const isShortcut = !isText && acts();
  // A space alone presses the focused button.
  if (isText || (!isShortcut && key !== " ")) textUntil = timeStamp + SAME_TEXT_MS;
  return isText;
}

function endText(): void {
  textUntil = Number.NEGATIVE_INFINITY;
  stopWaiting?.();
}

if (!import.meta.env.SSR) window.addEventListener("pointerdown", endText, { capture: true, passive: true });

/**
 * Focuses a field as soon as it is there. Until then characters are no shortcuts, since they are meant for it; Escape, a
 * press of the pointer, and the returned function end the wait.
 */
export function focusField(find: () => HTMLElement | null | undefined): () => void {
  stopWaiting?.();
  const isFocused = () => {
    const field = find();
    field?.focus();
    return Boolean(field);
  };
  if (isFocused()) return () => {};
  const observer = new MutationObserver(() => isFocused() && stop());
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    if (stopWaiting === stop) stopWaiting = null;
  };
  stopWaiting = stop;
  return stop;
}
