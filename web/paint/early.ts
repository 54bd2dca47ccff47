type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a person did before the page worked; `public/early.js` keeps it. */
interface Early {
  /** The last text of each field, or whether it was ticked: React blanks what it does not know of when it renders again. */
  readonly typed: ReadonlyMap<EventTarget, string | boolean>;
  readonly pressed: readonly { readonly type: "click" | "submit"; readonly target: HTMLElement }[];
}

declare global {
  interface Window {
    /** Ends the keeping and hands over what was kept; absent where the page came without it. */
    takeEarly?: () => Early;
  }
}

/** Ends the keeping where there was nothing to press yet: the page came empty. */
export const stopKeeping = (): void => void window.takeEarly?.();

/** Does on the working page what was done on the painted one: typed, then pressed and sent in its order. */
export function doEarly(place: HTMLElement): void {
  const { typed, pressed = [] } = window.takeEarly?.() ?? {};
  for (const field of place.querySelectorAll<Field>("input, textarea")) retype(field, typed?.get(field));
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
  const value = typeof typed === "string" ? typed : field.value;
  if (value === field.defaultValue) return;
  const place = field === document.activeElement ? field.selectionStart : null;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Fields of some types (e-mail) have no place to go back to.
  if (place !== null) field.setSelectionRange(place, place);
}
