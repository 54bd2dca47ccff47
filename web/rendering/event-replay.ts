type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The last value that React recorded for a field, to distinguish a change from an event that changes nothing. */
type TrackedField = Field & { readonly _valueTracker?: { setValue(value: string): void } };

type Captured =
  | { readonly type: "click" | "submit"; readonly target: HTMLElement }
  | { readonly type: "keydown"; readonly target: HTMLElement; readonly key: string };

/** User input from before the page is hydrated; captured by `public/event-capture.js`. */
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
    /** Absent on pages served without the script. */
    eventCapture?: EventCapture;
  }
}

/** Stops capturing on a page that was not prerendered: there was nothing to interact with. */
export const stopCapturing = (): void => void window.eventCapture?.stop();

/**
 * Passes the text in just-hydrated fields to React, which does not read it on hydration and would clear it with the
 * next render.
 */
export function restoreTypedText(place: HTMLElement): void {
  const typed = window.eventCapture?.typed;
  for (const field of place.querySelectorAll<Field>("input, textarea, select")) retype(field, typed?.get(field));
}

/** Replays on the hydrated page the events from the prerendered one: first the input, then the rest in order. */
export function replayEvents(place: HTMLElement): void {
  const pressed = window.eventCapture?.stop() ?? [];
  delete place.dataset.prerendered;
  // Repeated for parts that hydrated later than the rest.
  restoreTypedText(place);
  // In a separate task, so that React has processed the input before the clicks.
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
  else press(target);
}

/** Dispatches a click as a pointer does: some controls, such as the one that shows a password, act on the press. */
function press(target: HTMLElement): void {
  for (const type of ["mousedown", "mouseup"])
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  target.click();
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
  const tracker = (field as TrackedField)._valueTracker;
  // React treats an input event as a change if the value differs from the last one it recorded. Setting the value again
  // would also work, but moves the caret to the end while the user is typing.
  tracker?.setValue(field.defaultValue);
  if (!tracker) field.value = field.defaultValue;
  if (field.value !== value)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  const { selectionStart, selectionEnd } = field;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // If the page renders the text later, React resets it until then. Some types of fields (email) have no selection.
  if (selectionStart === null || field !== document.activeElement) return;
  queueMicrotask(() => {
    if (field.value === value) field.setSelectionRange(selectionStart, selectionEnd);
  });
}
