/** What a person did before the page worked; `public/early.js` keeps it. */
interface Early {
  readonly type: "click" | "submit";
  readonly target: HTMLElement;
}

declare global {
  interface Window {
    /** Ends the keeping and hands over what was kept; absent where the page came without it. */
    takeEarly?: () => Early[];
  }
}

/** Ends the keeping where there was nothing to press yet: the page came empty. */
export const stopKeeping = (): void => void window.takeEarly?.();

const WORKS_EVERY_MS = 20;
const WORKS_MOST_MS = 5000;

/** React marks what it has taken over; parts of a page follow after the page. */
const works = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith("__reactProps"));

/**
 * Does on the working page what was done on the painted one: typed, then pressed and sent in its order. It waits for the
 * parts that are still being taken over: a form pressed before would be sent by the browser itself.
 */
export function doEarly(place: HTMLElement, waited = 0): void {
  if (waited < WORKS_MOST_MS && ![...place.querySelectorAll("button, form, input, textarea")].every(works)) {
    setTimeout(() => doEarly(place, waited + WORKS_EVERY_MS), WORKS_EVERY_MS);
    return;
  }
  const kept = window.takeEarly?.() ?? [];
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) retype(field);
  // React takes in what was typed before it hears of what was pressed.
  setTimeout(() => {
    for (const { type, target } of kept) {
      if (!target.isConnected) continue;
      if (type === "submit" && target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    }
  });
}

/** React took over the field with its text, and has to be told of it as if it was typed now. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  const place = field === document.activeElement ? field.selectionStart : null;
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Fields of some types (e-mail) have no place to go back to.
  if (place !== null) field.setSelectionRange(place, place);
}
