/** Selector of elements that take text input. */
export const TYPING = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Characters typed within this time of each other belong to one text. */
const SAME_TEXT_MS = 1000;

/** When the current text ends, by `Event.timeStamp`. */
let textUntil = Number.NEGATIVE_INFINITY;
/** The field that is awaited, and what was typed for it; null when none is. */
let awaited: { text: string; readonly stop: () => void } | null = null;

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
  if (isInField) awaited?.stop();
  if (isInField && key === "Enter") textUntil = Number.NEGATIVE_INFINITY;
  if (awaited && key === "Backspace") awaited.text = awaited.text.slice(0, -1);
  if (!isCharacter(event) || defaultPrevented) {
    acts();
    return false;
  }
  const isText = !isInField && (awaited !== null || timeStamp < textUntil);
  if (isText && awaited) awaited.text += key;
  const isShortcut = !isText && acts();
  // A space alone presses the focused button.
  if (isText || (!isShortcut && key !== " ")) textUntil = timeStamp + SAME_TEXT_MS;
  return isText;
}

function endText(): void {
  textUntil = Number.NEGATIVE_INFINITY;
  awaited?.stop();
}

if (!import.meta.env.SSR) window.addEventListener("pointerdown", endText, { capture: true, passive: true });

/**
 * Focuses a field as soon as it is there. Until then characters are no shortcuts: they are added to its text. Escape, a
 * press of the pointer, and the returned function end the wait.
 */
export function focusField(find: () => HTMLInputElement | HTMLTextAreaElement | null | undefined): () => void {
  awaited?.stop();
  const focused = () => {
    const field = find();
    field?.focus();
    return field;
  };
  if (focused()) return () => {};
  const observer = new MutationObserver(() => {
    const field = focused();
    if (!field) return;
    stop();
    if (!waiting.text) return;
    field.setRangeText(waiting.text, field.value.length, field.value.length, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    if (awaited === waiting) awaited = null;
  };
  const waiting = { text: "", stop };
  awaited = waiting;
  return stop;
}
