/** Longer than a double click, shorter than anybody needs to read new content. */
const SETTLES_MS = 500;

/** A pointer that has moved further than this makes a new choice. */
const SAME_PLACE_PX = 40;

const CONTROLS = "a, button, input, select, textarea, summary, [role='button'], [role='tab']";

/** The position of the pointer, or of the last touch. */
const pointer = { x: Number.NaN, y: Number.NaN };

if (!import.meta.env.SSR) {
  const follow = ({ clientX, clientY }: PointerEvent) => {
    pointer.x = clientX;
    pointer.y = clientY;
  };
  for (const type of ["pointermove", "pointerdown"] as const)
    document.addEventListener(type, follow, { capture: true, passive: true });
}

/** A control and its label: the same element may change its action. */
interface Control {
  readonly element: Element;
  readonly name: string | null;
}

function controlOf(target: EventTarget | null): Control | null {
  const element = target instanceof Element ? target.closest(CONTROLS) : null;
  return element && { element, name: element.getAttribute("aria-label") ?? element.textContent };
}

const isSame = (one: Control | null, other: Control | null) =>
  one?.element === other?.element && one?.name === other?.name;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A `ref` for elements that may move: the second press of a double click is ignored if it hits another control. */
export function steadyDoubleClicks(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  let pressed: Control | null = null;
  const onClick = (event: MouseEvent) => {
    const control = controlOf(event.target);
    if (event.detail === 1) pressed = control;
    if (event.detail > 1 && !isSame(control, pressed)) swallow(event);
  };
  element.addEventListener("click", onClick, { capture: true });
  return () => element.removeEventListener("click", onClick, { capture: true });
}

/**
 * A `ref` for elements that may change under the pointer, such as a list whose rows disappear when they are decided on.
 * For a moment, a press on a control that moved under a resting pointer is ignored, since it was meant for the previous
 * one; so is the second press of a double click. Moving the pointer to the control, or using the keyboard, is never
 * blocked.
 */
export function steadyPresses(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  const underPointer = (): Control | null => {
    const top = Number.isNaN(pointer.x) ? null : document.elementFromPoint(pointer.x, pointer.y);
    return top && element.contains(top) ? controlOf(top) : null;
  };
  let known: Control | null = null;
  let changed = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  const onChange = () => {
    const now = underPointer();
    if (now && !isSame(now, known)) changed = { at: performance.now(), x: pointer.x, y: pointer.y };
    known = now;
  };
  const onPointer = ({ target }: PointerEvent) => {
    known = controlOf(target);
  };
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0) return; // Pressed by keyboard.
    const near = Math.hypot(event.clientX - changed.x, event.clientY - changed.y) <= SAME_PLACE_PX;
    if (near && event.timeStamp - changed.at < SETTLES_MS) swallow(event);
  };

  const observer = new MutationObserver(onChange);
  observer.observe(element, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ["style", "hidden", "aria-label"],
  });
  element.addEventListener("pointermove", onPointer, { passive: true });
  element.addEventListener("pointerdown", onPointer, { passive: true });
  element.addEventListener("click", onClick, { capture: true });
  onChange();
  const stopDoubleClicks = steadyDoubleClicks(element);
  return () => {
    stopDoubleClicks?.();
    observer.disconnect();
    element.removeEventListener("pointermove", onPointer);
    element.removeEventListener("pointerdown", onPointer);
    element.removeEventListener("click", onClick, { capture: true });
  };
}
