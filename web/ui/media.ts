import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from "react";

/** Phone layout: panels slide in from below, the sidebar becomes a bottom bar. */
const PHONE = "(max-width: 47.99em)";

/** Wide enough for a list and the opened item side by side. */
const WIDE = "(min-width: 75em)";

/** Whether a media query matches; false without a window. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

let hydration = import.meta.env.SSR;
let frameAlone = false;

/**
 * Must be called before a page is prerendered, and before a prerendered one is hydrated. `ofFrame`: the frame alone,
 * without the page in it.
 */
export const beginHydration = (ofFrame: boolean): void => {
  hydration = true;
  frameAlone = ofFrame;
};

/** Whether the frame alone was prerendered. */
export const isFrameAlone = (): boolean => frameAlone;

/**
 * False while a page that the server prerendered is being hydrated: it must then look as prerendered by the server,
 * which knows neither window nor clock. The subsequent update runs in steps that do not block clicks and keys.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(!hydration);
  useEffect(() => {
    hydration = false;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}

/**
 * Whether the window is as narrow as a phone's; correct from the first render, except while hydrating a prerendered
 * page.
 */
export function usePhone(): boolean {
  const hydrated = useHydrated();
  return useMedia(PHONE) && hydrated;
}

/** Whether a list and the opened item fit side by side; false while a prerendered page is being hydrated. */
export function useWide(): boolean {
  const hydrated = useHydrated();
  return useMedia(WIDE) && hydrated;
}
