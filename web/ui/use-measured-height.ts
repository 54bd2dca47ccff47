import { type RefObject, useLayoutEffect } from "react";

/**
 * Stores the height in pixels of a sticky element in a CSS variable of another element, for the content that scrolls
 * below it.
 */
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
