import { useMediaQuery } from "@mantine/hooks";

/** Below this the layout is a phone's: panels rise from below, the sidebar is a bar at the foot. */
export const PHONE = "(max-width: 47.99em)";

/** Whether the window is a phone's width; right from the first render. */
export const usePhone = (): boolean => useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
