import { useMediaQuery } from "@mantine/hooks";
import { startTransition, useEffect, useState } from "react";

/** Below this the layout is a phone's: panels rise from below, the sidebar is a bar at the foot. */
const PHONE = "(max-width: 47.99em)";

/** From this on a list and what is opened from it stand beside each other. */
const WIDE = "(min-width: 75em)";

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

/** Whether the window is a phone's width; right from the first render, but for the moment of hydrating a prerendered page. */
export function usePhone(): boolean {
  const hydrated = useHydrated();
  return useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) && hydrated;
}

/** Whether the window has room for a list and what is opened from it; not while a prerendered page is being hydrated. */
export function useWide(): boolean {
  const hydrated = useHydrated();
  return useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) && hydrated;
}
