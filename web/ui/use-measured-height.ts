import { type RefObject, useLayoutEffect } from "react";

/** Keeps the height of an element that stays in place, in pixels, as a CSS variable of another: what scrolls below it needs to know. */
export function useMeasuredHeight(
  measured: RefObject<HTMLElement | null>,
  holder: RefObject<HTMLElement | null>,
  variable: `--${string}`,
): void {
  useLayoutEffect(() => {
    const element = measured.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      holder.current?.style.setProperty(variable, `${Math.ceil(element.getBoundingClientRect().height)}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [measured, holder, variable]);
}
