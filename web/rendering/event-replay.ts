type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Captured =
  | { readonly type: "click" | "submit"; readonly target: HTMLElement }
  | { readonly type: "keydown"; readonly target: HTMLElement; readonly key: string };

/** What a person does before the page is hydrated; captured by `public/event-capture.js`. */
interface EventCapture {
  /** The last text of each field, or whether it was ticked. */
  readonly typed: ReadonlyMap<EventTarget, string | boolean>;
  /** Stops capturing and returns the clicks, submits and single keys, in order. */
  stop(): readonly Captured[];
  /** Stops because the page's scripts failed to load, shows a notice, and offers a reload. */
  fail(): void;
}

declare global {
  interface Window {
    /** Absent on pages that were served without the script. */
    eventCapture?: EventCapture;
  }
}

/** Stops capturing on a page that was not prerendered: there was nothing to press. */
export const stopCapturing = (): void => void window.eventCapture?.stop();

/**
 * Passes the text in just-hydrated fields to React, which does not read it on hydration and would clear it with the next
 * render.
 */
export function restoreTypedText(place: HTMLElement): void {
  const typed = window.eventCapture?.typed;
  for (const field of place.querySelectorAll<Field>("input, textarea, select")) retype(field, typed?.get(field));
}

/** Replays on the hydrated page what was done on the prerendered one: first the input, then the rest in order. */
export function replayEvents(place: HTMLElement): void {
  const pressed = window.eventCapture?.stop() ?? [];
  delete place.dataset.prerendered;
  // Again, for parts that hydrated later than the rest.
  restoreTypedText(place);
  // In a task of its own, so that React has processed the input before the clicks.
  setTimeout(() => {
    for (const event of pressed) replay(event);
  });
}

function replay(event: Captured): void {
  const { type, target } = event;
  if (!target.isConnected) return;
  if (type === "keydown")
    target.dispatchEvent(new KeyboardEvent(type, { key: event.key, bubbles: true, cancelable: true }));
  else if (type === "submit" && target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/** Sets the field to what was typed (or autofilled) and dispatches the events that React listens to. */
function retype(field: Field, typed: string | boolean | undefined): void {
  if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
    const { defaultChecked } = field;
    if ((typed ?? field.checked) === defaultChecked) return;
    field.checked = defaultChecked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    if (typeof typed !== "string") return;
    field.value = typed;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const value = typeof typed === "string" ? typed : field.value;
  if (value === field.defaultValue) return;
  const place = field === document.activeElement ? field.selectionStart : null;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Fields of some types (e-mail) have no place to go back to.
  if (place !== null) field.setSelectionRange(place, place);
}
