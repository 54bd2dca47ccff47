import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from "react";

/** Below this the layout is a phone's: panels rise from below, the sidebar is a bar at the foot. */
const PHONE = "(max-width: 47.99em)";

/** From this on a list and what is opened from it stand beside each other. */
const WIDE = "(min-width: 75em)";

/** Whether a media query holds; not where there is no window. */
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

/** Said before a page that the server prerendered is hydrated. */
export const beginHydration = (): void => {
  hydration = true;
};

/**
 * False while a page that the server prerendered is being hydrated: then it must look as the server, who knows neither
 * window nor clock, prerendered it. What follows is done in steps that let the person's clicks and keys through.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(!hydration);
  useEffect(() => {
    hydration = false;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}

const never = () => () => {};

/**
 * The same for a part that is hydrated by itself, after the rest of its page, such as what stands within `Activity`; true at once
 * then, not in steps.
 */
export const usePartHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether the window is a phone's width; right from the first render, but for the moment of hydrating a prerendered page. */
export function usePhone(): boolean {
  const hydrated = useHydrated();
  return useMedia(PHONE) && hydrated;
}

/** Whether the window has room for a list and what is opened from it; not while a prerendered page is being hydrated. */
export function useWide(): boolean {
  const hydrated = useHydrated();
  return useMedia(WIDE) && hydrated;
}
