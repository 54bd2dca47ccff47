import { useEffect, useState } from "react";

/** Whether something was opened at least once: its code is not loaded before. */
export function useEverOpened(opened: boolean): boolean {
  const [ever, setEver] = useState(opened);
  if (opened && !ever) setEver(true);
  return ever;
}

/**
 * `opened`, but false on the first render: an overlay mounted already open still slides in, and records where the focus
 * was.
 */
export function useOpensOnceThere(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
