import { type RefObject, useLayoutEffect } from "react";

/** The document, for heights that all of a page needs. */
export const PAGE: RefObject<HTMLElement | null> = {
  current: typeof document === "undefined" ? null : document.documentElement,
};

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
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect();
      // Not while it is hidden.
      if (height > 0) holder.current?.style.setProperty(variable, `${Math.ceil(height)}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [measured, holder, variable]);
}
