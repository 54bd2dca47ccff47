import { useMediaQuery } from "@mantine/hooks";
import { startTransition, useEffect, useState } from "react";

/** Below this the layout is a phone's: panels rise from below, the sidebar is a bar at the foot. */
const PHONE = "(max-width: 47.99em)";

let takingOver = import.meta.env.SSR;

/** Said before a page that the server painted is taken over. */
export const beginTakingOver = (): void => {
  takingOver = true;
};

/**
 * False while a page that the server painted is being taken over: then it must look as the server, who knows neither
 * window nor clock, painted it. What follows is done in steps that let the person's clicks and keys through.
 */
export function useTakenOver(): boolean {
  const [takenOver, setTakenOver] = useState(!takingOver);
  useEffect(() => {
    takingOver = false;
    startTransition(() => setTakenOver(true));
  }, []);
  return takenOver;
}

/** Whether the window is a phone's width; right from the first render, but for the moment of taking over a painted page. */
export function usePhone(): boolean {
  const takenOver = useTakenOver();
  return useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) && takenOver;
}
