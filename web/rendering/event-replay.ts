type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What React notes of a field, to tell a change from an event that changes nothing. */
type TrackedField = Field & { readonly _valueTracker?: { setValue(value: string): void } };

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
  else press(target);
}

/** A click as a pointer makes it: some controls, such as the one that shows a password, act on the press. */
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
  // React takes an input event for a change when the value differs from the last that it noted. To set the value anew would do as
  // well, but moves the caret to the end while the person goes on typing.
  tracker?.setValue(field.defaultValue);
  if (!tracker) field.value = field.defaultValue;
  if (field.value !== value)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  const { selectionStart, selectionEnd } = field;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // A page that renders the text later has React take it back until then. Fields of some types (e-mail) have no selection.
  if (selectionStart === null || field !== document.activeElement) return;
  queueMicrotask(() => {
    if (field.value === value) field.setSelectionRange(selectionStart, selectionEnd);
  });
}
