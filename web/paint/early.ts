type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person does before the page works; `public/early.js` keeps it. */
interface Early {
  /** The last text of each field, or whether it was ticked. */
  readonly typed: ReadonlyMap<EventTarget, string | boolean>;
  /** Ends the keeping and hands over what was pressed and sent, in its order. */
  end(): readonly { readonly type: "click" | "submit"; readonly target: HTMLElement }[];
  /** Ends it because the page's scripts did not come, says so, and offers to load them again. */
  fail(): void;
}

declare global {
  interface Window {
    /** Absent where the page came without it. */
    early?: Early;
  }
}

/** Ends the keeping where there was nothing to press yet: the page came empty. */
export const stopKeeping = (): void => void window.early?.end();

/**
 * Tells React of the words in the fields that it has just taken over: it does not look, and blanks them as soon as it
 * renders them again.
 */
export function retypeEarly(place: HTMLElement): void {
  const typed = window.early?.typed;
  for (const field of place.querySelectorAll<Field>("input, textarea, select")) retype(field, typed?.get(field));
}

/** Does on the working page what was done on the painted one: typed, then pressed and sent in its order. */
export function doEarly(place: HTMLElement): void {
  const pressed = window.early?.end() ?? [];
  // Parts that were taken over later than the rest.
  retypeEarly(place);
  // React takes in what was typed before it hears of what was pressed.
  setTimeout(() => {
    for (const { type, target } of pressed) {
      if (!target.isConnected) continue;
      if (type === "submit" && target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    }
  });
}

/** Gives the field what was typed into it (or what the browser filled in), in a way that React hears of it. */
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
